import { expect, it } from 'vitest';
import { decimalsOf } from './money.ts';
import { isWholeCurrency } from './whole-currencies.ts';

it.each(['JPY', 'KRW', 'XOF'])('%s has no smaller unit, and is written without one', (currency) => {
  expect(isWholeCurrency(currency)).toBe(true);
  expect(decimalsOf(currency)).toBe(0);
});

it.each(['USD', 'HUF', 'IDR', 'KWD', 'jpy', '', null, undefined])(
  '%j may have a fraction',
  (currency) => expect(isWholeCurrency(currency)).toBe(false),
);
