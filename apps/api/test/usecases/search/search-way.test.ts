import { expect, test } from 'vitest';
import { choosePlan, rarest } from '../../../src/core/search/search-way.ts';

const history = { folder: 4_900_000, all: 5_000_000, weeks: 105 };
const refunds = { ...history, folder: 150_000 };
const small = { ...history, folder: 1_249 };
const sample = (all: number, ...each: number[]) => ({ looked: 500, all, each });
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
] as const)('%s', (_, sizes, newest, wanted, way) => {
  expect(choosePlan(sizes, newest, wanted).way).toBe(way);
});

test('a walk looks at as many orders as the count needs, or the page', () => {
  expect(choosePlan(history, sample(250, 250), page)).toEqual({ way: 'folder', looks: 4000 });
  expect(choosePlan(history, sample(60, 60), page)).toEqual({ way: 'both', looks: 500 });
  expect(choosePlan(refunds, sample(60, 60), page)).toEqual({ way: 'folder', looks: 1250 });
  expect(choosePlan(refunds, sample(60, 60), { least: 601, most: 1001 })).toEqual({
    way: 'folder',
    looks: 16000,
  });
  expect(choosePlan(small, sample(0, 0), page)).toEqual({ way: 'folder', looks: 1250 });
});

test('the index is asked for the rarest terms, and not for those that many more hold', () => {
  expect(rarest(sample(0, 225, 2, 0))).toEqual([1, 2]);
  expect(rarest(sample(150, 225, 150))).toEqual([0, 1]);
  expect(rarest(sample(0, 0, 0))).toEqual([0, 1]);
});
