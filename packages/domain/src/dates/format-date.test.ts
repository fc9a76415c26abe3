import { describe, expect, it } from 'vitest';
import {
  dayInWords,
  formatDate,
  formatDateMinutes,
  formatDateTime,
  formatIsoDate,
  formatNewYork,
} from './format-date.ts';

const moment = '2026-11-21T23:30:05.900Z';

describe('moments', () => {
  it.each([
    ['UTC', '21-11-2026 23:30:05'],
    ['Europe/London', '21-11-2026 23:30:05'],
    ['Asia/Jakarta', '22-11-2026 06:30:05'],
    ['Asia/Kathmandu', '22-11-2026 05:15:05'],
    ['America/New_York', '21-11-2026 18:30:05'],
    ['Pacific/Kiritimati', '22-11-2026 13:30:05'],
  ])('show the clock of %s: %s', (zone, text) => {
    expect(formatDateTime(moment, zone)).toBe(text);
    expect(formatDateMinutes(moment, zone)).toBe(text.slice(0, 16));
    expect(formatDate(moment, zone)).toBe(text.slice(0, 10));
    expect(formatIsoDate(moment, zone)).toBe(text.slice(0, 10).split('-').reverse().join('-'));
  });

  it('say midnight as 00, never as 24', () => {
    expect(formatDateTime('2026-11-21T17:00:00Z', 'Asia/Jakarta')).toBe('22-11-2026 00:00:00');
  });
});

describe('formatNewYork', () => {
  it.each([
    ['the last second of winter', '2026-03-08T06:59:59Z', '08-03-2026 01:59:59'],
    ['the first second of summer', '2026-03-08T07:00:00Z', '08-03-2026 03:00:00'],
    ['a summer day', '2026-07-01T16:00:00Z', '01-07-2026 12:00:00'],
    ['the last second of summer', '2026-11-01T05:59:59Z', '01-11-2026 01:59:59'],
    ['the same hour again in winter', '2026-11-01T06:59:59Z', '01-11-2026 01:59:59'],
    ['a winter day, still the day before', '2026-11-20T04:31:17Z', '19-11-2026 23:31:17'],
    ['an hour that London skips', '2026-03-29T05:30:00Z', '29-03-2026 01:30:00'],
  ])('%s', (_what, iso, expected) => {
    expect(formatNewYork(iso)).toBe(expected);
  });
});

describe('calendar dates', () => {
  it.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'UTC', undefined])(
    'stay the same day in %s',
    (zone) => {
      expect(formatDate('2026-11-23', zone)).toBe('23-11-2026');
      expect(formatIsoDate('2026-11-23', zone)).toBe('2026-11-23');
    },
  );

  it('have no time to show', () => {
    expect(formatDateTime('2026-11-23')).toBe('—');
  });
});

describe('what is no date', () => {
  it.each([null, '', '2026-02-30', '23/11/2026', '2026-11-21T10:00:00', 'Invalid Date'])(
    'shows %j as missing',
    (text) => {
      for (const show of [formatDate, formatIsoDate, formatDateTime, formatDateMinutes]) {
        expect(show(text)).toBe('—');
      }
      expect(formatNewYork(text)).toBe('—');
    },
  );
});

it('a day in full is the day that was given, in every zone', () => {
  expect(dayInWords('2031-01-15')).toBe('Wednesday, 15 January 2031');
  expect(dayInWords('2028-02-29')).toBe('Tuesday, 29 February 2028');
  expect(dayInWords('1900-01-01')).toBe('Monday, 1 January 1900');
});

it('what is no day has no words', () => {
  expect(['2026-02-31', '2026-1-5', ''].map(dayInWords)).toEqual([null, null, null]);
});
