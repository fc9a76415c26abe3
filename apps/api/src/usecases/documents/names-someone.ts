import { wordsOf } from './fold.ts';

/** Somebody that a document may be about. */
export interface Traveller {
  readonly name: string | null;
  readonly passport: string | null;
}

/** Shorter ones stand in any text by chance. */
const shortestPassport = 5;
/** Scripts that put no spaces between words: there a name stands inside a longer run of letters. */
const unspaced =
  /\p{scx=Han}|\p{scx=Hiragana}|\p{scx=Katakana}|\p{scx=Hangul}|\p{scx=Thai}|\p{scx=Lao}|\p{scx=Khmer}|\p{scx=Myanmar}/u;

/** Whether there is anything about this person that a text can be searched for. */
export function isKnown(traveller: Traveller): boolean {
  return passportOf(traveller) !== null || nameOf(traveller) !== null;
}

/** Whether a text holds the passport number or the whole name, in any order, of one of these. */
export function namesSomeone(text: string, travellers: readonly Traveller[]): boolean {
  const words = wordsOf(text);
  const single = new Set(words);
  // PDFs cut words in pieces where letters are set closer, and numbers are grouped in many ways.
  const joined = words.join('');
  return travellers.some((traveller) => {
    const passport = passportOf(traveller);
    if (passport !== null && joined.includes(passport)) return true;
    const name = nameOf(traveller);
    if (name === null) return false;
    return (
      name.every((word) => single.has(word) || (stands(word) && joined.includes(word))) ||
      (name.length > 1 && joined.includes(name.join('')))
    );
  });
}

/** Long enough to mean something wherever it is found. */
function stands(word: string): boolean {
  return word.length >= (unspaced.test(word) ? 2 : 6);
}

function passportOf({ passport }: Traveller): string | null {
  const joined = wordsOf(passport ?? '').join('');
  return joined.length >= shortestPassport ? joined : null;
}

/** The words of the name; a document may leave out a middle initial. */
function nameOf({ name }: Traveller): string[] | null {
  const words = wordsOf(name ?? '');
  const long = words.filter((word) => word.length > 1);
  return long.length > 0 ? long : null;
}
