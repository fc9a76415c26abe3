import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Condition, termsOf, weekMark } from '../../../src/core/search/search-terms.ts';

/** The texts of a condition. */
const texts = (condition: Condition): string[] =>
  'column' in condition
    ? [condition.text]
    : ('all' in condition ? condition.all : condition.any).flatMap(texts);
const asked = (folded: string) => termsOf(folded).map(({ condition }) => texts(condition));
const keys = (folded: string) => termsOf(folded).map(({ key }) => key.replaceAll(weekMark, '@'));

describe('the terms of a text', () => {
  test.each([
    ['', []],
    ['maria', [[' maria']]],
    ['maria garcia', [[' maria'], [' garcia']]],
    ['mar maria', [[' maria']]],
    ['jean-luc', [[' jean'], [' luc']]],
    ['(bob) smith,', [[' bob)'], [' smith']]],
    ['@gmail.com', [[' gmail.com']]],
    ['100% _', [[' 100%'], [' _']]],
    ['ใจดี', [['ใจดี']]],
    ['+62812', [[' 62812', '62812']]],
    ['0812 5550', [['8125550', ' 0812', ' 812', '0812', ' 5550', '5550']]],
    ['0000', [[' 0000', '0000']]],
    ['081', [[' 081', ' 81']]],
  ])('%j', (folded, expected) => {
    expect(asked(folded)).toEqual(expected);
  });

  test('ask the index for prefixes, pairs of letters and groups of digits', () => {
    expect(keys('maria')).toEqual(["'@maria':*"]);
    expect(keys("a\\b'")).toEqual(["'@a\\\\b''':*"]);
    expect(keys('海野辺')).toEqual(["('@~海野' & '@~野辺')"]);
    expect(keys('海')).toEqual(["'@~海':*"]);
    expect(keys('55501')).toEqual(["('@55501':* | ('@#5550' & '@#5501'))"]);
    expect(keys('555')).toEqual(["('@555':* | '@^555':*)"]);
  });
});

test('whatever is typed, each term has a text that names something, and quotes are in pairs', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 200 });
  fc.assert(
    fc.property(text, (typed) => {
      for (const { key, condition } of termsOf(typed.replace(/\p{Cc}/gu, ' '))) {
        for (const held of texts(condition)) expect(held.trim()).not.toBe('');
        expect(key.split("'").length % 2).toBe(1);
      }
    }),
  );
});

test('a text of many words asks for each of them once', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('ab', 'abc', 'b', 'c-d', 'ใจ'), { maxLength: 60 }),
      (words) => {
        expect(termsOf(words.join(' ')).length).toBeLessThanOrEqual(5);
      },
    ),
  );
});
