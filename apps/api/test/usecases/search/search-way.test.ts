import { expect, test } from 'vitest';
import { chooseWay, rarest } from '../../../src/db/queries/search-way.ts';

const millions = { folder: 5_000_000, all: 5_000_000 };
const probe = (all: number, ...each: number[]) => ({ looked: 500, all, each });

test.each([
  ['what many hold is met soon', millions, probe(225, 225), 'folder'],
  ['what few hold is not', millions, probe(0, 0), 'weeks'],
  ['what some hold is asked of the index', millions, probe(15, 15), 'weeks'],
  ['a small folder is walked whole', { folder: 2000, all: 5_000_000 }, probe(2, 2), 'folder'],
  ['a large folder is not', { folder: 200_000, all: 5_000_000 }, probe(0, 0), 'weeks'],
] as const)('%s', (_, sizes, newest, way) => {
  expect(chooseWay(sizes, newest, 1001)).toBe(way);
});

test('the index is asked for the rarest terms, and not for those that many more hold', () => {
  expect(rarest(probe(0, 225, 3, 0))).toEqual([1, 2]);
  expect(rarest(probe(150, 225, 150))).toEqual([0, 1]);
  expect(rarest(probe(0, 0, 0))).toEqual([0, 1]);
});
