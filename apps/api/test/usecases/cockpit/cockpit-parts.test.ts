import { notKnown } from '@pabean/api-client/contract';
import { describe, expect, test } from 'vitest';
import type { CockpitSum } from '../../../src/db/queries/cockpit.ts';
import {
  monthOf,
  monthsAfter,
  monthsBetween,
} from '../../../src/usecases/cockpit/cockpit-months.ts';
import { addedUp, mostParts, partsOf } from '../../../src/usecases/cockpit/cockpit-parts.ts';
import { programmeLine } from '../../../src/usecases/cockpit/programme-line.ts';

const sumOf = (more: Partial<CockpitSum>): CockpitSum => ({
  of: 'country',
  month: '2026-09-01',
  value: '',
  currency: 'USD',
  orders: 0,
  payments: 0,
  amount: '0.00',
  on_time: 0,
  late: 0,
  refunds: 0,
  refunded: '0.00',
  disputes: 0,
  fraud_reports: 0,
  won: 0,
  lost: 0,
  prevented: 0,
  ...more,
});
const parts = (sums: readonly CockpitSum[]) =>
  partsOf(
    sums,
    ({ value }) => value,
    (key) => key || 'Not known',
  );

describe('months', () => {
  test('go by the calendar of UTC, over the end of a year, newest first', () => {
    expect(monthOf(new Date('2026-12-31T23:59:59Z'))).toBe('2026-12-01');
    expect(monthsAfter('2026-12-01', 1)).toBe('2027-01-01');
    expect(monthsAfter('2026-01-01', -11)).toBe('2025-02-01');
    expect(monthsBetween('2025-12-01', '2026-02-01')).toEqual([
      '2026-02-01',
      '2026-01-01',
      '2025-12-01',
    ]);
    expect(monthsBetween('2026-02-01', '2026-01-01')).toEqual([]);
  });
});

describe('sums of money', () => {
  const amounts = (...sums: [currency: string, amount: string][]) =>
    addedUp(sums.map(([currency, amount]) => sumOf({ currency, amount }))).amounts;

  test('are added to the hundredth, each currency for itself', () => {
    expect(amounts(['USD', '0.10'], ['EUR', '7'], ['USD', '0.2'], ['USD', '-1.05'])).toEqual([
      { currency: 'USD', amount: '-0.75' },
      { currency: 'EUR', amount: '7.00' },
    ]);
    // A number of JavaScript would round it.
    expect(amounts(['IDR', '90071992547409.93'], ['IDR', '90071992547409.93'])).toEqual([
      { currency: 'IDR', amount: '180143985094819.86' },
    ]);
    expect(amounts(['BHD', '1.239'], ['BHD', '-0.01'])).toEqual([
      { currency: 'BHD', amount: '1.22' },
    ]);
  });

  test('that are nothing are left out, and what went back has its own', () => {
    expect(amounts(['USD', '5.00'], ['USD', '-5.00'], ['EUR', '0'])).toEqual([]);
    const both = addedUp([sumOf({ amount: '39.00', refunded: '19.50', orders: 2, late: 1 })]);
    expect(both).toMatchObject({
      orders: 2,
      late: 1,
      lost: 0,
      amounts: [{ currency: 'USD', amount: '39.00' }],
      refunded: [{ currency: 'USD', amount: '19.50' }],
    });
  });
});

describe('parts of a month', () => {
  test('come by their orders, then by their names, and none without a number', () => {
    expect(
      parts([
        sumOf({ value: 'b', orders: 1 }),
        sumOf({ value: 'Zurich', orders: 1 }),
        sumOf({ value: 'A', orders: 1 }),
        sumOf({ value: 'many', orders: 3 }),
        sumOf({ value: 'many', orders: 1, currency: 'EUR' }),
        sumOf({ value: '', disputes: 1 }),
        sumOf({ value: 'money alone', amount: '5.00' }),
      ]).map(({ key, name, orders }) => [key, name, orders]),
    ).toEqual([
      ['many', 'many', 4],
      ['A', 'A', 1],
      ['b', 'b', 1],
      ['Zurich', 'Zurich', 1],
      [notKnown, 'Not known', 0],
    ]);
  });

  test('beyond the limit are one row, and every order is counted', () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, n) => sumOf({ value: `s${n}`, orders: count - n }));
    const all = parts(many(mostParts));
    expect([all.length, all.at(-1)?.name]).toEqual([mostParts, `s${mostParts - 1}`]);
    // What is not known is the smallest, and among the others.
    const more = parts([...many(mostParts + 1), sumOf({ value: '', disputes: 2 })]);
    expect(more).toHaveLength(mostParts);
    expect(more.at(-2)).toMatchObject({ key: `s${mostParts - 2}`, orders: 3 });
    expect(more.at(-1)).toMatchObject({ key: '', name: '3 others', orders: 3, disputes: 2 });
  });
});

test('a month has the line that most shops are under', () => {
  expect(programmeLine('2026-04-30')).toMatchObject({
    share: 0.015,
    least: 1500,
    since: '2026-04-01',
    programme: expect.stringContaining('Visa'),
    note: expect.any(String),
  });
  expect(programmeLine('2026-03-31')).toMatchObject({ share: 0.022, since: null });
});
