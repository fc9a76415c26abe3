import { expect, it } from 'vitest';
import { checkOrder } from './checker.ts';
import { type Change, orderWith } from './testing/good-order.ts';

const now = new Date('2026-11-21T10:00:00Z');

const smokes = (description: string, quantity?: number | string, units?: string) => ({
  description_of_Goods_cigarettes: description,
  quantityofGoods_cigarettes: quantity,
  units_cigarettes: units,
});

const money = (amount: string | number, currency: string) => ({
  currencyoption_currency: 'Cash',
  amountofmoney_currency: amount,
  currency_currency: currency,
});

const notes = (amount: string | number, currency: string) => ({
  foreignoption_foreign: 'Banknotes',
  amountofmoney_foreign: amount,
  currency_foreign: currency,
});

const bought = (value: string | number, currency: string) => ({
  description_of_Goods_purchase: 'Camera',
  value_purchase: value,
  currency_purchase: currency,
});

const child = { dob: '2010-01-01' };
const at20 = { dob: '2006-01-01' };

/** The order, and all marks that it must get: every other one is a false one. */
const table: readonly (readonly [string, Change, readonly string[]])[] = [
  ['160 million under a No', { goods: money(160_000_000, 'IDR') }, ['cash.undeclared']],
  ['160 million with points', { goods: money('160.000.000', 'IDR') }, ['cash.undeclared']],
  ['160 juta', { goods: money('160 juta', 'IDR') }, ['cash.undeclared']],
  ['exactly 100 million', { goods: money('100,000,000', 'Rupiah') }, ['cash.undeclared']],
  ['99,999,999', { goods: money(99_999_999, 'IDR') }, ['cash.near']],
  ['90 million', { goods: money(90_000_000, 'IDR') }, []],
  ['160 million under a Yes', { yes: ['currency'], goods: money(160_000_000, 'IDR') }, []],
  ['5 million under a Yes', { yes: ['currency'], goods: money(5_000_000, 'IDR') }, ['cash.below']],
  ['USD 20,000: over by any rate', { goods: money(20_000, 'USD') }, ['cash.undeclared']],
  ['USD 7,000: over by a rounded rate', { goods: money(7_000, 'USD') }, ['cash.rate-unsure']],
  ['USD 1,000', { goods: money(1_000, 'USD') }, []],
  [
    'foreign notes, over by a rounded rate',
    { yes: ['currency'], goods: { ...money(2e8, 'IDR'), ...notes(65_000, 'USD') } },
    ['cash.rate-unsure'],
  ],
  [
    'foreign notes, near by a rounded rate',
    { yes: ['currency'], goods: { ...money(2e8, 'IDR'), ...notes(58_000, 'USD') } },
    ['cash.near'],
  ],
  [
    'foreign notes, far below',
    { yes: ['currency'], goods: { ...money(2e8, 'IDR'), ...notes(20_000, 'USD') } },
    [],
  ],
  ['a billion in rupiah is no foreign note', { yes: ['currency'], goods: money(1e9, 'IDR') }, []],
  [
    'rupiah listed as foreign notes under a No',
    { yes: ['currency'], goods: { ...money(2e9, 'IDR'), ...notes(2e9, 'IDR') } },
    [],
  ],
  [
    'cash by currency without an amount',
    { scheme: { cash_by_currency: [{ currency: 'USD', amount: '' }] } },
    [],
  ],
  [
    'cash by currency',
    {
      scheme: {
        cash_by_currency: [
          { currency: 'IDR', amount: '60000000' },
          { currency: 'USD', amount: '9000' },
        ],
      },
    },
    ['cash.undeclared'],
  ],
  [
    'USD 1 million under two No',
    { goods: notes(1_000_000, 'USD') },
    ['cash.undeclared', 'banknotes.undeclared', 'banknotes.private'],
  ],
  [
    'Yes to 4 and No to 3',
    { yes: ['foreign_banknotes'], goods: notes(80_000, 'USD') },
    ['banknotes.implies-cash', 'banknotes.private'],
  ],
  [
    'Yes to both',
    {
      yes: ['currency', 'foreign_banknotes'],
      goods: { ...money(80_000, 'USD'), ...notes(80_000, 'USD') },
    },
    ['banknotes.private'],
  ],
  [
    'foreign banknotes in rupiah',
    {
      yes: ['currency', 'foreign_banknotes'],
      goods: { ...money(2e9, 'IDR'), ...notes(2e9, 'IDR') },
    },
    ['banknotes.private', 'banknotes.in-rupiah'],
  ],
  [
    '900 cigarettes under a No',
    { goods: smokes('Cigarettes', 900, 'Stick') },
    ['excise.undeclared'],
  ],
  ['900 cigarettes in words', { goods: smokes('900 cigarettes') }, ['excise.undeclared']],
  ['200 cigarettes', { goods: smokes('Cigarettes', 200, 'Stick') }, []],
  ['201 cigarettes', { goods: smokes('Cigarettes', 201, 'pcs') }, ['excise.undeclared']],
  ['26 cigars', { goods: smokes('Cigars', 26, 'Piece') }, ['excise.undeclared']],
  ['150 g of tobacco', { goods: smokes('Rolling tobacco', 150, 'g') }, ['excise.undeclared']],
  ['0.15 kg of tobacco', { goods: smokes('Rolling tobacco', '0.15', 'kg') }, ['excise.undeclared']],
  ['40 ml of liquid', { goods: smokes('E-liquid refill', 40, 'ml') }, ['excise.undeclared']],
  ['14 ml in pods', { goods: smokes('Pods', 14, 'ml') }, ['excise.undeclared']],
  ['30 ml of liquid', { goods: smokes('E-liquid refill', 30, 'ml') }, []],
  [
    'half of one and more than half of another',
    { goods: smokes('100 cigarettes, 20 cigars') },
    ['excise.mixed'],
  ],
  ['half of one and half of another', { goods: smokes('100 cigarettes and 50 g of tobacco') }, []],
  ['tobacco and alcohol, each allowed', { goods: smokes('200 cigarettes, 1 l wine') }, []],
  ['2 litres of wine', { goods: smokes('Wine', 2, 'liter') }, ['excise.alcohol-undeclared']],
  ['1 litre of wine', { goods: smokes('Wine', 1, 'L') }, []],
  ['two bottles', { goods: smokes('Whisky', 2, 'bottles') }, ['excise.unit-unsure']],
  ['three cartons', { goods: smokes('Cigarettes', 3, 'Carton') }, ['excise.unit-unsure']],
  [
    '300 under a Yes',
    { yes: ['cigarettes'], goods: smokes('Cigarettes, 300 sticks', 300, 'Stick') },
    [],
  ],
  [
    '50 under a Yes',
    { yes: ['cigarettes'], goods: smokes('Cigarettes', 50, 'Stick') },
    ['excise.below'],
  ],
  [
    'a child with cigarettes under a Yes',
    { fields: child, yes: ['cigarettes'], goods: smokes('Cigarettes', 300, 'Stick') },
    ['excise.under-age'],
  ],
  [
    'a child with ten cigarettes under a No',
    { fields: child, goods: smokes('Cigarettes', 10, 'Stick') },
    ['excise.under-age-undeclared'],
  ],
  [
    'somebody of 20 with cigarettes',
    { fields: at20, goods: smokes('Cigarettes', 100, 'Stick') },
    [],
  ],
  [
    'somebody of 20 with wine',
    { fields: at20, goods: smokes('Wine', 1, 'l') },
    ['excise.under-age-undeclared'],
  ],
  [
    'a child with goods that are not named, under a Yes',
    { fields: child, yes: ['cigarettes'], goods: smokes('A gift', 1, 'box') },
    ['excise.under-age'],
  ],
  [
    'somebody of 20 with cigarettes and wine',
    { fields: at20, goods: smokes('cigarettes and wine', 1) },
    ['excise.under-age-undeclared'],
  ],
  [
    'somebody who is 21 that day with wine',
    { fields: { dob: '2005-11-24' }, goods: smokes('Wine', 1, 'l') },
    [],
  ],
  [
    'somebody who is 18 that day with cigarettes',
    { fields: { dob: '2008-11-24' }, goods: smokes('Cigarettes', 10, 'Stick') },
    [],
  ],
  [
    'somebody without a birth date',
    { fields: { dob: null }, goods: smokes('Cigarettes', 10, 'Stick') },
    [],
  ],
  [
    'goods that nobody can read, under a Yes',
    { yes: ['cigarettes'], goods: smokes('A gift', 'some', 'boxes') },
    ['details.not-a-number'],
  ],
  [
    'a whole allowance under a Yes',
    { yes: ['cigarettes'], goods: smokes('Cigarettes', 200, 'Stick') },
    ['excise.below'],
  ],
  [
    'two halves and some more under a Yes',
    { yes: ['cigarettes'], goods: smokes('150 cigarettes, 20 cigars') },
    [],
  ],
  [
    'wine above the allowance under a Yes',
    { yes: ['cigarettes'], goods: smokes('Wine', 3, 'l') },
    [],
  ],
  ['three bottles under a Yes', { yes: ['cigarettes'], goods: smokes('Wine', 3, 'bottles') }, []],
  ['USD 501 under a No', { goods: bought(501, 'USD') }, ['goods.undeclared']],
  ['USD 500', { goods: bought(500, 'USD') }, ['goods.near']],
  ['USD 400', { goods: bought(400, 'USD') }, []],
  ['EUR 5,000 under a No', { goods: bought('5.000,00', 'EUR') }, ['goods.undeclared']],
  ['EUR 480 under a No', { goods: bought(480, 'EUR') }, ['goods.rate-unsure']],
  ['USD 1,240 under a Yes', { yes: ['purchase'], goods: bought('1,240.00', 'USD') }, []],
  ['USD 200 under a Yes', { yes: ['purchase'], goods: bought(200, 'USD') }, ['goods.below']],
  [
    'a pilot with goods',
    { fields: { occupation: 'Airline pilot' }, goods: bought(100, 'USD') },
    ['crew.limits'],
  ],
  [
    'a stewardess with cigarettes',
    { fields: { occupation: 'Stewardess' }, goods: smokes('Cigarettes', 10, 'Stick') },
    ['crew.limits'],
  ],
  [
    'a steward with cigarettes',
    { fields: { occupation: 'steward' }, goods: smokes('Cigarettes', 10, 'Stick') },
    ['crew.limits'],
  ],
  ['a pilot with nothing', { fields: { occupation: 'Airline pilot' } }, []],
  ['a plant under a No', { goods: { description_of_Goods: 'Seeds' } }, ['details.under-no']],
  ['a currency that the form chose', { goods: { currency: 'AUD' } }, []],
  ['a Yes with nothing', { yes: ['animals_fish_plants'] }, ['details.missing']],
  [
    'a Yes with a currency alone',
    { yes: ['narcotics'], goods: { currency_narcotics: 'USD' } },
    ['details.missing'],
  ],
  [
    'a quantity in words',
    {
      yes: ['animals_fish_plants'],
      goods: { description_of_Goods: 'Seeds', quantityofGoods: 'a lot' },
    },
    ['details.not-a-number'],
  ],
  [
    'a quantity with its unit',
    {
      yes: ['animals_fish_plants'],
      goods: { description_of_Goods: 'Seeds', quantityofGoods: '2 bags' },
    },
    [],
  ],
  [
    'a value in words, in a currency of none',
    { yes: ['purchase'], goods: bought('much', 'shells') },
    ['details.not-a-number', 'details.currency-unknown'],
  ],
  [
    'BC 3.4 without its number',
    { yes: ['goods_originating'], goods: { description_of_Goods_goodoriginating: 'Surfboard' } },
    ['details.no-permit-number'],
  ],
  [
    'BC 3.4 with its number',
    {
      yes: ['goods_originating'],
      goods: { description_of_Goods_goodoriginating: 'Surfboard', number_goodoriginating: '12' },
    },
    [],
  ],
  ['a value in rupiah with points', { goods: { ...bought('1.500.000', 'Rp') } }, []],
];

it.each(table)('%s', (_, change, rules) => {
  expect(checkOrder(orderWith(change), now).marks.map(({ rule }) => rule)).toEqual(rules);
});

it('marks the answer that a thing is about, and holds no value of the traveller', () => {
  const { marks } = checkOrder(
    orderWith({ goods: { description_of_Goods_narcotics: 'Secret' } }),
    now,
  );
  expect(marks).toEqual([
    {
      rule: 'details.under-no',
      version: 1,
      severity: 'error',
      field: 'importingGoods.narcotics',
      staff: 'Goods are listed under a question that is not answered Yes.',
      traveller: 'detailsMissing',
    },
  ]);
});
