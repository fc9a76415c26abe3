import { unspacedLetter } from './searched-words.ts';

/** A text as a search compares it, and where each of its characters stood before. */
export interface FoldedText {
  readonly text: string;
  /** For each UTF-16 unit of `text`, where what it stands for begins in the text as it was written. */
  readonly begins: readonly number[];
  /** And where that ends, with marks and apostrophes behind it. */
  readonly ends: readonly number[];
}

const apostrophes = /['`’‘ʼʻ´ʹ′]/u;
const marks =
  /(?:[\ufe00-\ufe0f]|[\u0300-\u036f\u0483-\u0487\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff])/gu;
// biome-ignore lint/suspicious/noControlCharactersInRegex: a search takes them for spaces
const gaps = /[\s\u0001-\u001f\u007f-\u009f]/gu;

const alike = new Map(
  Object.entries({
    ...{
      ß: 'ss',
      æ: 'ae',
      œ: 'oe',
      þ: 'th',
      ø: 'o',
      ł: 'l',
      đ: 'd',
      ð: 'd',
      ı: 'i',
      ħ: 'h',
      ŧ: 't',
    },
    ...{ ς: 'σ', ى: 'ي', ی: 'ي', ک: 'ك', ة: 'ه' },
    ...Object.fromEntries([...'٠١٢٣٤٥٦٧٨٩'].map((digit, value) => [digit, String(value)])),
    ...Object.fromEntries([...'۰۱۲۳۴۵۶۷۸۹'].map((digit, value) => [digit, String(value)])),
  }),
);

/**
 * A text as the database folds it for searches (`search_fold`, 0020_order_words.sql), letter by letter, so
 * that a screen can show what of it was found. A test of the API holds the two beside each other. Letters
 * that were written in parts, which only a whole text puts together, stay in parts here.
 */
export function foldText(raw: string): FoldedText {
  let text = '';
  const begins: number[] = [];
  const ends: number[] = [];
  let at = 0;
  for (const letter of raw) {
    const end = at + letter.length;
    const folded = foldLetter(letter);
    for (let unit = 0; unit < folded.length; unit += 1) {
      begins.push(at);
      ends.push(end);
    }
    if (folded === '' && ends.length > 0) ends[ends.length - 1] = end;
    text += folded;
    at = end;
  }
  return { text, begins, ends };
}

function foldLetter(letter: string): string {
  if (apostrophes.test(letter)) return '';
  return [...letter.normalize('NFKD').toLowerCase()]
    .map((part) => alike.get(part) ?? part)
    .join('')
    .replace(marks, '')
    .normalize('NFC')
    .replace(gaps, ' ');
}

/** What was typed into a search, folded, with a space around each run of unspaced letters. */
export function foldSearch(typed: string): string {
  let folded = '';
  let unspaced = false;
  for (const letter of foldText(typed).text) {
    const now = unspacedLetter.test(letter);
    folded += now === unspaced ? letter : ` ${letter}`;
    unspaced = now;
  }
  return folded.replace(/ +/g, ' ').trim();
}
