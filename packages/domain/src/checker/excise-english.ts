import { wordsOfAsia } from './excise-words/asia.ts';
import { wordsOfEurope } from './excise-words/europe.ts';
import { type ExciseMeaning, type ExciseWords, exciseMeanings } from './excise-words/meanings.ts';
import {
  japaneseBox,
  numerals,
  unspacedAnds,
  unspacedNames,
  unspacedUnits,
} from './excise-words/unspaced.ts';
import { letterPlain } from './plain-letters.ts';

/** A pattern of the table, with a group for each meaning. */
interface Reader {
  readonly pattern: RegExp;
  /** What the groups mean, in their order. */
  readonly meanings: readonly ExciseMeaning[];
}

function readerOf(
  table: Readonly<Record<string, ExciseWords>>,
  alternatives: (words: string) => readonly string[],
  whole: (groups: string) => string,
): Reader {
  const groups = exciseMeanings.flatMap((meaning) => {
    const found = Object.values(table).flatMap((words) => alternatives(words[meaning] ?? ''));
    // Of two that begin alike the longer one: "tabac a rouler" is no "tabac".
    const words = [...new Set(found)].sort((one, other) => other.length - one.length);
    return words.length === 0 ? [] : [{ meaning, group: `(${words.join('|')})` }];
  });
  const pattern = new RegExp(whole(groups.map(({ group }) => group).join('|')), 'gu');
  return { pattern, meanings: groups.map(({ meaning }) => meaning) };
}

const wordsOf = (words: string) =>
  words === ''
    ? []
    : words.split(', ').map((word) => letterPlain(word).replaceAll('*', String.raw`[\p{L}\p{M}]*`));

const partsOf = (words: string) => (words === '' ? [] : [words]);

/** Made when the first text is read: most of what loads this file reads none. */
function makeReaders() {
  return {
    // Arabic writes "and" and the article as one word with what follows.
    spaced: readerOf(
      { ...wordsOfAsia, ...wordsOfEurope },
      wordsOf,
      (groups) => `(?<![\\p{L}\\p{M}])(?:و(?=\\p{L}))??(?:ال)?(?:${groups})(?![\\p{L}\\p{M}])`,
    ),
    names: readerOf(unspacedNames, partsOf, (groups) => groups),
    units: readerOf(unspacedUnits, partsOf, (groups) => String.raw`(?<=\d ?)(?:${groups})`),
  };
}

let readers: ReturnType<typeof makeReaders> | undefined;

function translate(text: string, { pattern, meanings }: Reader): string {
  return text.replace(pattern, (match: string, ...groups: (string | undefined)[]) => {
    const at = groups.findIndex((group) => typeof group === 'string');
    const word = groups[at] ?? '';
    const before = match.startsWith('و') && !word.startsWith('و') ? ' and' : '';
    return `${before} ${meanings[at] ?? ''} `;
  });
}

/** Letters of scripts that write words without blanks. */
const unspaced = '\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Hangul}\\p{sc=Thai}ー';
const anyUnspaced = new RegExp(`[${unspaced}]`, 'u');
const beforeNumber = new RegExp(`(?<=[${unspaced}])(?=\\d)`, 'gu');
const ands = new RegExp(unspacedAnds, 'gu');
const numeral = new RegExp(
  `(?<![${numerals}两兩])[${numerals}两兩](?=[条條包盒瓶樽罐支本箱缶])`,
  'gu',
);

function numberOf(sign: string): string {
  return String(/[两兩]/.test(sign) ? 2 : numerals.indexOf(sign) + 1);
}

/** "2 Stangen à 200": so many of so much. */
const of = /(?<=\p{L} )(?:a|de|di|da|von|van|zu|je|con|mit|par|po|по|por|isi)(?= ?\d)/gu;

/**
 * The names of excise goods and their units in a text of any language of the portal, as English words; all else
 * stays as it is. What the table does not know is read as before.
 * @param text tidied, in small letters
 */
export function inEnglish(text: string): string {
  if (text === '') return text;
  readers ??= makeReaders();
  let read = letterPlain(text);
  if (anyUnspaced.test(read)) {
    read = translate(read.replace(numeral, numberOf).replace(japaneseBox, 'パック'), readers.names);
    read = translate(read.replace(beforeNumber, ' '), readers.units).replace(ands, ' and ');
  }
  return translate(read, readers.spaced).replace(/ +/g, ' ').replace(of, 'of').trim();
}
