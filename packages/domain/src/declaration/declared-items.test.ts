import { describe, expect, it } from 'vitest';
import { declaredItems } from './declared-items.ts';

const camera = {
  description_of_Goods_purchase: 'Camera body and lens',
  quantityofGoods_purchase: '2',
  units_purchase: 'Piece',
  value_purchase: '1240',
  currency_purchase: 'USD',
  category_purchase: 'Electronics',
};

describe('declaredItems', () => {
  it('shows a purchase as the design does', () => {
    const [item, ...rest] = declaredItems({ purchase: 'Yes', narcotics: 'No' }, camera);
    expect(rest).toEqual([]);
    expect(item).toMatchObject({
      number: 6,
      key: 'purchase',
      label: 'Goods bought abroad worth over USD 500',
    });
    expect(item?.fields.map(({ label, value }) => `${label}: ${value}`)).toEqual([
      'Description of goods: Camera body and lens',
      'Quantity: 2',
      'Units: Piece',
      'Value: 1,240.00',
      'Currency: USD',
      'Category: Electronics',
    ]);
  });

  it('takes true for yes, and everything else for no', () => {
    const items = declaredItems(
      { animals_fish_plants: true, narcotics: false, currency: 'No' },
      {},
    );
    expect(items.map((item) => item.number)).toEqual([1]);
    expect(declaredItems({}, camera)).toEqual([]);
  });

  it('lists several in the order of the form, each with its own fields', () => {
    const items = declaredItems(
      { goods_originating: 'Yes', currency: 'Yes', animals_fish_plants: 'Yes' },
      {
        ...camera,
        currency: 'AUD',
        currency_currency: 'IDR',
        currencyoption_currency: 'Cash',
        amountofmoney_currency: 156000000,
        number_goodoriginating: 'BC34-834123',
        date_month_year_import: '2026-09-07',
      },
    );
    expect(items.map(({ number, fields }) => [number, fields.map((each) => each.value)])).toEqual([
      [1, ['AUD']],
      [3, ['Cash', '156,000,000.00', 'IDR']],
      [8, ['BC34-834123', '07-09-2026']],
    ]);
  });

  it('keeps an item without details: it was declared all the same', () => {
    expect(declaredItems({ cigarettes: 'Yes' }, {})).toEqual([
      expect.objectContaining({ number: 5, fields: [] }),
    ]);
  });

  it('leaves out what is absent or blank, but not a zero', () => {
    const [item] = declaredItems(
      { animals_fish_plants: 'Yes' },
      {
        units: null,
        category: undefined,
        currency: '',
        description_of_Goods: '  ',
        quantityofGoods: 0,
      },
    );
    expect(item?.fields).toEqual([{ key: 'quantityofGoods', label: 'Quantity', value: '0' }]);
  });

  it.each([
    ['12.5', '12.50'],
    ['12.3456', '12.3456'],
    ['1240.75', '1,240.75'],
    ['99999999999999999999', '99,999,999,999,999,999,999.00'],
    ['about 300', 'about 300'],
    ['1,240', '1,240'],
    ['1e9', '1e9'],
    ['10.000', '10.000'],
    ['0.125', '0.125'],
    ['1240.125', '1,240.125'],
    ['=1+1', '=1+1'],
  ])('writes the amount %s as %s', (typed, value) => {
    const [item] = declaredItems({ purchase: 'Yes' }, { value_purchase: typed });
    expect(item?.fields[0]?.value).toBe(value);
  });

  it('leaves a date alone in a field of text', () => {
    const [item] = declaredItems({ purchase: 'Yes' }, { units_purchase: '2026-09-07' });
    expect(item?.fields[0]?.value).toBe('2026-09-07');
  });

  it('shows a date it cannot read as it was typed', () => {
    const [item] = declaredItems(
      { goods_originating: true },
      { date_month_year_import: 'Sept 2026' },
    );
    expect(item?.fields[0]?.value).toBe('Sept 2026');
  });
});
