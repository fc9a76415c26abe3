import { expect, it } from 'vitest';
import { readAnswerClock } from './answer-clock.ts';

const now = new Date('2026-11-21T02:00:00Z');
const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000).toISOString();
const hours = 60;
const days = 24 * hours;

it.each([
  [15 * days, 'calm', '15 d'],
  [10 * days, 'calm', '10 d'],
  [10 * days - 1, 'calm', '9 d 23 h'],
  [7 * days, 'calm', '7 d 0 h'],
  [7 * days - 1, 'week', '6 d 23 h'],
  [3 * days, 'week', '3 d 0 h'],
  [3 * days - 1, 'days', '2 d 23 h'],
  [24 * hours, 'days', '1 d 0 h'],
  [24 * hours - 1, 'day', '23 h 59 min'],
  [5 * hours + 12, 'day', '5 h 12 min'],
  [1, 'day', '1 min'],
  [0, 'late', 'Late 1 min'],
  [-90, 'late', 'Late 1 h'],
  [-50 * hours, 'late', 'Late 2 d'],
] as const)('with %i minutes left it is %s: %s', (left, state, text) => {
  expect(readAnswerClock(at(left), { kind: 'chargeback', state: 'open' }, now)).toEqual({
    state,
    text,
  });
});

it('says that no day was told', () => {
  expect(readAnswerClock(null, { kind: 'chargeback', state: 'open' }, now)).toEqual({
    state: 'not told',
    text: 'Not given',
  });
});

it('is over once an answer is out or the case has ended, but not when only its day has passed', () => {
  expect(readAnswerClock(at(60), { kind: 'chargeback', state: 'answered' }, now)).toEqual({
    state: 'over',
    text: '',
  });
  expect(readAnswerClock(at(-60), { kind: 'chargeback', state: 'won' }, now).state).toBe('over');
  expect(readAnswerClock(at(-60), { kind: 'chargeback', state: 'expired' }, now)).toEqual({
    state: 'late',
    text: 'Late 1 h',
  });
});

it('counts to nothing for a fraud report: it is news that nobody answers', () => {
  for (const dueAt of [at(60), at(-60), null]) {
    const one = { kind: 'fraud_report', state: 'open' } as const;
    expect(readAnswerClock(dueAt, one, now)).toEqual({ state: 'over', text: '' });
  }
});
