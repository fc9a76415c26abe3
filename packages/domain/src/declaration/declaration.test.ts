import { describe, expect, it } from 'vitest';
import { declarationCategories, declarationKeys, goodsDetailKeys } from './declaration.ts';

describe('declarationCategories', () => {
  it('are numbered 1 to 8 in the order of the keys', () => {
    expect(declarationCategories.map((category) => category.number)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8,
    ]);
    expect(declarationCategories.map((category) => category.key)).toEqual(declarationKeys);
  });

  it('use the suffixes that intake uses', () => {
    expect(declarationCategories.map((category) => category.suffix)).toEqual([
      '',
      '_narcotics',
      '_currency',
      '_foreign',
      '_cigarettes',
      '_purchase',
      '_importedgood',
      '_goodoriginating',
    ]);
  });

  it('end every key with the suffix of the category, but for the date of import', () => {
    for (const { suffix, fields } of declarationCategories) {
      for (const { key } of fields.filter((field) => field.kind !== 'date')) {
        expect(key.endsWith(suffix)).toBe(true);
      }
    }
  });
});

it('each field has a label and says how its value is written', () => {
  const shown = (number: number) =>
    declarationCategories
      .find((category) => category.number === number)
      ?.fields.map(({ label, kind }) => `${label}: ${kind}`);
  const goods = [
    'Description of goods: text',
    'Quantity: text',
    'Units: text',
    'Value: amount',
    'Currency: text',
    'Category: text',
  ];
  for (const number of [1, 2, 5, 6, 7]) expect(shown(number)).toEqual(goods);
  for (const number of [3, 4]) {
    expect(shown(number)).toEqual(['Form of money: text', 'Amount of money: amount', ...goods]);
  }
  expect(shown(8)).toEqual(['BC 3.4 number: text', ...goods, 'Date of import: date']);
});

describe('goodsDetailKeys', () => {
  it('belong to one category each', () => {
    // Six for each of eight categories, two more for each kind of money, a number and a date.
    expect(goodsDetailKeys).toHaveLength(8 * 6 + 2 * 2 + 2);
    expect(new Set(goodsDetailKeys).size).toBe(goodsDetailKeys.length);
  });

  it.each([
    'description_of_Goods',
    'quantityofGoods',
    'units',
    'value',
    'currency',
    'category',
    'currency_currency',
    'currencyoption_currency',
    'amountofmoney_currency',
    'currency_foreign',
    'foreignoption_foreign',
    'amountofmoney_foreign',
    'description_of_Goods_narcotics',
    'units_cigarettes',
    'value_purchase',
    'category_importedgood',
    'quantityofGoods_goodoriginating',
    'number_goodoriginating',
    'date_month_year_import',
  ])('hold %s', (key) => {
    expect(goodsDetailKeys).toContain(key);
  });
});
