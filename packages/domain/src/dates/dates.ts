import base from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';
import utc from 'dayjs/plugin/utc.js';

base.extend(utc);
base.extend(customParseFormat);

/**
 * dayjs with the plugins this package needs; for use inside the package only. A constant of this
 * module and not a plain re-export: a bundler may skip a module that only passes something on, and
 * the plugins with it.
 */
export const dayjs = base;

const calendarDate = /^(\d{4})-(\d{2})-(\d{2})$/;
const instant = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})$/;

/**
 * Whether a text is a real day written YYYY-MM-DD: 2026-02-30, 31-02-2026 and 2026-2-3 are not.
 * A calendar date has no time zone: a birthday is the same day everywhere.
 */
export function isCalendarDate(text: string): boolean {
  const [, year = '', month = '', day = ''] = calendarDate.exec(text) ?? [];
  if (year < '0100' || month < '01' || month > '12' || day < '01') return false;
  // Every month has so many days.
  if (day <= '28') return true;
  return Number(day) <= new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
}

/**
 * The moment an ISO 8601 text with a time zone names, or null if it names none. A text without a
 * zone is refused, because it would mean another moment on every machine.
 */
export function parseInstant(text: string): Date | null {
  const day = instant.exec(text)?.[1];
  if (day === undefined || !isCalendarDate(day)) return null;
  const date = new Date(text);
  return Number.isNaN(date.getTime()) ? null : date;
}

/**
 * The calendar date a moment falls on, YYYY-MM-DD, in the viewer's zone or in the IANA `zone`
 * given. Throws a RangeError for an unknown zone.
 */
export function calendarDateAt(moment: Date, zone?: string): string {
  if (zone === undefined) return wallClock(moment).format('YYYY-MM-DD');
  const { year, month, day } = clockParts(moment, zone);
  return `${year}-${month}-${day}`;
}

/**
 * What a clock on the wall shows at a moment. Not by dayjs's own time zone plugin: that one reads
 * the clock back in the zone of the machine, and is an hour wrong whenever the machine's own
 * daylight saving skips that hour (London, 29 March 2026: New York's 01:00 becomes 02:00).
 */
export function wallClock(moment: Date, zone?: string): base.Dayjs {
  if (zone === undefined) return dayjs(moment);
  const { year, month, day, hour, minute, second } = clockParts(moment, zone);
  return dayjs.utc(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}

function clockParts(moment: Date, zone: string) {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of clockOf(zone).formatToParts(moment)) parts[type] = value;
  return parts;
}

// Making a formatter costs many times more than using it, and a table formats 500 rows.
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  let clock = clocks.get(zone);
  if (clock === undefined) {
    clock = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    clocks.set(zone, clock);
  }
  return clock;
}
