import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import type { FontPart } from './parts.ts';

/** Parts whose bytes stay in memory after a pack; the same names come again when a pack is made twice. */
const maxParts = 24;
const parts = new Map<string, Buffer>();

/** The bytes of both faces of DejaVu Sans. */
export interface BaseFiles {
  readonly regular: Buffer;
  readonly bold: Buffer;
}

/** DejaVu Sans: Latin, Greek, Cyrillic, Vietnamese, Hebrew, Arabic, Georgian, Armenian and more. */
export async function loadBase(): Promise<BaseFiles> {
  const require = createRequire(import.meta.url);
  const [regular, bold] = await Promise.all([
    readFile(require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf')),
    readFile(require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf')),
  ]);
  return { regular, bold };
}

/** The bytes of a part. What the PDF library takes apart is TrueType, and these come packed as WOFF2. */
export async function loadPart(part: FontPart): Promise<Buffer> {
  const loaded = parts.get(part.id);
  if (loaded !== undefined) return loaded;
  // Its unpacker is half a megabyte: read by those who need it.
  const { decompress } = await import('wawoff2');
  // A copy: what it gives back lies in memory that it uses again.
  const bytes = Buffer.from(await decompress(await readFile(part.file)));
  parts.set(part.id, bytes);
  return bytes;
}

/** Lets go of the parts that were loaded first, but for a few. */
export function forgetParts(): void {
  for (const id of parts.keys()) {
    if (parts.size <= maxParts) return;
    parts.delete(id);
  }
}

/** The tables of each font, taken apart as documents asked for them. They go with the font's bytes. */
const tables = new WeakMap<Buffer, object>();

/**
 * Opens a font for one document. An opened font remembers for each glyph the letter that first asked
 * for it, and what a reader copies from a document is these letters: in a font that two documents
 * share, the letters of one come into the text of the other. What the documents do share is the
 * font's tables, as a font and its variations do in the library: to take those of DejaVu Sans apart
 * takes 30 ms.
 */
export function openFont(bytes: Buffer): Font {
  const opened = create(bytes);
  if (!('layout' in opened)) throw new Error('A font file holds several fonts.');
  const shared = tables.get(bytes) ?? Reflect.get(opened, '_tables');
  tables.set(bytes, shared);
  Reflect.set(opened, '_tables', shared);
  return opened;
}
