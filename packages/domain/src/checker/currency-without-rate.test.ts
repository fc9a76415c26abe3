import { expect, it } from 'vitest';
import { checkOrder } from './checker.ts';
import { type Change, orderWith } from './testing/good-order.ts';

const now = new Date('2026-11-21T10:00:00Z');
const rulesOf = (change: Change) =>
  checkOrder(orderWith(change), now).marks.map(({ rule }) => rule);

const cash = { currencyoption_currency: 'Cash', amountofmoney_currency: 50_000 };
const camera = { description_of_Goods_purchase: 'Camera', value_purchase: 9_000 };

it('says of no currency without a rate that it is below a limit', () => {
  const dirham = { ...cash, currency_currency: 'AED' };
  expect(rulesOf({ yes: ['currency'], goods: dirham })).toEqual([]);
  expect(rulesOf({ goods: dirham })).toEqual([]);
  expect(rulesOf({ yes: ['purchase'], goods: { ...camera, currency_purchase: 'AED' } })).toEqual(
    [],
  );
});

it('counts what has a rate beside one that has none', () => {
  const cash_by_currency = [
    { currency: 'AED', amount: '50000' },
    { currency: 'IDR', amount: '160000000' },
  ];
  expect(rulesOf({ scheme: { cash_by_currency } })).toEqual(['cash.undeclared']);
});
