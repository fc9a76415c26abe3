import { expect, it } from 'vitest';
import { checkOrder } from './checker.ts';
import { exciseGoods } from './excise.ts';
import { orderWith } from './testing/good-order.ts';

const read = (description: string, quantity?: string | number, unit?: string) =>
  exciseGoods({
    description_of_Goods_cigarettes: description,
    quantityofGoods_cigarettes: quantity,
    units_cigarettes: unit,
  }).map(({ kind, amount, sure }) => `${kind} ${amount}${sure ? '' : '?'}`);

it.each([
  // The amount behind the name.
  ['whisky 2 l', 'alcohol 2000'],
  ['cigarettes 400 pcs', 'cigarettes 400'],
  ['cigarettes: 400', 'cigarettes 400'],
  ['Cigarettes (400)', 'cigarettes 400'],
  ['Cigarettes, 300 sticks', 'cigarettes 300'],
  ['300 sticks, cigarettes', 'cigarettes 300'],
  ['wine - 3 bottles', 'alcohol 2250?'],
  ['whisky 2 l, cigarettes 400 pcs', 'alcohol 2000', 'cigarettes 400'],
  ['cigarettes\n400 pcs\nwhisky\n2 l', 'cigarettes 400', 'alcohol 2000'],
  ['whisky 2 l cigarettes 400 pcs', 'alcohol 2000', 'cigarettes 400'],
  ['whisky 2 l 400 cigarettes', 'alcohol 2000', 'cigarettes 400'],
  ['2 l whisky 400 cigarettes', 'alcohol 2000', 'cigarettes 400'],
  ['tobacco 400 cigarettes', 'cigarettes 400'],
  ['cigarettes,200,whisky,1 l', 'cigarettes 200', 'alcohol 1000'],
  ['5 cigars, 100 cigarettes dan 1l gin', 'cigars 5', 'cigarettes 100', 'alcohol 1000'],
  // So many times so much.
  ['2x200 cigarettes', 'cigarettes 400'],
  ['2 x 1l whisky', 'alcohol 2000'],
  ['70cl x 2 whiskey', 'alcohol 1400'],
  ['70 cl whiskey x2', 'alcohol 1400'],
  ['cigarettes x 400', 'cigarettes 400'],
  ['2 packs of 20 cigarettes', 'cigarettes 40'],
  ['2 cartons of 10 packs of 20 cigarettes', 'cigarettes 400'],
  ['2 bottles of 1 l whisky', 'alcohol 2000'],
  ['2 bottles 1 l whisky', 'alcohol 2000?'],
  ['10 packs (200 pcs) of cigarettes', 'cigarettes 200'],
  ['two cartons of cigarettes', 'cigarettes 400?'],
  // The same said twice.
  ['2l whisky (2 bottles)', 'alcohol 2000'],
  ['20 cigarettes, 400 pcs', 'cigarettes 400?'],
  ['200 cigarettes, 200 pcs', 'cigarettes 200'],
  ['Marlboro cigarettes, 300 cigarettes', 'cigarettes 300'],
  // Numbers of something else.
  ['12 years old whisky 1.5 l', 'alcohol 1500'],
  ['whisky 2 l 43%', 'alcohol 2000'],
  ['cigarettes 8 mg 400 pcs', 'cigarettes 400'],
  ['marlboro 100s 400 cigarettes', 'cigarettes 400'],
  ['cigarettes 400 pcs $50', 'cigarettes 400'],
  ['cigarettes 400 pcs 50 USD', 'cigarettes 400'],
  ['cigarettes Rp 500.000'],
  // Parts of one; of two numbers nobody knows which is meant.
  ['½ l whisky', 'alcohol 500'],
  ['1½ l whisky', 'alcohol 1500'],
  ['1/2 l whisky', 'alcohol 500'],
  ['1 1/2 l whisky', 'alcohol 1500'],
  ['whisky 3/4 l', 'alcohol 750'],
  ['2/3 l whisky'],
  ['400/200 cigarettes'],
  // Other ways to write a number.
  ['1 000 cigarettes', 'cigarettes 1000'],
  ['٤٠٠ cigarettes', 'cigarettes 400'],
  ['４００ cigarettes', 'cigarettes 400'],
  ['wine 1.500 ml', 'alcohol 1500'],
  ['400cigarettes', 'cigarettes 400'],
])('reads "%s"', (description, ...goods) => {
  expect(read(description)).toEqual(goods);
});

it.each([
  ['whisky', '2 l', '', 'alcohol 2000'],
  ['cigarettes', '20 packs', '', 'cigarettes 400?'],
  ['cigarettes', '2 x 200', '', 'cigarettes 400'],
  ['cigarettes', '2 packs of 20', 'packs', 'cigarettes 40'],
  ['whisky', '2 x 1', 'l', 'alcohol 2000'],
  ['tobacco', '1.500', 'kilograms', 'cutTobacco 1500'],
  // What is named without an amount is what the fields are about.
  ['Whisky 2 l and cigarettes', 400, 'pcs', 'alcohol 2000', 'cigarettes 400'],
  ['cigarettes and wine', 2, 'bottles', 'alcohol 1500?'],
  // Words and fields differ, and a bottle has no size of its own.
  ['Whisky 2 l', 1, 'bottle', 'alcohol 2000?'],
  ['Whisky 1 l', 3, 'bottles', 'alcohol 2250?'],
  ['Cigarettes, 300 sticks', 300, 'Stick', 'cigarettes 300'],
  ['Cigarettes 400 pcs', 2, 'cartons', 'cigarettes 400'],
])('reads "%s" beside %j %s', (description, quantity, unit, ...goods) => {
  expect(read(description, quantity, unit)).toEqual(goods);
});

it.each([
  ['Whisky 2 l', ['excise.alcohol-undeclared']],
  ['cigarettes 400 pcs', ['excise.undeclared']],
  ['2 x 1 l whisky', ['excise.alcohol-undeclared']],
  ['cigarettes 200 pcs, whisky 1 l', []],
])('marks "%s" under a No with %j', (description_of_Goods_cigarettes, rules) => {
  const order = orderWith({ goods: { description_of_Goods_cigarettes } });
  const { marks } = checkOrder(order, new Date('2026-11-21T10:00:00Z'));
  expect(marks.map(({ rule }) => rule)).toEqual(rules);
});

it.each(['1 ', '1 x ', '2 bottles (', ', ', '1,', '1 l whisky ', '1/', '\u0301'])(
  'is done with a long row of "%s" within the limit of a test',
  (text) => {
    expect(read(text.repeat(10_000)).length).toBeLessThanOrEqual(10_000);
  },
);
