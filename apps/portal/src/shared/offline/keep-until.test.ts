import { expect, test } from 'vitest';
import { keepUntil } from './keep-until.ts';

const now = new Date('2026-11-20T10:00:00Z');

test.each([
  ['30 days after the arrival', '2026-12-01', '2026-12-31T00:00:00.000Z'],
  ['30 days from now after it', '2026-11-01', '2026-12-20T10:00:00.000Z'],
  ['30 days from now without one', null, '2026-12-20T10:00:00.000Z'],
  ['30 days from now for no date', 'soon', '2026-12-20T10:00:00.000Z'],
  ['a year at most', '2099-01-01', '2027-11-20T10:00:00.000Z'],
])('a copy is kept %s', (_, doa, until) => {
  expect(keepUntil(doa, now).toISOString()).toBe(until);
});
