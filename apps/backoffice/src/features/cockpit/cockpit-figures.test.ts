import { expect, test } from 'vitest';
import { behindOf, closed, queryOf, withBehind, withFilter } from './cockpit-address.ts';
import { cockpitCsv } from './cockpit-csv.ts';
import {
  isOver,
  moneyOf,
  percent,
  ratioLook,
  ratioOf,
  ratioWords,
  shareOf,
  upTo,
} from './cockpit-figures.ts';
import { deskOf } from './desk-of.ts';
import { cockpit, numbersOf } from './testing/cockpit-sample.ts';

test('a ratio is disputes and fraud reports over payments, and of none there is none', () => {
  expect(percent(ratioOf(numbersOf(3284, 19, 10, 0)), 2)).toBe('0.88%');
  expect(ratioOf(numbersOf(0, 1, 0, 0))).toBeNull();
  expect(percent(shareOf(0, 0))).toBe('—');
});

test.each([
  // A share at the line is in the programme.
  [200, 3, 0, 'over'],
  [200, 2, 0, 'usual'],
  [200, 1, 2, 'over'],
  [30, 3, 0, 'over'],
  [29, 29, 0, 'few'],
] as const)(
  '%i orders with %i disputes and %i fraud reports: %s',
  (orders, disputes, fraud, look) => {
    const numbers = numbersOf(orders, disputes, fraud, 0);
    expect(ratioLook(numbers, 0.015)).toBe(look);
    expect(isOver(numbers, 0.015)).toBe(look === 'over');
  },
);

test('sums of several currencies are never added', () => {
  const sums = [
    { currency: 'EUR', amount: '10.50' },
    { currency: 'JPY', amount: '6900.00' },
    { currency: 'USD', amount: '226596.00' },
  ];
  expect(moneyOf(sums)).toBe('EUR 10.50, JPY 6,900, USD 226,596.00');
});

test.each([
  ['2026-11-01', '1st'],
  ['2026-11-02', '2nd'],
  ['2026-11-03', '3rd'],
  ['2026-11-11', '11th'],
  ['2026-11-21', '21st'],
  ['2026-11-24', '24th'],
])('a month that goes on says so: %s', (day, ordinal) => {
  expect(upTo({ month: '2026-11', counted_at: `${day}T10:00:00Z` })).toBe(
    `Nov 2026, to the ${ordinal}`,
  );
});

test('a chart says its months over the line, each by the line of its time', () => {
  expect(ratioWords(cockpit.months)).toBe(
    'Ratio by month: 0.88% in Nov 2026. At or over the limit: 1.62% in Jul 2026.',
  );
  const earlier = { ...numbersOf(100, 2, 0, 0), month: '2026-03', line_share: 0.022 };
  expect(ratioWords([earlier])).toContain('No month is at or over the limit.');
});

test('the address keeps every filter, and closes the list that was open', () => {
  const params = new URLSearchParams('month=2026-10&country=GB&list=late&by=member&key=3');
  const next = withFilter(params, 'source', 'a&b=c');
  expect(queryOf(next)).toEqual({ month: '2026-10', country: 'GB', source: 'a&b=c' });
  expect(behindOf(next)).toBeNull();
  expect(queryOf(withFilter(next, 'source', null))).toEqual({ month: '2026-10', country: 'GB' });
  expect(queryOf(withFilter(next, 'gateway', 'One'))).toMatchObject({ source: 'a&b=c' });
});

test('the list behind a number stands in the address', () => {
  const behind = { measure: 'ratio', by: 'source', key: 'display' } as const;
  const params = withBehind(new URLSearchParams('month=2026-10'), behind);
  expect(behindOf(params)).toEqual(behind);
  expect(String(closed(params))).toBe('month=2026-10');
});

test('the desk opens with the cases of a number where its filters say the same', () => {
  const days = 'from=2026-02-01&to=2026-02-28';
  const all = { to: `/admin/disputes?state=all&${days}`, isSame: false };
  expect(deskOf('2026-02', {}, { measure: 'fraud_reports' })).toEqual({
    to: `/admin/disputes?state=all&kind=fraud_report&${days}`,
    isSame: true,
  });
  expect(deskOf('2026-02', {}, { measure: 'won' }).to).toBe(`/admin/disputes?state=won&${days}`);
  expect(deskOf('2026-02', {}, { measure: 'lost' })).toEqual(all);
  expect(deskOf('2026-02', { gateway: 'One' }, { measure: 'won' })).toEqual(all);
  expect(deskOf('2026-02', {}, { measure: 'won', by: 'source', key: 'x' })).toEqual(all);
});

test('the file has every number of the screen, and no formula', () => {
  const evil = { key: 'x', name: '=cmd()', ...numbersOf(3, 0, 0, 0) };
  const lines = cockpitCsv({ ...cockpit, by_source: [evil] }).split('\r\n');
  expect(lines[0]).toContain('Of,Name,Orders,Payments,Paid');
  expect(lines).toContain(
    'Month,2026-11,3284,3284,USD 226596.00,3232,52,98.4%,68,USD 3060.50,19,10,0.88%,7,2,3',
  );
  expect(lines.find((line) => line.startsWith('Source'))).toContain("'=cmd()");
  expect(lines.filter((line) => line.startsWith('Country'))).toHaveLength(6);
  expect(lines).toContain('answer too late,5');
});
