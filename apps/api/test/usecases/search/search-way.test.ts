import { expect, test } from 'vitest';
import { termsOf } from '../../../src/core/search/search-terms.ts';
import { choosePlan, plentiful, rarest } from '../../../src/core/search/search-way.ts';
import { frequenciesOf } from '../../../src/core/search/word-sample.ts';

const history = { folder: 4_900_000, all: 5_000_000, weeks: 105, hasOwnWords: false };
const refunds = { ...history, folder: 150_000 };
const settled = { ...refunds, hasOwnWords: true };
const small = { ...history, folder: 1_249 };
const sample = (all: number, ...each: number[]) => ({ looked: 500, all, each, whole: each });
const page = { least: 11, most: 1001 };

test.each([
  ['what many hold is met soon', history, sample(225, 225), page, 'folder'],
  ['what some hold: the page is met, the rest is counted', history, sample(60, 60), page, 'both'],
  ['what few hold is asked of the index', history, sample(0, 0), page, 'weeks'],
  ['a far page of what some hold', history, sample(15, 15), { least: 901, most: 1001 }, 'weeks'],
  ['all of what some hold', history, sample(60, 60), { least: 20_001, most: 20_001 }, 'weeks'],
  ['a small folder is walked whole', small, sample(0, 0), page, 'folder'],
  ['a larger folder is not', refunds, sample(3, 3), page, 'weeks'],
  ['a larger folder is walked for frequent words', refunds, sample(60, 60), page, 'folder'],
  ['one with an index of words to itself is not', settled, sample(225, 225), page, 'weeks'],
] as const)('%s', (_, sizes, newest, wanted, way) => {
  expect(choosePlan(sizes, newest, wanted).way).toBe(way);
});

test('a walk looks at as many orders as the count needs, or the page', () => {
  expect(choosePlan(history, sample(250, 250), page)).toEqual({ way: 'folder', looks: 2828 });
  expect(choosePlan(history, sample(60, 60), page)).toEqual({ way: 'both', looks: 354 });
  expect(choosePlan(refunds, sample(60, 60), page)).toEqual({ way: 'folder', looks: 1250 });
  expect(choosePlan(refunds, sample(60, 60), { least: 601, most: 1001 })).toEqual({
    way: 'folder',
    looks: 11314,
  });
  expect(choosePlan(small, sample(0, 0), page)).toEqual({ way: 'folder', looks: 1250 });
});

test('the index is asked for the rarest terms, and not for those that many more hold', () => {
  const [a, b, c] = termsOf('maria gmail bali');
  const terms = [a, b, c].flatMap((term) => term ?? []);
  expect(rarest(terms, sample(0, 225, 2, 1))).toEqual([b, c]);
  expect(rarest(terms, sample(150, 225, 150, 400))).toEqual([a, b]);
  expect(rarest(terms, sample(0, 0, 0, 0))).toEqual(terms);
  expect(rarest(terms, sample(1, 225, 10, 1), 'ofFolder')).toEqual([b, c]);
});

test('how frequent words are is told by a sample, and whether they are whole words', () => {
  const orders = [
    ' 7 maria maria.g@example.org g@example.org',
    ' 8 marianne',
    ' 9 ada maria',
    ' 81',
  ];
  const held = orders.map((words) => ({ words, telephone: ' 628125550' }));
  expect(frequenciesOf(held, termsOf('maria'))).toEqual({
    looked: 4,
    each: [3],
    whole: [2],
    all: 3,
  });
  expect(frequenciesOf(held, termsOf('maria ada'))).toMatchObject({ each: [3, 1], all: 1 });
  expect(frequenciesOf(held, termsOf('81'))).toMatchObject({ each: [1], whole: [0], all: 1 });
  expect(frequenciesOf(held, termsOf('8125'))).toMatchObject({ each: [4], all: 4 });
  expect(frequenciesOf([], termsOf('maria ada'))).toMatchObject({
    looked: 0,
    each: [0, 0],
    all: 0,
  });
});

test('what many hold as a whole word is counted by that word alone', () => {
  const keys = (typed: string, whole: number[], folder = 4_900_000) =>
    plentiful(termsOf(typed), { ...sample(60, 60), whole }, { folder, most: 1001 })?.map(
      ({ key }) => key,
    );
  expect(keys('maria', [40])).toEqual(["'\u0001maria'"]);
  expect(keys('mari', [20]), 'most hold it as the beginning').toBeUndefined();
  expect(keys('81', [0]), 'it may be in a telephone').toBeUndefined();
  expect(keys('maria', [40], 20_000), 'they may be too few').toBeUndefined();
});
