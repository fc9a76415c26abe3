import type { Face, FontBook } from '../fonts/book.ts';
import { levelsOf, mirrored } from './directions.ts';

/** One character with what draws it and its embedding level: odd is read from right to left. */
export interface Character {
  readonly text: string;
  readonly face: Face;
  readonly level: number;
}

const joiners = /[\u200C\u200D]/;
/**
 * What can be printed of a text. What no font has becomes its Unicode number, `[U+1F600]`: a number
 * can be looked up, a row of boxes says nothing. Marks that only steer the text are left out, so
 * that no value can turn a line around with them.
 */
export function printable(text: string): string {
  // NFC: a letter with its accent is one character in a font.
  return text.normalize('NFC').replace(/(?![\u200C\u200D])[\p{Cf}\p{Cc}\p{Cs}\p{Co}]/gu, '');
}

/** A printable paragraph as characters, each with its face and level. */
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
  return withLevels(found);
}

function numberOf(character: string, book: FontBook, bold: boolean) {
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return Array.from(`[U+${code}]`).flatMap((text) => {
    const face = book.faceOf(text, bold);
    return face === null ? [] : [{ text, face }];
  });
}

function withLevels(found: readonly { text: string; face: Face }[]): Character[] {
  const levels = levelsOf(found.map(({ text }) => text));
  return found.map(({ text, face }, at) => {
    const level = levels[at] ?? 0;
    return { text: level % 2 === 1 ? mirrored(text) : text, face, level };
  });
}

/** What our own words and the number of a missing character are written in. */
const own = String.fromCharCode(...Array.from({ length: 0x5f }, (_, at) => 0x20 + at));

/** Every character that these texts may need. */
export function charactersOf(texts: Iterable<string>): Set<string> {
  const all = new Set(own);
  for (const text of texts) for (const one of printable(text)) all.add(one);
  return all;
}
