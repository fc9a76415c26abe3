import fc from 'fast-check';
import { expect, test } from 'vitest';
import { untilArrival } from './arrival.ts';
import { calendarDateAt, isCalendarDate, parseInstant } from './dates.ts';
import { formatDate, formatDateTime, formatIsoDate } from './format-date.ts';
import { processMonth, processMonths } from './process-month.ts';

const dayLength = 24 * 60 * 60 * 1000;
/** Days from 1900 to 2199, as intake takes them, as the number of days since 1970. */
const dayNumber = fc.integer({ min: -25_567, max: 84_005 });
const isoDay = (day: number) => new Date(day * dayLength).toISOString().slice(0, 10);
const days = dayNumber.map(isoDay);
const moments = fc.date({
  min: new Date('1900-01-01T00:00:00Z'),
  max: new Date('2199-12-31T00:00:00Z'),
  noInvalidDate: true,
});
const zones = fc.constantFrom(
  ...['UTC', 'Asia/Jakarta', 'America/New_York', 'Asia/Kathmandu', 'Pacific/Kiritimati'],
);
/** Any unit of UTF-16, half a pair too. fast-check's own unit of this kind takes seconds to be made. */
const anyUnit = fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit));
const two = (number: number) => String(number).padStart(2, '0');

test('a text of year, month and day is a calendar date exactly when that day exists', () => {
  const parts = fc.tuple(
    fc.integer({ min: 1900, max: 2199 }),
    fc.integer({ min: 0, max: 14 }),
    fc.integer({ min: 0, max: 33 }),
  );
  fc.assert(
    fc.property(parts, ([year, month, day]) => {
      const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
      const lengths = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
      const exists = day >= 1 && day <= (lengths[month - 1] ?? 0);
      expect(isCalendarDate(`${year}-${two(month)}-${two(day)}`)).toBe(exists);
    }),
    { numRuns: 1000 },
  );
});

test('29 February exists in leap years alone', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1900, max: 2199 }), (year) => {
      const next = new Date(Date.UTC(year, 1, 28) + dayLength);
      expect(isCalendarDate(`${year}-02-29`)).toBe(next.getUTCMonth() === 1);
    }),
  );
});

test('any other text is no date and no moment, and nothing throws', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyUnit }), (text) => {
      expect(isCalendarDate(text)).toBe(false);
      expect(parseInstant(text)).toBeNull();
      expect(formatDate(text)).toBe('—');
    }),
  );
});

test('a moment comes back from its text, in UTC and with an offset', () => {
  const offsets = fc.integer({ min: -14 * 60, max: 14 * 60 });
  fc.assert(
    fc.property(moments, offsets, (moment, offset) => {
      expect(parseInstant(moment.toISOString())).toEqual(moment);
      const local = new Date(moment.getTime() + offset * 60_000).toISOString().slice(0, -1);
      const minutes = Math.abs(offset);
      const zone = `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
      expect(parseInstant(`${local}${offset < 0 ? '-' : '+'}${zone}`)).toEqual(moment);
      expect(parseInstant(local)).toBeNull();
    }),
  );
});

test('a day is shown as itself in every zone', () => {
  fc.assert(
    fc.property(days, zones, (day, zone) => {
      expect(formatIsoDate(day, zone)).toBe(day);
      expect(formatDate(day, zone)).toBe(day.split('-').reverse().join('-'));
    }),
  );
});

test('a moment is shown on the day of its zone, by what Intl says there', () => {
  fc.assert(
    fc.property(moments, zones, (moment, zone) => {
      const day = calendarDateAt(moment, zone);
      const clock = moment.toLocaleTimeString('en-GB', { timeZone: zone });
      expect(day).toBe(moment.toLocaleDateString('sv-SE', { timeZone: zone }));
      expect(formatDateTime(moment.toISOString(), zone)).toBe(
        `${day.split('-').reverse().join('-')} ${clock}`,
      );
    }),
  );
});

test('the process month is that of the day', () => {
  fc.assert(
    fc.property(days, moments, (day, moment) => {
      expect(processMonth(day)).toBe(processMonths[Number(day.slice(5, 7)) - 1]);
      expect(processMonth(moment.toISOString())).toBe(processMonths[moment.getUTCMonth()]);
    }),
  );
});

test('the days until arrival are counted by the calendar of the zone', () => {
  fc.assert(
    fc.property(moments, zones, fc.integer({ min: -400, max: 400 }), (now, zone, left) => {
      const today = Date.parse(calendarDateAt(now, zone)) / dayLength;
      const { text, urgency } = untilArrival(isoDay(today + left), now, zone);
      if (left > 1) expect(text).toBe(`in ${left} days`);
      if (left < -1) expect(text).toBe(`${-left} days ago`);
      expect(urgency === 'past').toBe(left < 0);
      expect(urgency === 'later').toBe(left > 3);
    }),
  );
});
