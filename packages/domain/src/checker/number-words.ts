import { type NumberWords, numberWords, unspacedNumbers } from './excise-words/numbers.ts';
import { letterPlain } from './plain-letters.ts';

/** What a word does to the number that it is a part of. */
interface Part {
  readonly value: number;
  /** Multiplies what stands before it. */
  readonly times: boolean;
}

/** A language's numbers as a pattern, and what each of its words is. */
interface Reader {
  readonly run: RegExp;
  readonly word: RegExp;
  readonly parts: ReadonlyMap<string, Part>;
  readonly notAlone: ReadonlySet<string>;
  /** Beginnings of its words, of which a text has one at least, or nothing is looked for. */
  readonly beginnings: ReadonlySet<string>;
}

/** So much of a word is its beginning; in scripts without blanks one sign. */
const beginning = (word: string) => word.split(/[ -]/, 1)[0]?.slice(0, 3) ?? '';

const forms = (word: string) => (word === '-' ? [] : word.split('/'));

/** Every word with its number: "twenty", "five", "twenty-five". */
function valuesOf({ ones, teens, tens, pair, others = '' }: NumberWords): Map<string, number> {
  const found = new Map<string, number>();
  const each = (list: string, of: (word: string, at: number) => void) => {
    for (const [at, word] of list.split(' ').entries()) for (const one of forms(word)) of(one, at);
  };
  each(ones, (word, at) => found.set(word, at + 1));
  each(teens, (word, at) => found.set(word, at + 10));
  each(tens, (word, at) => found.set(word, (at + 2) * 10));
  each(tens, (ten, at) =>
    each(ones, (one, of) => {
      for (const way of pair.split('/').filter(Boolean)) {
        const word = way.replace(/[TU]/g, (letter) => (letter === 'T' ? ten : one));
        found.set(word, (at + 2) * 10 + of + 1);
      }
    }),
  );
  for (const other of others.split(' ').filter(Boolean)) {
    const [word = '', value] = other.split(':');
    found.set(word, Number(value));
  }
  return found;
}

/** Of two that begin alike the longer one. */
const alternatives = (words: Iterable<string>) =>
  [...words].sort((one, other) => other.length - one.length).join('|');

/** At most so many words make a number: more are a list. */
const mostWords = 5;

function readerOf(words: NumberWords): Reader {
  const plain = (word: string) => {
    const spaced = word.replaceAll('_', ' ');
    return words.exact ? spaced : letterPlain(spaced);
  };
  const parts = new Map<string, Part>();
  // A thousand multiplies what stands before it, also where it may stand alone.
  for (const [word, value] of valuesOf(words)) {
    parts.set(plain(word), { value, times: value === 1000 });
  }
  for (const factor of words.times.split(' ').filter(Boolean)) {
    const [word = '', value] = factor.split(':');
    parts.set(plain(word), { value: Number(value), times: true });
  }
  const factors = [...parts].flatMap(([word, { times }]) => (times ? [word] : []));
  const word = `(?:${alternatives(parts.keys())})`;
  const and = words.and === undefined ? '' : `|[ -]?${words.and}[ -]?`;
  const between = `(?:[ -]${and})${words.joined ? '?' : ''}`;
  const digits = String.raw`(?:\d{1,3}[ -](?=${alternatives(factors)}))?`;
  return {
    run: new RegExp(
      String.raw`(?<![\p{L}\p{M}\d.,-]|\d )${factors.length === 0 ? '' : digits}${word}(?:${between}${word}){0,${mostWords - 1}}(?![\p{L}\p{M}])`,
      'gu',
    ),
    word: new RegExp(String.raw`\d+|${word}`, 'gu'),
    parts,
    notAlone: new Set((words.notAlone ?? '').split(' ').map(plain)),
    beginnings: new Set([...parts.keys()].map(beginning)),
  };
}

/** The signs of a script without blanks. */
function unspacedReaderOf(signs: string, before: string): Reader {
  const parts = new Map(
    signs.split(' ').map((sign) => {
      const [, word = '', times = '', value] = /^(\D+?)(\*?)([\d.]+)$/.exec(sign) ?? [];
      return [letterPlain(word), { value: Number(value), times: times !== '' }] as const;
    }),
  );
  const word = `(?:${alternatives(parts.keys())})`;
  return {
    run: new RegExp(`${before}${word}{1,${mostWords + 2}}`, 'gu'),
    word: new RegExp(word, 'gu'),
    parts,
    notAlone: new Set(),
    beginnings: new Set([...parts.keys()].map((sign) => sign.slice(0, 1))),
  };
}

