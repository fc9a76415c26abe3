import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** The fonts of a pack: Latin, Greek, Cyrillic, Vietnamese, Hebrew, Arabic and more. */
export interface PackFonts {
  readonly regular: Buffer;
  readonly bold: Buffer;
}

let loaded: Promise<PackFonts> | null = null;

/** Reads the fonts once; they are embedded in the file as far as it uses them. */
export function packFonts(): Promise<PackFonts> {
  loaded ??= readFonts().catch((error: unknown) => {
    // Whatever kept them from being read may pass.
    loaded = null;
    throw error;
  });
  return loaded;
}

async function readFonts(): Promise<PackFonts> {
  const require = createRequire(import.meta.url);
  const [regular, bold] = await Promise.all([
    readFile(require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf')),
    readFile(require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf')),
  ]);
  return { regular, bold };
}
