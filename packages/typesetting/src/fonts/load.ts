import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import type { FontPart } from './parts.ts';

/** Parts that stay in memory after a pack; the same names come again when a pack is made twice. */
const maxParts = 24;
const parts = new Map<string, Font>();

/** DejaVu Sans: Latin, Greek, Cyrillic, Vietnamese, Hebrew, Arabic, Georgian, Armenian and more. */
export async function loadBase(): Promise<{ regular: Font; bold: Font }> {
  const require = createRequire(import.meta.url);
  const [regular, bold] = await Promise.all([
    readFile(require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf')),
    readFile(require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf')),
  ]);
  return { regular: font(regular), bold: font(bold) };
}

/** A part as a font. What the PDF library takes apart is TrueType, and these come packed as WOFF2. */
export async function loadPart(part: FontPart): Promise<Font> {
  const fontPart = parts.get(part.id);
  if (fontPart !== undefined) return fontPart;
  // Its unpacker is half a megabyte: read by those who need it.
  const { decompress } = await import('wawoff2');
  // A copy: what it gives back lies in memory that it uses again.
  const loaded = font(Buffer.from(await decompress(await readFile(part.file))));
  parts.set(part.id, loaded);
  return loaded;
}

/** Lets go of the parts that were loaded first, but for a few. */
export function forgetParts(): void {
  for (const id of parts.keys()) {
    if (parts.size <= maxParts) return;
    parts.delete(id);
  }
}

function font(bytes: Buffer): Font {
  const opened = create(bytes);
  if (!('layout' in opened)) throw new Error('A font file holds several fonts.');
  return opened;
}
