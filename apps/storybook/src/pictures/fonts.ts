import interExt from '@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2?url';
import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import dejaVu from 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf?url';
import dejaVuMono from 'dejavu-fonts-ttf/ttf/DejaVuSansMono.ttf?url';

const faces = [
  ['Picture Sans', inter, '100 900'],
  ['Picture Sans Extended', interExt, '100 900'],
  ['Picture World', dejaVu, '400'],
  ['Picture Mono', dejaVuMono, '400'],
] as const;

/**
 * Draws all stories with the same fonts on every machine; the product itself takes those of the
 * device. Arabic, Greek and Cyrillic come from DejaVu, other scripts from the machine.
 */
export async function drawFonts(): Promise<void> {
  await Promise.all(
    faces.map(async ([family, url, weight]) => {
      document.fonts.add(await new FontFace(family, `url(${url})`, { weight }).load());
    }),
  );
  const style = document.createElement('style');
  const sans = '"Picture Sans", "Picture Sans Extended", "Picture World", sans-serif';
  style.textContent = `:root, :root:root {
    --mantine-font-family: ${sans} !important;
    --mantine-font-family-headings: ${sans} !important;
    --mantine-font-family-monospace: "Picture Mono", monospace !important;
  }
  body { font-family: ${sans} !important; }
  code, kbd, pre, samp { font-family: "Picture Mono" !important; }`;
  document.head.append(style);
}
