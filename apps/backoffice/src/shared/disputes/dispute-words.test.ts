import { expect, test } from 'vitest';
import { amountWords } from './dispute-words.ts';

test.each([
  ['6900.000', 'JPY', 'JPY 6,900'],
  ['1069.00', 'USD', 'USD 1,069.00'],
  ['12.500', 'BHD', 'BHD 12.500'],
  ['69.00', null, '69.00'],
  [null, 'USD', null],
])('a sum of %s in %s reads %s', (amount, currency, words) => {
  expect(amountWords({ amount, currency })).toBe(words);
});