/** Made when the first text is read. */
function makeReaders() {
  const all = Object.values(numberWords);
  const { han, ko, th } = unspacedNumbers;
  return {
    exact: all.filter(({ exact }) => exact).map(readerOf),
    plain: [
      ...all.filter(({ exact }) => !exact).map(readerOf),
      unspacedReaderOf(han, '(?<![〇零一二两兩三四五六七八九十百千])'),
      unspacedReaderOf(ko, '(?<![가-힣])'),
      unspacedReaderOf(th, ''),
    ],
  };
}

let readers: ReturnType<typeof makeReaders> | undefined;

/** Tens and ones, or hundreds and what is left, are one number: 20 and 5, 200 and 50. */
const fits = (before: number, value: number) =>
  (before >= 10 && before % 10 === 0 && value < 10) ||
  (before >= 100 && before % 100 === 0 && value < 100);

/** What the words of a number make together; null where they are several: "two three". */
function together(words: readonly Part[]): number | null {
  let [thousands, hundreds, rest] = [0, 0, 0];
  for (const { value, times } of words) {
    // Nothing stands before it: a "hundred" is one hundred.
    if (times && value === 1000)
      [thousands, hundreds, rest] = [(hundreds + rest || 1) * value, 0, 0];
    else if (times && value === 12) [hundreds, rest] = [(hundreds + rest || 1) * value, 0];
    else if (times) [hundreds, rest] = [hundreds + (rest || 1) * value, 0];
    else if (rest === 0 || fits(rest, value)) rest += value;
    else return null;
  }
  return thousands + hundreds + rest;
}

/**
 * A text whose numbers in words are digits, where what they count follows: "twelve bottles", "fünfzehn Flaschen",
 * "two hundred cigarettes". A word alone may be another: "on" is ten in Turkish.
 * @param text tidied, in small letters
 * @param isCounted whether what stands behind a number is counted by it
 */
export function withDigits(text: string, isCounted: (behind: string) => boolean): string {
  readers ??= makeReaders();
  return replaced(letterPlain(replaced(text, readers.exact, isCounted)), readers.plain, isCounted);
}

/** A number in words and where it stands. */
interface Found {
  readonly from: number;
  readonly to: number;
  readonly number: number;
}

function foundBy(reader: Reader, text: string, isCounted: (behind: string) => boolean): Found[] {
  return [...text.matchAll(reader.run)].flatMap(({ 0: run, index: from }) => {
    const words = run.match(reader.word) ?? [];
    const number = together(
      words.map((word) => reader.parts.get(word) ?? { value: Number(word), times: false }),
    );
    if (number === null || reader.notAlone.has(run)) return [];
    const to = from + run.length;
    const behind = text.slice(to, to + longestLook);
    const ends = words.length > 1 && /^ *(?:$|[,;)])/.test(behind);
    return ends || isCounted(behind) ? [{ from, to, number }] : [];
  });
}

/** In so many letters behind a number stands what it counts. */
const longestLook = 50;

/** Of a word the beginning, of a text without blanks every sign. */
const anyBeginning = /[\p{sc=Han}\p{sc=Hangul}\p{sc=Thai}]|(?<![\p{L}\p{M}])[\p{L}\p{M}]{1,3}/gu;

/** Of what two languages read the longer one: "vinte e cinco" has the Spanish five. */
function replaced(
  text: string,
  languages: readonly Reader[],
  isCounted: (behind: string) => boolean,
): string {
  const present = text.match(anyBeginning) ?? [];
  const all = languages
    .filter(({ beginnings }) => present.some((one) => beginnings.has(one)))
    .flatMap((reader) => foundBy(reader, text, isCounted));
  all.sort((one, other) => one.from - other.from || other.to - one.to);
  let read = '';
  let done = 0;
  for (const { from, to, number } of all) {
    if (from < done) continue;
    read += text.slice(done, from) + String(number);
    done = to;
  }
  return read + text.slice(done);
}
