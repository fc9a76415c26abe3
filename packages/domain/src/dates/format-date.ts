import { MISSING } from '../missing/missing.ts';
import { isCalendarDate, parseInstant, wallClock } from './dates.ts';

// Every function here takes what the wire holds: a calendar date (YYYY-MM-DD), which is shown as
// that same day in every zone, or a moment (ISO 8601 with zone), which is shown in the viewer's
// zone unless another IANA zone is given. Anything else is shown as missing, never as
// "Invalid Date". An unknown zone throws a RangeError.

/** A day as DD-MM-YYYY (spec section 9). */
export function formatDate(iso: string | null, zone?: string): string {
  if (isDay(iso)) return iso.split('-').reverse().join('-');
  return formatMoment(iso, 'DD-MM-YYYY', zone);
}

/** A day as YYYY-MM-DD, for the Processing Date (spec section 3). */
export function formatIsoDate(iso: string | null, zone?: string): string {
  return isDay(iso) ? iso : formatMoment(iso, 'YYYY-MM-DD', zone);
}

/** A moment as DD-MM-YYYY HH:mm:ss (spec section 9, on a 24-hour clock, since no am or pm follows). */
export function formatDateTime(iso: string | null, zone?: string): string {
  return formatMoment(iso, 'DD-MM-YYYY HH:mm:ss', zone);
}

/** A moment as DD-MM-YYYY HH:mm, the format of the order tables. */
export function formatDateMinutes(iso: string | null, zone?: string): string {
  return formatMoment(iso, 'DD-MM-YYYY HH:mm', zone);
}

/**
 * A moment as DD-MM-YYYY HH:mm:ss in New York, daylight saving included: what the columns headed
 * "EST" promise to the bank (spec, Details).
 */
export function formatNewYork(iso: string | null): string {
  return formatDateTime(iso, 'America/New_York');
}

/** A day in full, "Thursday, 15 January 2031", for who types or compares one; null for anything else. */
export function dayInWords(day: string): string | null {
  return isCalendarDate(day) ? formatMoment(`${day}T00:00:00Z`, 'dddd, D MMMM YYYY', 'UTC') : null;
}

const isDay = (iso: string | null): iso is string => iso !== null && isCalendarDate(iso);

function formatMoment(iso: string | null, pattern: string, zone?: string): string {
  const moment = iso === null ? null : parseInstant(iso);
  return moment === null ? MISSING : wallClock(moment, zone).format(pattern);
}
