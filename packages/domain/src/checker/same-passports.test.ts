import { expect, test } from 'vitest';
import { samePassports } from './same-passports.ts';

test.each([
  [[], []],
  [['L3634749'], []],
  [
    ['L3634749', 'X1', 'l 363-4749', 'X2'],
    [0, 2],
  ],
  [
    ['A1', 'B2', 'A1', 'B2'],
    [0, 1, 2, 3],
  ],
  // Nobody's number is no number of two.
  [[null, '', undefined, ' - '], []],
])('of %j the same are at %j', (numbers, places) => {
  expect(samePassports(numbers)).toEqual(places);
});
