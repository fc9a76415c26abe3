import { isCalendarDate, parseInstant } from './dates.ts';

/** The process months, January first (spec section 2, "Future Order"), in English (spec, Details). */
export const processMonths = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
] as const;

export type ProcessMonth = (typeof processMonths)[number];

/**
 * The process month of a calendar date (YYYY-MM-DD), or of a moment (ISO 8601), then by its UTC
 * day, so that server and screen agree. Throws a RangeError for anything else.
 */
export function processMonth(isoDate: string): ProcessMonth {
  const day = isCalendarDate(isoDate) ? isoDate : parseInstant(isoDate)?.toISOString();
  const month = processMonths[Number(day?.slice(5, 7)) - 1];
  if (month === undefined) throw new RangeError(`Not a date: ${isoDate}`);
  return month;
}
