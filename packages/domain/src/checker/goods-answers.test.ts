import { expect, it } from 'vitest';
import { checkOrder } from './checker.ts';
import { type Change, orderWith } from './testing/good-order.ts';

const now = new Date('2026-11-21T10:00:00Z');

const cash = (amount: number, currency: string) => ({
  currencyoption_currency: 'Cash',
  amountofmoney_currency: amount,
  currency_currency: currency,
});
const notes = (amount: number) => ({
  foreignoption_foreign: 'Banknotes',
  amountofmoney_foreign: amount,
  currency_foreign: 'USD',
});
const bought = (value: number, currency: string) => ({
  description_of_Goods_purchase: 'Camera',
  value_purchase: value,
  currency_purchase: currency,
});
const smokes = (quantity: number, unit: string) => ({
  description_of_Goods_cigarettes: 'Cigarettes',
  quantityofGoods_cigarettes: quantity,
  units_cigarettes: unit,
});

/** The order, and all marks that it must get: what is near a limit or unsure matters under a No alone; what counts together. */
const table: readonly (readonly [string, Change, readonly string[]])[] = [
  ['cash near the limit', { yes: ['currency'], goods: cash(99_999_999, 'IDR') }, []],
  ['cash over by a rounded rate', { yes: ['currency'], goods: cash(7_000, 'USD') }, []],
  [
    'rupiah under 3 and dollars under 4: they count together',
    { goods: { ...cash(60_000_000, 'IDR'), ...notes(4_000) } },
    ['cash.undeclared'],
  ],
  [
    'the same dollars under 3 and 4: they count once',
    { goods: { ...cash(4_000, 'USD'), ...notes(4_000) } },
    [],
  ],
  ['cash that is not listed', { yes: ['currency'] }, ['details.missing']],
  [
    'banknotes over by a rounded rate',
    {
      yes: ['currency', 'foreign_banknotes'],
      goods: { ...cash(2e8, 'IDR'), ...notes(65_000) },
    },
    ['banknotes.private'],
  ],
  [
    'banknotes near the limit',
    {
      yes: ['currency', 'foreign_banknotes'],
      goods: { ...cash(2e8, 'IDR'), ...notes(58_000) },
    },
    ['banknotes.private'],
  ],
  [
    'banknotes over the limit',
    {
      yes: ['currency', 'foreign_banknotes'],
      goods: { ...cash(2e8, 'IDR'), ...notes(1_000_000) },
    },
    ['banknotes.private'],
  ],
  ['goods near the limit', { yes: ['purchase'], goods: bought(500, 'USD') }, []],
  ['goods over by a rounded rate', { yes: ['purchase'], goods: bought(480, 'EUR') }, []],
];

it.each(table)('under a Yes: %s', (_, change, rules) => {
  expect(checkOrder(orderWith(change), now).marks.map(({ rule }) => rule)).toEqual(rules);
});

it.each<[string, Change, string[]]>([
  ['one pack is no carton', { goods: smokes(1, 'pack') }, []],
  ['ten packs are the whole allowance', { goods: smokes(10, 'packs') }, []],
  ['eleven packs may be more', { goods: smokes(11, 'packs') }, ['excise.unit-unsure']],
  [
    'nobody is too young before birth',
    { fields: { dob: '2030-01-01' }, goods: smokes(10, 'sticks') },
    ['birth.future'],
  ],
  [
    'a child in its first year has an allowance of nothing',
    { fields: { dob: '2026-05-01' }, goods: smokes(10, 'sticks') },
    ['excise.under-age-undeclared'],
  ],
  [
    'a permit is asked for where goods of BC 3.4 are declared',
    { goods: { description_of_Goods_goodoriginating: 'Surfboard' } },
    ['details.under-no'],
  ],
])('under a No: %s', (_, change, rules) => {
  expect(checkOrder(orderWith(change), now).marks.map(({ rule }) => rule)).toEqual(rules);
});
