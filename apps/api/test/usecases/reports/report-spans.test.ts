import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Span, spansOf } from '../../../src/core/report-spans.ts';

const all = { span: 'all', from: null, before: null };
const days = (from: string, before: string) => ({ span: 'day', from, before });
const months = (from: string | null, before: string | null) => ({ span: 'month', from, before });

test.each([
  [{}, [all]],
  [{ fromDate: null, toDate: null }, [all]],
  [{ fromDate: '2026-11-22', toDate: '2026-11-22' }, [days('2026-11-22', '2026-11-23')]],
  [{ fromDate: '2026-11-02', toDate: '2026-12-30' }, [days('2026-11-02', '2026-12-31')]],
  [{ fromDate: '2026-11-01', toDate: '2026-11-30' }, [months('2026-11-01', '2026-12-01')]],
  [
    { fromDate: '2025-12-31', toDate: '2026-03-01' },
    [
      days('2025-12-31', '2026-01-01'),
      months('2026-01-01', '2026-03-01'),
      days('2026-03-01', '2026-03-02'),
    ],
  ],
  [{ fromDate: '2026-11-01' }, [months('2026-11-01', null)]],
  [{ fromDate: '2026-11-15' }, [days('2026-11-15', '2026-12-01'), months('2026-12-01', null)]],
  [{ toDate: '2026-11-30' }, [months(null, '2026-12-01')]],
  [{ toDate: '2026-11-15' }, [months(null, '2026-11-01'), days('2026-11-01', '2026-11-16')]],
  [
    { fromDate: '9999-12-30', toDate: '9999-12-31' },
    [days('9999-12-30', 'infinity'), months('infinity', null)],
  ],
])('%j is %j', (period, spans) => {
  expect(spansOf(period)).toEqual(spans);
});

test('any two days hold each day between them once, and no other', () => {
  const day = fc
    .integer({ min: 0, max: 1500 })
    .map((n) => new Date(Date.UTC(2023, 10, 1 + n)).toISOString().slice(0, 10));
  const covered = ({ span, from, before }: Span) => {
    const found: string[] = [];
    const date = new Date(`${from}T00:00:00Z`);
    for (; date.toISOString() < `${before}`; date.setUTCDate(date.getUTCDate() + 1)) {
      found.push(date.toISOString().slice(0, 10));
    }
    // Whole months only: both ends stand at a month's first day.
    if (span === 'month') expect([from?.slice(8), before?.slice(8)]).toEqual(['01', '01']);
    return found;
  };
  fc.assert(
    fc.property(day, day, (one, other) => {
      const [fromDate, toDate] = [one, other].sort() as [string, string];
      const found = spansOf({ fromDate, toDate }).flatMap(covered);
      expect(found).toEqual([...new Set(found)]);
      expect([found[0], found.at(-1)]).toEqual([fromDate, toDate]);
      const length = (Date.parse(toDate) - Date.parse(fromDate)) / 86_400_000 + 1;
      expect(found).toHaveLength(length);
    }),
  );
});
