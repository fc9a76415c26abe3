import { expect, test } from 'vitest';
import type { CaseRow } from '../../../src/db/queries/dispute-case.ts';
import {
  lateNoteLocked,
  lateNoteUntil,
  lockedBecause,
} from '../../../src/usecases/disputes/case-lock.ts';

const open = {
  state: 'open',
  kind: 'chargeback',
  order_pk: 1,
  erased_at: null,
  answer_due_at: '2026-11-20T08:00:00.000Z',
  unsigned: [] as string[],
} as CaseRow;
const at = (time: string) => new Date(`2026-11-20T${time}Z`);
const before = at('07:59:59.999');

test('an open case of an order can be answered until its day', () => {
  expect(lockedBecause(open, undefined, before)).toBeNull();
  for (const time of ['08:00:00.000', '08:00:00.001']) {
    expect(lockedBecause(open, undefined, at(time))).toBe(
      'The answer was due on 20-11-2026 08:00 UTC.',
    );
  }
  expect(lockedBecause({ ...open, answer_due_at: null }, undefined, at('23:00:00.000'))).toBeNull();
  // Without a moment it is now, which is long after.
  expect(lockedBecause({ ...open, answer_due_at: '2000-01-01T00:00:00.000Z' }, undefined)).toMatch(
    /^The answer was due/,
  );
});

test('a day that no signature covers locks nothing', () => {
  const long = at('23:00:00.000');
  expect(lockedBecause({ ...open, unsigned: ['answer_due_at'] }, undefined, long)).toBeNull();
  expect(lockedBecause({ ...open, unsigned: ['network'] }, undefined, long)).not.toBeNull();
});

test.each([
  [{ state: 'won' }, 'The case is won.'],
  [{ kind: 'fraud_report' }, 'A fraud report is news: it has no answer.'],
  [{ order_pk: null }, 'It matches no order. Attach it to one first.'],
  [{ erased_at: '2026-11-19T08:00:00.000Z' }, 'The personal data of its order were erased.'],
])('%j: %s', (more, why) => {
  expect(lockedBecause({ ...open, ...more } as CaseRow, undefined, before)).toBe(why);
});

test.each([
  ['sent', 'The answer was sent. This can be done once.'],
  ['sending', 'The answer is being sent.'],
  ['unknown', 'The answer may have been sent: look at the gateway’s page. It is never sent twice.'],
  ['refused', null],
] as const)('an answer that is %s: %s', (state, why) => {
  expect(lockedBecause(open, { state }, before)).toBe(why);
});

test('what left before the day can be noted after it, and nothing else', () => {
  const due = open.answer_due_at;
  const after = at('23:00:00.000');
  const locked = (more: object) => ({ ...open, ...more }) as CaseRow;
  expect(lateNoteUntil(open, undefined, before)).toBeNull();
  expect(lateNoteUntil(open, undefined, after)).toBe(due);
  const expired = locked({ state: 'expired' });
  expect(lateNoteUntil(expired, undefined, after)).toBe(due);
  expect(lateNoteUntil(expired, { state: 'refused' }, after)).toBe(due);
  expect(lateNoteUntil(expired, undefined, before)).toBe(due);
  expect(lateNoteLocked(expired, undefined, before)).toBeNull();
  expect(lateNoteLocked(expired, undefined, at('08:00:00.000'))).toBe('The case is expired.');
  for (const state of ['sent', 'sending', 'unknown'] as const) {
    expect(lateNoteUntil(expired, { state }, after), state).toBeNull();
  }
  for (const more of [
    { state: 'lost' },
    { state: 'expired', kind: 'fraud_report' },
    { state: 'expired', order_pk: null },
    { state: 'expired', erased_at: '2026-11-19T08:00:00.000Z' },
    { state: 'expired', answer_due_at: null },
    { unsigned: ['answer_due_at'] },
  ]) {
    expect(lateNoteUntil(locked(more), undefined, after), JSON.stringify(more)).toBeNull();
  }
});
