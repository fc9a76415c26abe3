import { expect, test } from 'vitest';
import { type NextRelease, releaseWords } from './release-words.ts';

const now = new Date('2026-11-21T15:30:00Z');
const release = (more: object = {}): NextRelease => ({
  at: '2026-11-22T01:00:00.000Z',
  count: 3,
  more: false,
  zone: 'Asia/Jakarta',
  ...more,
});

test.each([
  [{}, 'Next release tomorrow 08:00 WIB: 3 orders'],
  [{ at: '2026-11-21T16:30:00Z', count: 1 }, 'Next release today 23:30 WIB: 1 order'],
  // In Bali it is past midnight then.
  [
    { at: '2026-11-21T16:00:00Z', zone: 'Asia/Makassar' },
    'Next release tomorrow 00:00 WITA: 3 orders',
  ],
  [
    { at: '2026-12-01T07:00:00Z', zone: 'Europe/London', count: 1000, more: true },
    'Next release on 01-12-2026 07:00 Europe/London: 1,000+ orders',
  ],
  [{ at: '2026-11-21T15:30:00Z' }, 'Being released now: 3 orders'],
])('%j: %s', (more, words) => {
  expect(releaseWords(release(more), 9, now)).toBe(words);
});

// In New York a day of 2026-03-08 has 23 hours, and one of 2026-11-01 has 25.
test.each([
  ['2026-03-08T04:30:00Z', '2026-03-08T12:00:00Z', 'tomorrow'],
  ['2026-03-08T04:30:00Z', '2026-03-09T12:00:00Z', 'on 09-03-2026'],
  ['2026-11-01T04:10:00Z', '2026-11-02T13:00:00Z', 'tomorrow'],
])('at %s a release at %s is one of %s', (at, next, on) => {
  const words = releaseWords(release({ at: next, zone: 'America/New_York' }), 9, new Date(at));
  expect(words).toBe(`Next release ${on} 08:00 America/New_York: 3 orders`);
});

test('says so when no window is known to open, and nothing where nothing waits', () => {
  expect(releaseWords(null, 2, now)).toBe('No opening date is known for any future order.');
  expect(releaseWords(null, 0, now)).toBeNull();
  expect(releaseWords(release(), 0, now)).toBeNull();
  expect(releaseWords(undefined, 2, now)).toBeNull();
});
