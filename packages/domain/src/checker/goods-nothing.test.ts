import { expect, it } from 'vitest';
import { declarationCategories, declarationKeys } from '../declaration/declaration.ts';
import { checkOrder } from './checker.ts';
import { type Change, orderWith } from './testing/good-order.ts';

const now = new Date('2026-11-21T10:00:00Z');
const rulesOf = (change: Change) =>
  checkOrder(orderWith(change), now).marks.map(({ rule }) => rule);
const everywhere = (value: string | number) =>
  Object.fromEntries(
    declarationCategories.flatMap(({ fields }) => fields.map(({ key }) => [key, value])),
  );

it.each([0, '0', '0.00', '-', 'N/A', 'none', 'Tidak ada', '无', 'なし', 'нет'])(
  'a form that sends %j in every detail under a No lists nothing',
  (value) => {
    expect(rulesOf({ goods: everywhere(value) })).toEqual([]);
  },
);

it.each(['N/A', 0, '-'])('a Yes with %j in every detail has nothing listed', (value) => {
  const rules = rulesOf({ yes: [...declarationKeys], goods: everywhere(value) });
  expect(rules.filter((rule) => rule === 'details.missing')).toHaveLength(declarationKeys.length);
});

it('what is listed beside an empty field is listed', () => {
  const goods = { description_of_Goods: 'Seeds', quantityofGoods: 0, value: 'N/A' };
  expect(rulesOf({ goods })).toEqual(['details.under-no']);
  expect(rulesOf({ yes: ['animals_fish_plants'], goods })).toEqual([]);
});
