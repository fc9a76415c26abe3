import { MISSING } from '../missing/missing.ts';
import { calendarDateAt, isCalendarDate } from './dates.ts';

/** A declaration can be filed from three days before arrival on; from then on an order is urgent. */
const soonDays = 3;
const dayMs = 86_400_000;

export type ArrivalUrgency = 'past' | 'today' | 'soon' | 'later';

export type UntilArrival = { text: string; urgency: ArrivalUrgency };

/**
 * How long is left until the day of arrival, in words: "in 5 days", "tomorrow", "today",
 * "yesterday", "3 days ago" (spec, Details). Whole calendar days count, not hours.
 * "Today" is the viewer's, or that of the IANA `zone` given, because it stands beside the date
 * the viewer reads off the wall. Up to three days is 'soon'. Without a real date the text is a
 * dash and nothing is urgent.
 */
export function untilArrival(doa: string | null, now: Date, zone?: string): UntilArrival {
  if (doa === null || !isCalendarDate(doa)) return { text: MISSING, urgency: 'later' };
  // Both are midnight of UTC, where every day is as long.
  const days = (Date.parse(doa) - Date.parse(calendarDateAt(now, zone))) / dayMs;
  return { text: inWords(days), urgency: urgencyOf(days) };
}

function inWords(days: number): string {
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  if (days === -1) return 'yesterday';
  return days > 0 ? `in ${days} days` : `${-days} days ago`;
}

function urgencyOf(days: number): ArrivalUrgency {
  if (days < 0) return 'past';
  if (days === 0) return 'today';
  return days <= soonDays ? 'soon' : 'later';
}
