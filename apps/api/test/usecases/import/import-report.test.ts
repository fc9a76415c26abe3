import { expect, test } from 'vitest';
import {
  formatReport,
  isAllRejected,
  reasonCounter,
} from '../../../src/usecases/import/import-report.ts';

const report = {
  file: '/somewhere/orders.csv',
  read: 3_002,
  imported: 1_000,
  rejected: 2_000,
  duplicates: 2,
  rejectedFile: null,
  seconds: 12.34,
  byReason: {},
};
const reasons = (count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`reason ${index}`, 1_000 - index]),
  );
const linesOf = (more: object) => formatReport({ ...report, ...more }).split('\n');

test('the report counts, and names twelve reasons', () => {
  const first = 'orders.csv: 1,000 imported, 2,000 rejected, 2 duplicates (12.3 s)';
  const named = Object.entries(reasons(12)).map(
    ([reason, times]) => `  ${times === 1_000 ? '1,000' : times} × ${reason}`,
  );
  expect(linesOf({})).toEqual([first]);
  expect(linesOf({ byReason: reasons(12) })).toEqual([first, ...named]);
  expect(linesOf({ byReason: reasons(14), rejectedFile: '/x.rejected' })).toEqual([
    first,
    ...named,
    '  and 2 more reasons',
    'Rejected lines: /x.rejected',
  ]);
});

test('a file is all rejected when it has records and none was taken', () => {
  expect(isAllRejected({ ...report, read: 3, rejected: 3 })).toBe(true);
  expect(isAllRejected({ ...report, read: 3, rejected: 2 })).toBe(false);
  expect(isAllRejected({ ...report, read: 0, rejected: 0 })).toBe(false);
});

test('of a hundred reasons each is counted, and known ones go on being', () => {
  const { add, counts } = reasonCounter();
  for (let n = 0; n < 100; n += 1) add(`reason ${n}`);
  expect(Object.keys(counts())).toHaveLength(100);
  for (const reason of ['reason 99', 'new', 'newer', 'reason 99']) add(reason);
  expect(counts()).toMatchObject({ 'reason 0': 1, 'reason 99': 3, 'other reasons': 2 });
  expect(Object.keys(counts())).toHaveLength(101);
});

test('the report says one duplicate, and names the reason of most records first', () => {
  const byReason = { 'is missing': 1, 'is too long': 3, 'is no date': 2 };
  expect(linesOf({ duplicates: 1, byReason })).toEqual([
    'orders.csv: 1,000 imported, 2,000 rejected, 1 duplicate (12.3 s)',
    '  3 × is too long',
    '  2 × is no date',
    '  1 × is missing',
  ]);
});
