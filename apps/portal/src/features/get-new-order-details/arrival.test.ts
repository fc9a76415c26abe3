import { expect, it } from 'vitest';
import { english } from '../../i18n/language.ts';
import { arrivalText, nearness } from './arrival.ts';

const now = new Date(2026, 10, 18, 23, 30);
const on = (doa: string | null) => ({ doa, clock: null });

it.each([
  ['2026-11-23', '23 November 2026 (in 5 days)'],
  ['2026-11-19', '19 November 2026 (tomorrow)'],
  ['2026-11-18', '18 November 2026 (today)'],
  ['2026-11-16', '16 November 2026 (2 days ago)'],
])('counts calendar days until %s', (doa, text) => {
  expect(arrivalText(on(doa), english, now)).toBe(text);
});

it('says nothing about what is no date', () => {
  expect(arrivalText(on('soon'), english, now)).toBeNull();
});

it.each([
  ['2026-11-20', 'later'],
  ['2026-11-19', 'tomorrow'],
  ['2026-11-18', 'today'],
  ['2026-11-17', 'past'],
  ['soon', 'unknown'],
  [null, 'unknown'],
] as const)('%s is %s', (doa, near) => {
  expect(nearness(on(doa), now)).toBe(near);
});

it.each([
  ['Asia/Jakarta', '22 November 2026 (today)', 'today'],
  ['Asia/Makassar', '22 November 2026 (yesterday)', 'past'],
])('counts by the calendar of the place of arrival, in %s', (zone, text, near) => {
  // 23:30 in Jakarta, half past midnight in Makassar, still the day before in New York.
  const moment = new Date('2026-11-22T16:30:00Z');
  const clock = { zone, opens_at: '2026-11-18T17:00:00.000Z', file_by_at: null };
  const arrival = { doa: '2026-11-22', clock };
  expect(arrivalText(arrival, english, moment)).toBe(text);
  expect(nearness(arrival, moment)).toBe(near);
});
