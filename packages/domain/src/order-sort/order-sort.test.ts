import { expect, test } from 'vitest';
import { folderNames } from '../folders/folder-names.ts';
import {
  beginningOf,
  isSameSorting,
  orderSorting,
  orderSorts,
  reachOfSorting,
  sortedReach,
  sortsOf,
} from './order-sort.ts';

test('nothing asked for is newest first', () => {
  expect(orderSorting()).toEqual({ sort: 'dateTime', dir: 'desc' });
});

test('what is to be filed next begins by the clock, every other list with the newest', () => {
  const byClock = folderNames.filter((name) => beginningOf(name).sort === 'fileBy');
  expect(byClock.sort()).toEqual(['myOrder', 'newOrder', 'priorityOrder']);
  expect(beginningOf('newOrder').dir).toBe('asc');
  expect(beginningOf('futureOrder')).toEqual({ sort: 'dateTime', dir: 'desc' });
});

test.each(folderNames)('%s can be sorted by how it begins at any size', (folder) => {
  expect(sortsOf(folder, Number.POSITIVE_INFINITY)).toContain(beginningOf(folder).sort);
});

test('a direction alone turns the usual order round', () => {
  expect(orderSorting(undefined, 'asc')).toEqual({ sort: 'dateTime', dir: 'asc' });
});

test.each(orderSorts)('%s alone goes upwards, and both ways when asked', (sort) => {
  expect(orderSorting(sort)).toEqual({ sort, dir: 'asc' });
  expect(orderSorting(sort, 'desc')).toEqual({ sort, dir: 'desc' });
});

test.each(folderNames)('%s is sorted by any column while it is small', (folder) => {
  expect(sortsOf(folder, 0)).toEqual(orderSorts);
  expect(sortsOf(folder, sortedReach)).toEqual(orderSorts);
  expect(sortsOf(folder, sortedReach + 1)).not.toEqual(orderSorts);
});

test('a large list is sorted by its date, and by what an index has in order', () => {
  const large = sortedReach + 1;
  expect(sortsOf('newOrder', large)).toEqual(['dateTime', 'fileBy', 'arrivalDate']);
  expect(sortsOf('priorityOrder', large)).toEqual(['dateTime', 'fileBy', 'arrivalDate']);
  expect(sortsOf('completedOrder', large)).toEqual(['dateTime', 'processingDate']);
  expect(sortsOf('allOrder', large)).toEqual(['dateTime']);
  expect(sortsOf('awaitingGovtOrder', large)).toEqual(['dateTime', 'fileBy']);
  expect(sortsOf('myOrder', large)).toEqual(['dateTime', 'fileBy']);
});

test('by Date & Time all of a list is reached, otherwise its first', () => {
  const total = 3 * sortedReach;
  expect(reachOfSorting({ sort: 'dateTime', dir: 'asc' }, total)).toBe(total);
  expect(reachOfSorting({ sort: 'arrivalDate', dir: 'asc' }, total)).toBe(sortedReach);
  expect(reachOfSorting({ sort: 'name', dir: 'asc' }, 12)).toBe(12);
});

test('a sorting is the same by its column and its direction', () => {
  const byName = { sort: 'name', dir: 'asc' } as const;
  expect(isSameSorting(byName, { ...byName })).toBe(true);
  expect(isSameSorting(byName, { ...byName, dir: 'desc' })).toBe(false);
  expect(isSameSorting(byName, { ...byName, sort: 'email' })).toBe(false);
  expect(isSameSorting(byName, { sort: 'email', dir: 'desc' })).toBe(false);
});
