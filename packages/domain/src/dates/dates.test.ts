import { describe, expect, it } from 'vitest';
import { calendarDateAt, isCalendarDate, parseInstant } from './dates.ts';

describe('isCalendarDate', () => {
  it.each(['2026-11-23', '2024-02-29', '1941-06-13', '2026-12-31', '2000-02-29'])(
    'takes %s',
    (day) => {
      expect(isCalendarDate(day)).toBe(true);
    },
  );

  it.each([
    '2026-02-30',
    '2026-02-29',
    '1900-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-04-31',
    '2026-11-00',
    '31/02/2026',
    '23-11-2026',
    '2026-2-3',
    '2026-11-23T00:00:00Z',
    ' 2026-11-23',
    '2026-11-23\n',
    '0000-01-01',
    '',
  ])('refuses %j', (text) => {
    expect(isCalendarDate(text)).toBe(false);
  });
});

describe('parseInstant', () => {
  it.each([
    ['2026-10-25T01:56:21.133Z', '2026-10-25T01:56:21.133Z'],
    ['2026-10-25T01:56:21Z', '2026-10-25T01:56:21.000Z'],
    ['2026-10-25T01:56Z', '2026-10-25T01:56:00.000Z'],
    ['2026-10-25T01:56:21+07:00', '2026-10-24T18:56:21.000Z'],
  ])('reads %s', (text, expected) => {
    expect(parseInstant(text)?.toISOString()).toBe(expected);
  });

  it.each([
    '2026-10-25T01:56:21',
    '2026-10-25 01:56:21Z',
    '2026-02-30T01:56:21Z',
    '2026-10-25T25:00:00Z',
    '2026-10-25T10:61:00Z',
    '2026-10-25',
    ' 2026-10-25T01:56:21Z',
    'Sun 2026-10-25T01:56:21Z',
    '2026-10-25T01:56:21Z ',
    '2026-10-25T01:56:21Z (UTC)',
    'yesterday',
    '',
  ])('refuses %j', (text) => {
    expect(parseInstant(text)).toBeNull();
  });
});

describe('calendarDateAt', () => {
  it('knows that it is tomorrow in Jakarta and still today in New York', () => {
    const moment = new Date('2026-11-21T18:30:00Z');
    expect(calendarDateAt(moment, 'Asia/Jakarta')).toBe('2026-11-22');
    expect(calendarDateAt(moment, 'America/New_York')).toBe('2026-11-21');
  });

  it('throws for a zone nobody knows', () => {
    expect(() => calendarDateAt(new Date(0), 'Atlantis/Capital')).toThrow(RangeError);
  });
});
