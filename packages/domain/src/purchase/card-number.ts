import { asciiDigits } from '../digits/ascii-digits.ts';
import { fitsLuhn } from './luhn.ts';

/**
 * Digits with what people and their telephones put between groups of a card number: blanks, dashes of any
 * length, marks that nobody sees. Three of them at most: "4111 - 1111".
 */
const digitRuns = /\d(?:[\s._/\p{Pd}\p{Cf}]{0,3}\d)*/gu;

/** Hashes and ids of 128 bits and more: digits between their letters are no number of a card. */
const isHash = (text: string) =>
  /^(?=.*[a-f])[0-9a-f]{32,}$/i.test(text) ||
  /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

/** No card begins with 0 or 1; a moment in milliseconds does, and has 13 digits. */
const isCardNumber = (digits: string) => /^[2-9]\d{12,18}$/.test(digits) && fitsLuhn(digits);

/** Beginnings and lengths that networks give out. */
const issued =
  /^(?:4(?:\d{12}|\d{15}|\d{18})|(?:5[1-5]\d\d|222[1-9]|22[3-9]\d|2[3-6]\d\d|27[01]\d|2720)\d{12}|3[47]\d{13}|3(?:0[0-5]|[68]\d)\d{11}|(?:6011|64[4-9]\d|65\d\d|35\d\d)\d{12}|(?:62|5[06]|6[37])\d{11,17})$/;

/**
 * Between letters stands a token more often than a card: one in two thousand random tokens of 20
 * characters holds digits that fit. There only what a network gives out is a card number.
 */
const betweenLetters = (digits: string) => isCardNumber(digits) && issued.test(digits);

/** No card has fewer or more digits: other rows of groups are not looked at, however long the run is. */
const leastDigits = 13;
const mostDigits = 19;

/** Rows of groups of a run: "4111 1111 1111 1111 12" holds a number and its month. */
function* groupRows(run: string): Generator<string> {
  const groups = run.split(/\D+/);
  for (const from of groups.keys()) {
    let row = '';
    for (let at = from; at < groups.length && row.length <= mostDigits; at += 1) {
      row += groups[at];
      if (row.length >= leastDigits) yield row;
    }
  }
}

function textHolds(text: string): boolean {
  const plain = asciiDigits(text.normalize('NFKC')).trim();
  if (isHash(plain)) return false;
  return [...plain.matchAll(digitRuns)].some(({ 0: run, index }) => runHolds(plain, run, index));
}

function runHolds(text: string, run: string, at: number): boolean {
  const beside = (text[at - 1] ?? '') + (text[at + run.length] ?? '');
  const fits = /\p{L}/u.test(beside) ? betweenLetters : isCardNumber;
  for (const row of groupRows(run)) if (fits(row)) return true;
  return false;
}

/**
 * Whether a full card number stands anywhere in a value: in its texts, its numbers, or the names of its
 * parts. Such a value is refused whole, and nothing of it is written down.
 */
export function holdsCardNumber(value: unknown): boolean {
  // A list and no recursion: what comes in may be nested deeper than calls can be.
  const waiting: unknown[] = [value];
  while (waiting.length > 0) {
    const part = waiting.pop();
    if (typeof part === 'object' && part !== null) {
      for (const entry of Object.entries(part)) waiting.push(...entry);
    } else if (typeof part === 'string' || typeof part === 'number' || typeof part === 'bigint') {
      if (textHolds(String(part))) return true;
    }
  }
  return false;
}

/** A text with every card number in it shortened to its last four digits. */
export function withoutCardNumbers(text: string): string {
  const plain = asciiDigits(text);
  let [words, from] = ['', 0];
  for (const { 0: run, index } of plain.matchAll(digitRuns)) {
    if (!runHolds(plain, run, index)) continue;
    words += `${text.slice(from, index)}[card ending ${run.replace(/\D/g, '').slice(-4)}]`;
    from = index + run.length;
  }
  return words + text.slice(from);
}
