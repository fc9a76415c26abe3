import { foldSearch, foldText } from './fold-text.ts';
import { isTelephoneLike, searchedWords, unspacedLetter } from './searched-words.ts';

/** A part of a text: from a UTF-16 unit to the one behind its last. */
export type TextPart = readonly [start: number, end: number];

/** What is looked for, in the form in which texts are compared. */
export interface SearchedText {
  /** Folded words: each may begin a word of a text. */
  readonly words: readonly string[];
  /** The digits of what may be a telephone. */
  readonly telephones: readonly string[];
}

/** From so many digits on, a telephone is found by any part of it; fewer have to begin it. */
const anywhereFrom = 4;

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** What a search for a text as it was typed looks for. */
export function searchedText(typed: string): SearchedText {
  const text = foldSearch(typed);
  const words = searchedWords(text);
  const whole = text.replace(/^\+/, '');
  const telephones = [whole, ...words].filter(isTelephoneLike).map(digitsOf);
  return { words, telephones: [...new Set(telephones)] };
}

/** Where a text has the words of a search, in order and apart from each other. */
export function searchHits(text: string, { words }: SearchedText): TextPart[] {
  if (words.length === 0) return [];
  const folded = foldText(text);
  const found = words.flatMap((word) =>
    partsWith(folded.text, word)
      .filter(([at]) => unspacedLetter.test(word) || beginsWord(folded.text, at))
      .map(([at, end]): TextPart => [folded.begins[at] ?? 0, folded.ends[end - 1] ?? text.length]),
  );
  return mergeParts(found);
}

/** Where a telephone, as a list shows it, has the digits of a search. `code` is its beginning, without a plus sign. */
export function telephoneHits(code: string, number: string, searched: SearchedText): TextPart[] {
  if (searched.telephones.length === 0) return [];
  const telephone = `${code}${number}`;
  const places = [...telephone.matchAll(/\d/g)].map(({ index }) => index);
  const digits = places.map((at) => telephone[at]).join('');
  // Orders hold neither the zeros before a code nor those before a national number.
  const codeLength = digitsOf(code).length;
  const national = codeLength + leadingZeros(digits.slice(codeLength));
  const found = searched.telephones.flatMap((typed) => {
    const short = typed.slice(leadingZeros(typed));
    const beginnings =
      short === '' ? [] : [0, national].filter((at) => digits.startsWith(short, at));
    return [
      ...(short.length < anywhereFrom ? partsAt(beginnings, short) : partsWith(digits, short)),
      ...(typed.length < anywhereFrom ? [] : partsWith(digits, typed)),
    ];
  });
  return mergeParts(
    found.map(([start, end]) => [places[start] ?? 0, (places[end - 1] ?? telephone.length) + 1]),
  );
}

const leadingZeros = (digits: string): number => digits.length - digits.replace(/^0+/, '').length;

const partsAt = (places: readonly number[], part: string): TextPart[] =>
  places.map((at) => [at, at + part.length]);

const partsWith = (text: string, part: string): TextPart[] => partsAt(placesOf(text, part), part);

/** Each place at which a text has a part. */
function placesOf(text: string, part: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(part); at !== -1; at = text.indexOf(part, at + 1)) places.push(at);
  return places;
}

const signs = /^[!-/:-@[-`{-~·‐-―・]/u;

/** Words begin behind a space, behind the last of some signs, and where unspaced letters end. */
function beginsWord(text: string, at: number): boolean {
  const before = [...text.slice(Math.max(0, at - 2), at)].at(-1) ?? ' ';
  if (before === ' ' || unspacedLetter.test(before)) return true;
  return signs.test(before) && !signs.test(text.slice(at));
}

/** In order; parts that overlap or touch are one. */
function mergeParts(parts: readonly TextPart[]): TextPart[] {
  const inOrder = [...parts].sort(([a], [b]) => a - b);
  return inOrder.reduce<TextPart[]>((all, part) => {
    const last = all.at(-1);
    if (last === undefined || part[0] > last[1]) all.push(part);
    else all[all.length - 1] = [last[0], Math.max(last[1], part[1])];
    return all;
  }, []);
}
