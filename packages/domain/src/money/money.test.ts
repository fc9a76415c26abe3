import { expect, it } from 'vitest';
import { travellerLanguages } from '../language/traveller-languages.ts';
import { decimalsOf, decimalsOfPart, groupedSum, money, moneyIn, plainSum } from './money.ts';

it.each([
  ['69.00', 'USD', '69.00', '69.00', 'USD 69.00'],
  ['6900.00', 'JPY', '6900', '6,900', 'JPY 6,900'],
  ['6900.000', 'KRW', '6900', '6,900', 'KRW 6,900'],
  ['12.50', 'BHD', '12.500', '12.500', 'BHD 12.500'],
  ['1234567.25', 'KWD', '1234567.250', '1,234,567.250', 'KWD 1,234,567.250'],
  // More decimals than the currency has are no reason to round what is on record.
  ['6900.50', 'JPY', '6900.5', '6,900.5', 'JPY 6,900.5'],
  // Written without hundredths where there are none; gateways count them, and both digits stand where there are.
  ['1250000.00', 'IDR', '1250000', '1,250,000', 'IDR 1,250,000'],
  ['6900.50', 'HUF', '6900.50', '6,900.50', 'HUF 6,900.50'],
  ['6900.05', 'PKR', '6900.05', '6,900.05', 'PKR 6,900.05'],
  ['6900.50', 'CLP', '6900.50', '6,900.50', 'CLP 6,900.50'],
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
  ['69.00', 'USD', 2],
  ['12.50', 'KWD', 3],
  ['6900.00', 'JPY', 0],
  // It came in before sums of yen were looked at; no part of it can be paid to the half yen.
  ['6900.50', 'JPY', 0],
  ['1250000.00', 'IDR', 0],
  ['1250000.5', 'IDR', 2],
  ['6900.50', 'HUF', 2],
  ['6900.00', 'COP', 0],
  ['69.50', null, 2],
] as const)('a part of %s of %s has %i decimals', (amount, currency, decimals) => {
  expect(decimalsOfPart(amount, currency)).toBe(decimals);
});

it.each([
  ['en-GB', '6900.00', 'JPY', 'JPY 6,900'],
  ['de', '6900.00', 'JPY', '6.900 JPY'],
  ['de', '12.50', 'BHD', '12,500 BHD'],
  ['de', '6900.50', 'JPY', '6.900,5 JPY'],
  ['hu', '26900.50', 'HUF', '26 900,50 HUF'],
  ['de', '6900.00', 'HUF', '6.900 HUF'],
  ['de', '6900.00', 'coins', 'coins 6,900.00'],
] as const)('in %s %s of %s is written %s', (tag, amount, currency, text) => {
  expect(moneyIn(tag, amount, currency).replaceAll('\u00a0', ' ')).toBe(text);
});

it.each(travellerLanguages)('$lang writes western digits and the code', ({ tag }) => {
  const text = moneyIn(tag, '12345.00', 'JPY');
  expect(text).toContain('JPY');
  expect(text.replace(/[^\d٠-٩०-९]/g, '')).toBe('12345');
});
