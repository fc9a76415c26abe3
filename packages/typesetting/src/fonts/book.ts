import type { Font } from 'fontkit';
import { forgetParts, loadBase, loadPart, openFont } from './load.ts';
import { type FontPart, type Han, partFor } from './parts.ts';

/** A font as it is used: under a name, with the strength of the line around its outlines. */
export interface Face {
  readonly name: string;
  readonly font: Font;
  /** As a share of the size; a thin font becomes a normal one by it, a normal one bold. */
  readonly outline: number;
}

/** The fonts of one pack: which face has a character, in normal or in bold; null when none has. */
export interface FontBook {
  faceOf(character: string, bold: boolean): Face | null;
}

type Pair = { readonly plain: Face; readonly strong: Face };

const outlines = { thin: 0.035, bold: 0.018 };
let base: ReturnType<typeof loadBase> | null = null;

/** Loads what these characters need and no more, for one document. */
export async function openFonts(characters: ReadonlySet<string>, han: Han): Promise<FontBook> {
  base ??= loadBase().catch((error: unknown) => {
    // Whatever kept them from being read may pass.
    base = null;
    throw error;
  });
  const files = await base;
  const regular = openFont(files.regular);
  const bold = openFont(files.bold);
  const plain: Face = { name: 'base', font: regular, outline: 0 };
  const strong: Face = { name: 'base-bold', font: bold, outline: 0 };
  const faces = new Map<string, Pair | null>();
  const pairs = new Map<string, Pair>();
  for (const character of characters) {
    const code = character.codePointAt(0) ?? 0;
    if (regular.hasGlyphForCodePoint(code)) {
      faces.set(character, { plain, strong: bold.hasGlyphForCodePoint(code) ? strong : plain });
      continue;
    }
    const part = partFor(code, han);
    const pair = part && (pairs.get(part.id) ?? pairOf(part, openFont(await loadPart(part))));
    if (pair) pairs.set(pair.plain.name, pair);
    faces.set(character, pair?.plain.font.hasGlyphForCodePoint(code) ? pair : null);
  }
  forgetParts();
  return {
    faceOf: (character, isBold) => faces.get(character)?.[isBold ? 'strong' : 'plain'] ?? null,
  };
}

function pairOf({ id, thin }: FontPart, font: Font): Pair {
  const outline = thin ? outlines.thin : 0;
  return {
    plain: { name: id, font, outline },
    strong: { name: id, font, outline: outline + outlines.bold },
  };
}
