import { intakeOrders, intakePayments } from '@pabean/api-client/contract';
import { describe, expect, test } from 'vitest';
import { least, take, wrong, wrongs } from './testing/intake-order.ts';

describe('the order itself', () => {
  test('an id, or none', () => {
    expect(take({ order_id: 'AB-12345' }).order_id).toBe('AB-12345');
    expect(wrong({ order_id: '../../etc' })).toEqual([
      'order_id is not an order id (6 to 32 letters, digits, dashes)',
    ]);
  });

  test('a moment with its zone, stored as UTC', () => {
    expect(take({ created_at: ' 2026-11-21T17:00:00+07:00 ' }).created_at).toBe(
      '2026-11-21T10:00:00.000Z',
    );
    expect(take({ created_at: '1900-01-01T00:00:00Z' }).created_at).toMatch(/^1900/);
    for (const created_at of ['2026-11-21T17:00:00', 'now', '1899-12-31T23:59:59Z']) {
      expect(wrong({ created_at })).toEqual(['created_at is not a moment (ISO 8601 with zone)']);
    }
  });

  test('a moment that may be ahead by a clock that goes wrong, and by no more', () => {
    const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
    expect(take({ created_at: inHours(23.9) }).created_at).toMatch(/Z$/);
    for (const created_at of [inHours(24.1), '2150-01-01T00:00:00Z', '2200-01-01T00:00:00Z']) {
      expect(wrong({ created_at })).toEqual(['created_at is more than a day ahead']);
    }
  });

  test.each([
    ['processing_mode', 'Slow', 'is not Standard, Priority or Future'],
    ['paid', 'maybe', 'is neither true nor false'],
    ['currency', 'usd', 'is not a currency code'],
    ['currency', 'USDX', 'is not a currency code'],
    ['currency', 'XUSD', 'is not a currency code'],
    ['unaccompanied_baggage_select', 'Maybe', 'is neither Yes nor No'],
    ['signature', 'data:text/html,x', 'is not a PNG or SVG data URL'],
    ['signature', 'x data:image/png;base64,AAAA', 'is not a PNG or SVG data URL'],
    ['familyMember', 'Adi', 'is not a list'],
    [
      'familyMember',
      Array.from({ length: 51 }, () => ({ family_member_name: 'Adi' })),
      'has more than 50 people',
    ],
    ['importingGoods', 'none', 'is not an object'],
    ['importingGoods', { narcotics: 'Maybe' }, 'is neither Yes nor No'],
    ['importingGoods', { weapons: 'Yes' }, 'is not a field that is known here'],
    ['goodsDetails', 'none', 'is not an object'],
    ['goodsDetails', { weight: '5' }, 'is not a field of a declaration'],
    ['goodsDetails', { units: true }, 'is neither text nor number'],
    ['goodsDetails', { value: JSON.parse('1e999') }, 'is not a finite number'],
  ])('%s %j: %s', (key, value, words) => {
    const [said = '', ...more] = wrong({ [key]: value });
    expect(said.endsWith(words), said).toBe(true);
    expect(more).toEqual([]);
  });

  test('a declaration: what is not answered is No, details are texts, numbers or nothing', () => {
    const order = take({
      paid: true,
      unaccompanied_baggage_select: 'Yes',
      currency: 'IDR',
      signature: 'data:image/svg+xml,%3Csvg',
      familyMember: [{ family_member_name: ' Adi ', family_nationality: null }],
      importingGoods: { narcotics: 'Yes' },
      goodsDetails: { units_narcotics: 'kg', value_narcotics: 12, category_narcotics: null },
    });
    expect(order.importingGoods).toMatchObject({
      narcotics: 'Yes',
      purchase: 'No',
      currency: 'No',
    });
    expect(order.goodsDetails).toEqual({
      units_narcotics: 'kg',
      value_narcotics: 12,
      category_narcotics: null,
    });
    expect(order.familyMember).toEqual([{ family_member_name: 'Adi', family_nationality: null }]);
    expect(take({ signature: 'data:image/png;base64,AAAA' }).signature).toMatch(/^data/);
  });

  test('a list of orders has one to 500', () => {
    expect(wrongs(least, intakeOrders.body)).toEqual([]);
    expect(wrongs([least, least], intakeOrders.body)).toEqual([]);
    expect(wrongs([], intakeOrders.body)).toEqual([' The list is empty.']);
    expect(wrongs(Array(500).fill(least), intakeOrders.body)).toEqual([]);
    expect(wrongs(Array(501).fill(least), intakeOrders.body)).toEqual([
      ' At most 500 orders a call.',
    ]);
    expect(wrongs([{ ...least, doa: 'soon' }], intakeOrders.body)).toEqual([
      '0.doa is not a calendar date (YYYY-MM-DD)',
    ]);
  });
});

test('a payment names its order and its transaction', () => {
  const payment = { order_id: '104777', transaction_id: 'TX-1' };
  expect(wrongs(payment, intakePayments.body)).toEqual([]);
  expect(wrongs({ ...payment, gateway: 'One', merchant_name: null }, intakePayments.body)).toEqual(
    [],
  );
  expect(wrongs({ ...payment, order_id: 'none' }, intakePayments.body)).toEqual([
    'order_id is not an order id',
  ]);
  expect(wrongs({ order_id: '104777' }, intakePayments.body)).toEqual([
    'transaction_id is missing',
  ]);
  expect(wrongs({ ...payment, amount: 5 }, intakePayments.body)).toEqual([
    'amount is not a field that is known here',
  ]);
});

test.each([
  ['ＴＲ１２３４５６７', 'TR1234567'],
  ['\u200eC1234567\u200f', 'C1234567'],
  ['C\u00a0123\u200b4567', 'C 1234567'],
  ['٨١٢٣٤٥٦٧', '81234567'],
  [' c 123-456 ', 'c 123-456'],
])('a passport number %j is what is seen of it', (typed, passport_number) => {
  const familyMember = [{ family_member_name: 'Adi', family_passport_number: typed }];
  const order = take({ passport_number: typed, familyMember });
  expect(order.passport_number).toBe(passport_number);
  expect(order.familyMember[0]?.family_passport_number).toBe(passport_number);
});

test('a name of marks that nobody sees is missing', () => {
  expect(wrong({ full_name: '\u202e\u200b' })).toEqual(['full_name is missing']);
  expect(take({ full_name: 'نور \u200f' }).full_name).toBe('نور \u200f');
});

test('a passport number of marks that nobody sees is missing', () => {
  expect(wrong({ passport_number: '\u200b\u200e' })).toEqual(['passport_number is missing']);
});
