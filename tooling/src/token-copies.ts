import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPalettes } from './raw-colours.ts';
import { root } from './root.ts';
import { sourceFiles } from './source-files.ts';

/** Where the colours of the house are written (packages/ui, design section 2). */
export const palettesPath = 'packages/ui/src/theme/palettes.ts';

/** A colour in a file that knows no variables, found by what stands before it. */
interface Copy {
  readonly path: string;
  readonly before: string;
  readonly palette: string;
  readonly shade: number;
}

const copy = (path: string, before: string, palette: string, shade: number): Copy => ({
  path,
  before,
  palette,
  shade,
});

/** What a browser paints before or beside the page: its own bar, the icon, the first logo. */
const copies: readonly Copy[] = [
  copy('apps/portal/index.html', 'name="theme-color" content="', 'teal', 1),
  copy('apps/portal/index.html', '1.3-.6Z" fill="', 'teal', 7),
  copy('apps/portal/public/manifest.webmanifest', '"theme_color": "', 'teal', 1),
  copy('apps/portal/public/manifest.webmanifest', '"background_color": "', 'sand', 0),
  copy('apps/portal/public/portal-icon.svg', '1.3-.6Z" fill="', 'teal', 7),
  copy('apps/backoffice/public/backoffice-icon.svg', '1.3-.6Z" fill="', 'teal', 7),
  ...[0, 1, 2, 3].map((shade) =>
    copy('packages/ui/src/theme/portal.css', `--pb-sand-${shade}: `, 'sand', shade),
  ),
];

const standIn = /(var\(--mantine-color-([a-zA-Z]+)-(\d),\s*)#[\da-f]+\)/gi;

/** The palettes as they are written now. */
export const currentPalettes = (): Map<string, string[]> =>
  readPalettes(readFileSync(join(root, palettesPath), 'utf8'));

/** Every file that repeats a colour of the palettes, as it is and as it has to be. */
export function filesWithCopies(palettes: ReadonlyMap<string, readonly string[]>) {
  const styles = sourceFiles(/^(apps|packages)\/.*\.css$/)
    .filter(({ text }) => text.search(standIn) !== -1)
    .map(({ path }) => path);
  const paths = new Set([...copies.map(({ path }) => path), ...styles]);
  return Array.from(paths, (path) => {
    const text = readFileSync(join(root, path), 'utf8');
    return { path, text, wanted: rewrite(path, text, palettes) };
  });
}

function rewrite(
  path: string,
  text: string,
  palettes: ReadonlyMap<string, readonly string[]>,
): string {
  const colour = (palette: string, shade: number) => {
    const found = palettes.get(palette)?.[shade];
    if (found === undefined) throw new Error(`${path} repeats ${palette}.${shade}: there is none.`);
    return found;
  };
  const styled = text.replace(
    standIn,
    (_, head: string, palette: string, shade: string) =>
      `${head}${colour(palette, Number(shade))})`,
  );
  return copies
    .filter((one) => one.path === path)
    .reduce((now, { before, palette, shade }) => {
      const parts = now.split(before);
      if (parts.length !== 2) throw new Error(`${path} has no single place after ${before}`);
      const [head, tail = ''] = parts;
      return head + before + tail.replace(/^#[\da-f]{3,6}/i, colour(palette, shade));
    }, styled);
}
