import { expect, it } from 'vitest';
import { calendarDateAt, wallClock } from './dates.ts';
import { aheadAt, dayIn } from './zone-day.ts';

const hour = 60 * 60 * 1000;

it.each([
  'Asia/Jakarta',
  'Asia/Makassar',
  'Asia/Jayapura',
  'UTC',
  'Europe/London',
  'Asia/Kathmandu',
])('says what the clocks of %s show, at each hour of a year and a day', (zone) => {
  const start = Date.UTC(2026, 0, 1) + 123;
  for (let at = start; at < start + 366 * 24 * hour; at += hour) {
    expect(dayIn(new Date(at), zone)).toBe(calendarDateAt(new Date(at), zone));
  }
});

it('knows a day on which the clocks are changed, before and after the change', () => {
  const change = Date.UTC(2026, 2, 29, 1);
  expect(aheadAt(change - 1, 'Europe/London')).toBe(0);
  expect(aheadAt(change, 'Europe/London')).toBe(hour);
  expect(aheadAt(change + 24 * hour, 'Europe/London')).toBe(hour);
  expect(wallClock(new Date(change), 'Europe/London').hour()).toBe(2);
});

it('keeps no days without end', () => {
  for (let day = 0; day < 5_001; day += 1) aheadAt(day * 24 * hour, 'UTC');
  expect(dayIn(new Date(0), 'Asia/Jakarta')).toBe('1970-01-01');
});

it('throws for a zone that there is not', () => {
  expect(() => dayIn(new Date(0), 'Bali/Ubud')).toThrow(RangeError);
});
