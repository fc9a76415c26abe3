import { expect, it } from 'vitest';
import { travellerLanguages } from '../language/traveller-languages.ts';
import { decimalsOf, groupedSum, money, moneyIn, plainSum } from './money.ts';

it.each([
  ['69.00', 'USD', '69.00', '69.00', 'USD 69.00'],
  ['6900.00', 'JPY', '6900', '6,900', 'JPY 6,900'],
  ['6900.000', 'KRW', '6900', '6,900', 'KRW 6,900'],
  ['12.50', 'BHD', '12.500', '12.500', 'BHD 12.500'],
  ['1234567.25', 'KWD', '1234567.250', '1,234,567.250', 'KWD 1,234,567.250'],
  // More decimals than the currency has are no reason to round what is on record.
  ['6900.50', 'JPY', '6900.5', '6,900.5', 'JPY 6,900.5'],
  ['69.005', 'USD', '69.005', '69.005', 'USD 69.005'],
  ['69', 'EUR', '69.00', '69.00', 'EUR 69.00'],
  ['100', 'EUR', '100.00', '100.00', 'EUR 100.00'],
  ['1000.00', null, '1000.00', '1,000.00', '1,000.00'],
  ['1000.00', 'coins', '1000.00', '1,000.00', 'coins 1,000.00'],
] as const)('%s of %s is %s in a field and %s for people', (amount, currency, plain, text, all) => {
  expect(plainSum(amount, currency)).toBe(plain);
  expect(groupedSum(amount, currency)).toBe(text);
  expect(money(amount, currency)).toBe(all);
});

it('knows the decimals of a currency, and takes two for one that it does not know', () => {
  const currencies = ['JPY', 'USD', 'BHD', null, 'jpy', 'coins'];
  expect(currencies.map((one) => decimalsOf(one))).toEqual([0, 2, 3, 2, 2, 2]);
  // A second time, out of its memory.
  expect(decimalsOf('JPY')).toBe(0);
});

it.each([
  ['en-GB', '6900.00', 'JPY', 'JPY 6,900'],
  ['de', '6900.00', 'JPY', '6.900 JPY'],
  ['de', '12.50', 'BHD', '12,500 BHD'],
  ['de', '6900.50', 'JPY', '6.900,5 JPY'],
  ['de', '6900.00', 'coins', 'coins 6,900.00'],
] as const)('in %s %s of %s is written %s', (tag, amount, currency, text) => {
  expect(moneyIn(tag, amount, currency).replaceAll('\u00a0', ' ')).toBe(text);
});

it.each(travellerLanguages)('$lang writes western digits and the code', ({ tag }) => {
  const text = moneyIn(tag, '12345.00', 'JPY');
  expect(text).toContain('JPY');
  expect(text.replace(/[^\d٠-٩०-९]/g, '')).toBe('12345');
});
