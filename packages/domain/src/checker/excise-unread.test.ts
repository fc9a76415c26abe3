import { expect, it } from 'vitest';
import { checkOrder } from './checker.ts';
import { orderWith } from './testing/good-order.ts';

const now = new Date('2026-11-21T10:00:00Z');
const rulesOf = (description_of_Goods_cigarettes: string) => {
  const order = orderWith({ yes: ['cigarettes'], goods: { description_of_Goods_cigarettes } });
  return checkOrder(order, now).marks.map(({ rule }) => rule);
};

it.each([
  'Whisky 2 l and 200 cigarettes',
  '200 cigarettes, several bottles of wine',
  '1 l whisky and a lot of cigars',
])('does not say of "%s" that it is below the allowance', (description) => {
  expect(rulesOf(description)).toEqual([]);
});

it.each(['200 cigarettes', '1 l whisky', '100 cigarettes and 1 l of whisky'])(
  'says it of "%s"',
  (description) => {
    expect(rulesOf(description)).toEqual(['excise.below']);
  },
);
