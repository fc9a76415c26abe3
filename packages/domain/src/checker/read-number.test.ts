import { expect, it } from 'vitest';
import { leadingNumber, readNumber } from './read-number.ts';

it.each<[string | number | null, string | undefined, number | null]>([
  [300, undefined, 300],
  ['300', undefined, 300],
  ['1,240.00', 'USD', 1240],
  ['1.240,50', 'EUR', 1240.5],
  ['1240,5', 'EUR', 1240.5],
  ['160.000.000', undefined, 160_000_000],
  ['500.000', 'IDR', 500_000],
  ['500.000', 'USD', 500],
  ['Rp 2.500.000', 'IDR', 2_500_000],
  ['USD 1,000', 'USD', 1000],
  ['$20', 'USD', 20],
  ['1.5 million', 'IDR', 1_500_000],
  ['2 miliar', 'IDR', 2e9],
  ['1 000 000', 'IDR', 1_000_000],
  ['many', undefined, null],
  ['2 dogs', undefined, null],
  ['1,2,3', undefined, null],
  ['-5', undefined, null],
  ['', undefined, null],
  [null, undefined, null],
  [Number.NaN, undefined, null],
])('%j in %s is %d', (text, currency, value) => {
  expect(readNumber(text, currency)).toBe(value);
});

it.each<[string, number | null]>([
  ['2 packs', 2],
  ['1,000 sticks', 1000],
  ['a lot', null],
])('%j begins with %d', (text, value) => {
  expect(leadingNumber(text)).toBe(value);
});
