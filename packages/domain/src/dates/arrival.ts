import { MISSING } from '../missing/missing.ts';
import { calendarDateAt, dayjs, isCalendarDate, parseInstant } from './dates.ts';

/** Days before arrival on which an order is planned to be worked. */
const processingLeadDays = 2;

const dayMs = 24 * 60 * 60 * 1000;

/** A declaration can be filed from three days before arrival on; from then on an order is urgent. */
const soonDays = 3;

/**
 * The day on which an order is planned to be processed, YYYY-MM-DD: two days before arrival, but
 * never before the UTC day the order came in. (The specification shows the column and not its
 * rule; our choice.)
 *
 * `doa` is a calendar date, `createdAt` an ISO 8601 moment. Throws a RangeError if they are not.
 */
export function plannedProcessingDate(order: { doa: string; createdAt: string | Date }): string {
  const { doa, createdAt } = order;
  const received = createdAt instanceof Date ? createdAt : parseInstant(createdAt);
  if (!isCalendarDate(doa)) throw new RangeError(`Not a calendar date: ${doa}`);
  if (received === null) throw new RangeError(`Not a moment: ${createdAt}`);
  const planned = Date.parse(doa) - processingLeadDays * dayMs;
  return new Date(Math.max(planned, received.getTime())).toISOString().slice(0, 10);
}

export type ArrivalUrgency = 'past' | 'today' | 'soon' | 'later';

export type UntilArrival = { text: string; urgency: ArrivalUrgency };

/**
 * How long is left until the day of arrival, in words: "in 5 days", "tomorrow", "today",
 * "yesterday", "3 days ago" (decisions page, "Details"). Whole calendar days count, not hours.
 * "Today" is the viewer's, or that of the IANA `zone` given, because it stands beside the date
 * the viewer reads off the wall. Up to three days is 'soon'. Without a real date the text is a
 * dash and nothing is urgent.
 */
export function untilArrival(doa: string | null, now: Date, zone?: string): UntilArrival {
  if (doa === null || !isCalendarDate(doa)) return { text: MISSING, urgency: 'later' };
  const days = dayjs.utc(doa).diff(dayjs.utc(calendarDateAt(now, zone)), 'day');
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
