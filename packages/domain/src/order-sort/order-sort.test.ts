import { expect, test } from 'vitest';
import { orderSorting, orderSorts } from './order-sort.ts';

test('nothing asked for is newest first', () => {
  expect(orderSorting()).toEqual({ sort: 'dateTime', dir: 'desc' });
});

test('a direction alone turns the usual order round', () => {
  expect(orderSorting(undefined, 'asc')).toEqual({ sort: 'dateTime', dir: 'asc' });
});

test.each(orderSorts)('%s alone goes upwards, and both ways when asked', (sort) => {
  expect(orderSorting(sort)).toEqual({ sort, dir: 'asc' });
  expect(orderSorting(sort, 'desc')).toEqual({ sort, dir: 'desc' });
});
