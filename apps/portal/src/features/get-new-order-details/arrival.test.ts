import { expect, it } from 'vitest';
import { english } from '../../i18n/language.ts';
import { arrivalText, nearness } from './arrival.ts';

const now = new Date(2026, 10, 18, 23, 30);

it.each([
  ['2026-11-23', '23 November 2026 (in 5 days)'],
  ['2026-11-19', '19 November 2026 (tomorrow)'],
  ['2026-11-18', '18 November 2026 (today)'],
  ['2026-11-16', '16 November 2026 (2 days ago)'],
])('counts calendar days until %s', (doa, text) => {
  expect(arrivalText(doa, english, now)).toBe(text);
});

it('says nothing about what is no date', () => {
  expect(arrivalText('soon', english, now)).toBeNull();
});

it.each([
  ['2026-11-20', 'later'],
  ['2026-11-19', 'tomorrow'],
  ['2026-11-18', 'today'],
  ['2026-11-17', 'past'],
  ['soon', 'unknown'],
  [null, 'unknown'],
] as const)('%s is %s', (doa, near) => {
  expect(nearness(doa, now)).toBe(near);
});
