import fc from 'fast-check';
import { expect, test } from 'vitest';
import { byCountry } from '../../../src/usecases/reports/country-counts.ts';
import { requirePeriod } from '../../../src/usecases/reports/report-period.ts';

const counts = (code: string | null, text: string, standard: number, priority = 0, future = 0) => ({
  code,
  text,
  count: standard + priority + future,
  standard_count: standard,
  priority_count: priority,
  future_count: future,
});

test('the names of one country are one row, with every spelling and all of its counts', () => {
  const rows = byCountry([
    counts('GB', 'United Kingdom', 1, 2, 3),
    counts(null, 'UK', 10, 20, 30),
    counts('GB', '', 100),
    // It had no code when it came in.
    counts('', 'British', 1000),
  ]);
  expect(rows).toEqual([
    {
      nationality: 'United Kingdom',
      spellings: ['United Kingdom', 'UK', 'British'],
      count: 1166,
      standard_count: 1111,
      priority_count: 22,
      future_count: 33,
    },
  ]);
});

test('a text that names no country stays what it is, and nothing is Unknown', () => {
  const rows = byCountry([counts(null, 'Narnia', 2), counts(null, '', 1)]);
  expect(rows.map(({ nationality, spellings }) => [nationality, spellings])).toEqual([
    ['Narnia', ['Narnia']],
    ['Unknown', []],
  ]);
});

test('most orders stand first, and of as many the one whose name comes first', () => {
  const rows = byCountry([
    counts('SE', 'Sweden', 1),
    counts('AX', 'Åland Islands', 1),
    counts('ZW', 'Zimbabwe', 2),
    counts('BE', 'Belgium', 1),
  ]);
  expect(rows.map(({ nationality }) => nationality)).toEqual([
    'Zimbabwe',
    'Åland Islands',
    'Belgium',
    'Sweden',
  ]);
});

test('no order is lost or counted twice, whatever the names are', () => {
  const one = fc
    .tuple(fc.constantFrom('GB', 'DE', null), fc.constantFrom('UK', 'Germany', 'x', ''), fc.nat(99))
    .map(([code, text, count]) => counts(code, text, count));
  fc.assert(
    fc.property(fc.array(one), (rows) => {
      const sum = (list: readonly { count: number }[]) =>
        list.reduce((total, { count }) => total + count, 0);
      expect(sum(byCountry(rows))).toBe(sum(rows));
    }),
  );
});

test.each([
  [{ fromDate: '2026-11-01', toDate: '2026-11-30' }],
  [{ fromDate: '2026-11-01', toDate: '2026-11-01' }],
  [{ fromDate: '2026-11-01', toDate: null }],
  [{ fromDate: null, toDate: '2026-11-01' }],
  [{}],
])('%j is a period', (period) => {
  expect(() => requirePeriod(period)).not.toThrow();
});

test('a period that ends before it begins is refused, at its first day', () => {
  const message = 'The From date is after the To date.';
  const refuse = () => requirePeriod({ fromDate: '2026-11-02', toDate: '2026-11-01' });
  expect(refuse).toThrow(
    expect.objectContaining({ status: 422, message, errors: [{ path: 'fromDate', message }] }),
  );
});
