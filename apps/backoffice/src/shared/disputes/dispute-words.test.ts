import { expect, test } from 'vitest';
import { amountWords } from './dispute-words.ts';

test.each([
  ['6900.000', 'JPY', '6,900 JPY'],
  ['1069.00', 'USD', '1,069.00 USD'],
  ['12.500', 'BHD', '12.500 BHD'],
  ['69.00', null, '69.00'],
  [null, 'USD', null],
])('a sum of %s in %s reads %s', (amount, currency, words) => {
  expect(amountWords({ amount, currency })).toBe(words);
});
