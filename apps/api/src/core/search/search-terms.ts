import { isTelephoneLike, searchedWords, unspacedLetter } from '@pabean/domain';

/** An order's row of `order_words`. */
export interface OrderWords {
  readonly words: string;
  readonly telephone: string;
}

/** What an order's row of `order_words` has to hold: a text, anywhere in a column. */
export type Condition =
  | { readonly column: keyof OrderWords; readonly text: string }
  | { readonly any: readonly Condition[] }
  | { readonly all: readonly Condition[] };

/** One thing that every order found has: the query of the index, and the condition that says the same. */
export interface SearchTerm {
  /** A tsquery; `weekMark` stands where the keys of the index have their week. */
  readonly key: string;
  readonly condition: Condition;
  /** A word by itself: orders that hold it whole, and not as the beginning of another, are fewer keys. */
  readonly whole?: string;
}

/** Stands for the week in `SearchTerm.key`. A folded text holds no control character. */
export const weekMark = '\u0001';

/** The digits of which the index holds each group in a row (0020_order_words.sql, search_keys). */
const group = 4;

/**
 * Groups of a telephone that the index is asked for, the last ones: many telephones begin alike. The
 * condition looks at the whole.
 */
const mostGroups = 4;

/**
 * What a text asks of an order, all of it: each word by its beginning; a run of letters of a script
 * that puts no space between words by any part of it; four digits or more also anywhere in the
 * telephone, fewer at its beginning.
 * @param folded the text as `search_fold` of the database gives it; orders are folded alike
 */
export function termsOf(folded: string): SearchTerm[] {
  const text = folded.trim();
  const words = searchedWords(text);
  const terms = words.map(termOf);
  const digits = text.replace(/^\+/, '');
  // A telephone as people write it, in groups: as one, or each group by itself.
  if (words.length > 1 && isTelephoneLike(digits)) {
    const whole = telephoneTerm(digits);
    return whole === undefined ? terms : [either([whole, every(terms)])];
  }
  return terms;
}

function termOf(word: string): SearchTerm {
  if (unspacedLetter.test(word)) return unspacedTerm(word);
  const prefix = wordTerm(word);
  const telephone = isTelephoneLike(word) ? telephoneTerm(word) : undefined;
  return telephone === undefined ? prefix : either([prefix, telephone]);
}

function wordTerm(word: string): SearchTerm {
  return {
    key: `${lexeme(word)}:*`,
    condition: { column: 'words', text: ` ${word}` },
    whole: word,
  };
}

/** A term of which the index is asked for one whole word: all orders that hold it hold the term. */
export const byWholeWord = (term: SearchTerm, word: string): SearchTerm => ({
  ...term,
  key: lexeme(word),
});

function unspacedTerm(run: string): SearchTerm {
  const letters = [...run];
  const pairs = letters.slice(1).map((letter, i) => `${letters[i]}${letter}`);
  const key =
    pairs.length === 0
      ? `${lexeme(`~${run}`)}:*`
      : allOf([...new Set(pairs)].map((pair) => lexeme(`~${pair}`)));
  return { key, condition: { column: 'words', text: run } };
}

/** Orders hold neither the 0 of a national number nor the 00 before a country code. */
function telephoneTerm(typed: string): SearchTerm | undefined {
  const all = typed.replace(/\D/g, '');
  const national = all.replace(/^0+/, '');
  if (national.length >= group) return digitsTerm(national);
  const terms = national === '' ? [] : [beginningTerm(national)];
  if (all.length >= group) terms.push(digitsTerm(all));
  return terms.length === 0 ? undefined : either(terms);
}

const beginningTerm = (digits: string): SearchTerm => ({
  key: `${lexeme(`^${digits}`)}:*`,
  condition: { column: 'telephone', text: ` ${digits}` },
});

function digitsTerm(digits: string): SearchTerm {
  const groups = Array.from({ length: digits.length - group + 1 }, (_, i) =>
    lexeme(`#${digits.slice(i, i + group)}`),
  );
  return {
    key: allOf([...new Set(groups)].slice(-mostGroups)),
    condition: { column: 'telephone', text: digits },
  };
}

const allOf = (keys: readonly string[]): string => `(${keys.join(' & ')})`;

function either(terms: readonly SearchTerm[]): SearchTerm {
  const [only, ...others] = terms;
  if (only !== undefined && others.length === 0) return only;
  return {
    key: `(${terms.map(({ key }) => key).join(' | ')})`,
    condition: { any: terms.map(({ condition }) => condition) },
  };
}

const every = (terms: readonly SearchTerm[]): SearchTerm => ({
  key: allOf(terms.map(({ key }) => key)),
  condition: { all: terms.map(({ condition }) => condition) },
});

/** A key of the index as a tsquery quotes it. */
const lexeme = (key: string): string => `'${weekMark}${key.replace(/['\\]/g, '$&$&')}'`;
