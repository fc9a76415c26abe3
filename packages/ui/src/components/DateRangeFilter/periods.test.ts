import { expect, it } from 'vitest';
import { namedPeriods } from './periods.ts';

const rangesAt = (now: string) =>
  Object.fromEntries(
    namedPeriods(new Date(now)).map(({ label, range }) => [label, [range.fromDate, range.toDate]]),
  );

it('names periods up to today', () => {
  expect(rangesAt('2026-11-22T12:00:00')).toEqual({
    Today: ['2026-11-22', '2026-11-22'],
    'Last 7 days': ['2026-11-16', '2026-11-22'],
    'This month': ['2026-11-01', '2026-11-22'],
    'Last month': ['2026-10-01', '2026-10-31'],
  });
});

it('knows the end of a shorter month and of a year', () => {
  expect(rangesAt('2027-03-31T12:00:00')['Last month']).toEqual(['2027-02-01', '2027-02-28']);
  expect(rangesAt('2027-01-01T00:00:00')['Last month']).toEqual(['2026-12-01', '2026-12-31']);
});
