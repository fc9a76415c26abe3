import { expect, it } from 'vitest';
import { checkOrder } from './checker.ts';
import { type Change, orderWith } from './testing/good-order.ts';

const now = new Date('2026-11-21T10:00:00Z');
const rulesOf = (change: Change) =>
  checkOrder(orderWith(change), now).marks.map(({ rule }) => rule);

const bought = (value: string, currency: string) => ({
  description_of_Goods_purchase: 'Camera',
  value_purchase: value,
  currency_purchase: currency,
});
const cash = (amount: string, currency: string) => ({
  currencyoption_currency: 'Cash',
  amountofmoney_currency: amount,
  currency_currency: currency,
});

it.each<[string, Change, string[]]>([
  ['goods of 5.000 EUR', { goods: bought('5.000 EUR', 'EUR') }, ['goods.undeclared']],
  [
    'a currency that stands beside the amount',
    { goods: bought('5.000 €', '') },
    ['goods.undeclared'],
  ],
  ['dollars in a field of rupiah', { goods: bought('USD 5,000', 'IDR') }, ['details.not-a-number']],
  ['a currency as a form lists it', { goods: cash('10,000', 'EUR - Euro') }, ['cash.undeclared']],
  ['goods of no currency', { goods: bought('5,000', '') }, ['details.currency-unknown']],
  ['cash of 10.000 EUR', { goods: cash('10.000 EUR', 'EUR') }, ['cash.undeclared']],
  ['cash in a field of value', { goods: { value_currency: '10.000 EUR' } }, ['cash.undeclared']],
  [
    'a price of food without a currency',
    { yes: ['animals_fish_plants'], goods: { value: '5' } },
    [],
  ],
])('%s', (_, change, rules) => {
  expect(rulesOf(change)).toEqual(rules);
});
