import { serverNow } from '@pabean/api-client';
import { calendarDateAt, isCalendarDate } from '@pabean/domain';
import type { Language } from '../../i18n/language.ts';
import type { TravellerOrder } from './shown-order.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** When and where an order's traveller arrives. */
export type Arrival = Pick<TravellerOrder, 'doa' | 'clock'>;

/** How near the day of arrival is; an order may hold none. No hour is on record. */
export type Nearness = 'unknown' | 'later' | 'tomorrow' | 'today' | 'past';

/**
 * Whole calendar days until the day of arrival, at its place; where that is not known, by the calendar
 * of the person who reads. Null for no date.
 */
export function daysUntil({ doa, clock }: Arrival, now: Date): number | null {
  if (doa === null || !isCalendarDate(doa)) return null;
  return Math.round((Date.parse(doa) - Date.parse(calendarDateAt(now, clock?.zone))) / dayMs);
}

/** How near the day of arrival is, by the same calendar. */
export function nearness(arrival: Arrival, now = serverNow()): Nearness {
  const days = daysUntil(arrival, now);
  if (days === null) return 'unknown';
  if (days > 1) return 'later';
  if (days < 0) return 'past';
  return days === 1 ? 'tomorrow' : 'today';
}

/** The day of arrival in the page's language; it is the same day in every zone. */
export function arrivalDay(doa: string, tag: string): string {
  const date = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' });
  return date.format(Date.parse(doa));
}

/** "tomorrow", "in 5 days", "2 days ago", in the page's language; null for no date. */
export function daysLeft(arrival: Arrival, tag: string, now: Date): string | null {
  const days = daysUntil(arrival, now);
  if (days === null) return null;
  return new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }).format(days, 'day');
}

/**
 * The day of arrival with how long is left (spec, Details), in the page's language:
 * "23 November 2026 (in 5 days)"; null for no date.
 */
export function arrivalText(
  arrival: Arrival,
  language: Language,
  now = serverNow(),
): string | null {
  const left = daysLeft(arrival, language.tag, now);
  if (arrival.doa === null || left === null) return null;
  return language.t('order.arrivalDate', { date: arrivalDay(arrival.doa, language.tag), left });
}
