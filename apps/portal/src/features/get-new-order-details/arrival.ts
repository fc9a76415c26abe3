import { calendarDateAt, isCalendarDate } from '@pabean/domain';
import type { Language } from '../../i18n/language.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** How near the day of arrival is; an order may hold none. No hour is on record. */
export type Nearness = 'unknown' | 'later' | 'tomorrow' | 'today' | 'past';

/** Whole calendar days of the person who reads, until the day of arrival; null for no date. */
function daysUntil(doa: string | null, now: Date): number | null {
  if (doa === null || !isCalendarDate(doa)) return null;
  return Math.round((Date.parse(doa) - Date.parse(calendarDateAt(now))) / dayMs);
}

/** How near the day of arrival is, by the calendar of the person who reads. */
export function nearness(doa: string | null, now = new Date()): Nearness {
  const days = daysUntil(doa, now);
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

/**
 * The day of arrival with how long is left (decisions, Details), in the page's language:
 * "23 November 2026 (in 5 days)"; null for no date.
 */
export function arrivalText(
  doa: string | null,
  language: Language,
  now = new Date(),
): string | null {
  const days = daysUntil(doa, now);
  if (doa === null || days === null) return null;
  const left = new Intl.RelativeTimeFormat(language.tag, { numeric: 'auto' }).format(days, 'day');
  return language.t('order.arrivalDate', { date: arrivalDay(doa, language.tag), left });
}
