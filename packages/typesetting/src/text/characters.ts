import type { Face, FontBook } from '../fonts/book.ts';
import { mirrored, withBrackets } from './brackets.ts';

/** One character with what draws it and the direction it is read in. */
export interface Character {
  readonly text: string;
  readonly face: Face;
  readonly rightToLeft: boolean;
}

const joiners = /[\u200C\u200D]/;
/** A letter that is read from right to left. */
export const rightToLeft =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u;

/**
 * What can be printed of a text. What no font has becomes its Unicode number, `[U+1F600]`: a number
 * can be looked up, a row of boxes says nothing. Marks that only steer the text are left out, so
 * that nobody turns a line around with them.
 */
export function printable(text: string): string {
  // NFC: a letter with its accent is one character in a font.
  return text.normalize('NFC').replace(/(?![\u200C\u200D])[\p{Cf}\p{Cc}\p{Cs}\p{Co}]/gu, '');
}

/** A printable text as characters, each with its face and direction. */
export function characters(text: string, book: FontBook, bold: boolean): Character[] {
  const found: { text: string; face: Face }[] = [];
  for (const one of text) {
    const before = found.at(-1);
    if (joiners.test(one)) {
      // They shape the letters beside them, and belong to those letters' font.
      if (before?.face.font.hasGlyphForCodePoint(one.codePointAt(0) ?? 0)) {
        found.push({ text: one, face: before.face });
      }
      continue;
    }
    const face = book.faceOf(one, bold);
    if (face !== null) found.push({ text: one, face });
    else found.push(...numberOf(one, book, bold));
  }
  return withDirections(found);
}

function numberOf(character: string, book: FontBook, bold: boolean) {
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return Array.from(`[U+${code}]`).flatMap((text) => {
    const face = book.faceOf(text, bold);
    return face === null ? [] : [{ text, face }];
  });
}

/** Blanks and punctuation go with their neighbours where both sides agree (a small bidi). */
function withDirections(found: readonly { text: string; face: Face }[]): Character[] {
  const texts = found.map(({ text }) => text);
  const letters = texts.map(strongDirection);
  const base = letters.find((direction) => direction !== null) ?? false;
  const strong = withBrackets(texts, letters, base);
  const after: (boolean | null)[] = [];
  let next: boolean | null = null;
  for (let at = strong.length - 1; at >= 0; at--) {
    next = strong[at] ?? next;
    after[at] = next;
  }
  let before: boolean | null = null;
  return found.map(({ text, face }, at) => {
    before = strong[at] ?? before;
    const own = strong[at] ?? (before === after[at] ? before : base) ?? base;
    return { text: own ? (mirrored[text] ?? text) : text, face, rightToLeft: own };
  });
}

/** True from right to left, false from left to right, null for what goes either way. */
function strongDirection(character: string): boolean | null {
  if (/\p{Nd}/u.test(character)) return false;
  if (rightToLeft.test(character)) return true;
  return /\p{L}/u.test(character) ? false : null;
}

/** What our own words and the number of a missing character are written in. */
const own = String.fromCharCode(...Array.from({ length: 0x5f }, (_, at) => 0x20 + at));

/** Every character that these texts may need. */
export function charactersOf(texts: Iterable<string>): Set<string> {
  const all = new Set(own);
  for (const text of texts) for (const one of printable(text)) all.add(one);
  return all;
}
