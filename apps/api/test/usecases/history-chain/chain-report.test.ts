import { afterEach, expect, test, vi } from 'vitest';
import { formatVerdict, progressLine } from '../../../src/usecases/history-chain/chain-report.ts';
import type { Verdict } from '../../../src/usecases/history-chain/verify.ts';

afterEach(() => vi.restoreAllMocks());

const whole: Verdict = {
  orders: 1,
  rows: 2,
  broken: 0,
  firstFlaw: null,
  orphans: [],
  head: { rows: 2, digest: 'abc' },
  staff: { rows: 1_234, flaw: null },
  heldAgainst: null,
};
const flaw = { orderId: 'ORDER-7', row: 3, kind: 'gap', words: 'it is missing' } as const;
const staff = { rows: 9, flaw: { row: 5, kind: 'head', words: 'it is gone' } } as const;

test.each<[string, Partial<Verdict>, string]>([
  ['all', {}, 'Unbroken: 1 order, 2 rows, 1,234 staff events.'],
  [
    'all, with other numbers',
    { orders: 2_000, rows: 1, staff: null },
    'Unbroken: 2,000 orders, 1 row, 0 staff events.',
  ],
  [
    'all, held against a file',
    { heldAgainst: 2_001 },
    'Unbroken: 1 order, 2 rows, 1,234 staff events, held against 2,001 heads.',
  ],
  [
    'a broken order',
    { firstFlaw: flaw, broken: 1_001, orders: 2_000 },
    'Broken: order ORDER-7, row 3, gap: it is missing. 1,001 of 2,000 orders broken.',
  ],
  [
    'orders that are gone',
    { orphans: [41, 42] },
    'Broken: 2 orders deleted, but with a history left (internal number 41).',
  ],
  ['the staff events', { staff }, 'Broken: staff events, row 5, head: it is gone.'],
  [
    'an order and the staff events',
    { firstFlaw: flaw, broken: 1, orphans: [41], staff },
    'Broken: order ORDER-7, row 3, gap: it is missing. 1 of 1 order broken. staff events, row 5, head: it is gone.',
  ],
])('the line of %s', (_, more, line) => {
  expect(formatVerdict({ ...whole, ...more })).toBe(line);
});

test('the line of one order names its head, or its flaw alone', () => {
  const one = { ...whole, staff: null };
  expect(formatVerdict(one, 'ORDER-7')).toBe('Unbroken: order ORDER-7, 2 rows, head abc.');
  expect(formatVerdict({ ...one, heldAgainst: 1 }, 'ORDER-7')).toBe(
    'Unbroken: order ORDER-7, 2 rows, head abc, held against 1 head.',
  );
  expect(formatVerdict({ ...one, firstFlaw: flaw, broken: 1 }, 'ORDER-7')).toBe(
    'Broken: order ORDER-7, row 3, gap: it is missing.',
  );
});

/** What is written while a clock shows these moments, one for each update. */
function drawnAt(isTTY: boolean, ...moments: number[]): string[] {
  const written: string[] = [];
  const line = progressLine({ isTTY, write: (text) => written.push(String(text)) > 0 });
  for (const [index, moment] of moments.entries()) {
    vi.spyOn(Date, 'now').mockReturnValue(moment);
    line.update(1_000 + index, 2_000);
  }
  line.done();
  return written;
}
const clear = '\r\u001B[2K';

test('the progress is drawn at most ten times a second, and goes away', () => {
  expect(drawnAt(true, 5_000, 5_099, 5_100)).toEqual([
    `${clear}1,000 of 2,000 orders`,
    `${clear}1,002 of 2,000 orders`,
    clear,
  ]);
});

test('nothing is written where nobody looks, or where nothing was drawn', () => {
  expect(drawnAt(false, 5_000)).toEqual([]);
  expect(drawnAt(true)).toEqual([]);
});
