import { expect, it } from 'vitest';
import { checkOrder } from './checker.ts';
import { type Change, orderWith } from './testing/good-order.ts';

const now = new Date('2026-11-21T10:00:00Z');
const isBelow = (change: Change) =>
  checkOrder(orderWith({ yes: ['currency', 'foreign_banknotes'], ...change }), now).marks.some(
    ({ rule }) => rule === 'cash.below',
  );

const rupiah = { amountofmoney_currency: 5_000_000, currency_currency: 'IDR' };
const notes = (amount: string, currency: string) => ({
  amountofmoney_foreign: amount,
  currency_foreign: currency,
});
const byCurrency = (amount: string) => ({
  goods: rupiah,
  scheme: { cash_by_currency: [{ currency: 'USD', amount }] },
});

it.each([
  ['notes without a readable amount', { goods: { ...rupiah, ...notes('some 500,000', 'HKD') } }],
  ['notes of no known currency', { goods: { ...rupiah, ...notes('500,000', 'shells') } }],
  ['a currency without a readable amount', byCurrency('a suitcase full')],
])('does not say that cash is below the limit beside %s', (_, change) => {
  expect(isBelow(change)).toBe(false);
});

it.each([
  ['cash alone', { goods: rupiah }],
  ['cash beside notes', { goods: { ...rupiah, ...notes('500', 'HKD') } }],
  ['cash beside a currency', byCurrency('100')],
  ['cash beside a currency without an amount', byCurrency('')],
])('says so of %s', (_, change) => {
  expect(isBelow(change)).toBe(true);
});
