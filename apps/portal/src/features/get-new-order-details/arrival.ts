import { calendarDateAt, isCalendarDate } from '@pabean/domain';
import type { Language } from '../../i18n/language.ts';

const dayMs = 24 * 60 * 60 * 1000;

/**
 * The day of arrival with how long is left (decisions, Details), in the page's language:
 * "23 November 2026 (in 5 days)". Whole calendar days of the person who reads; null for no date.
 */
export function arrivalText(doa: string, language: Language, now = new Date()): string | null {
  if (!isCalendarDate(doa)) return null;
  const day = Date.parse(doa);
  const days = Math.round((day - Date.parse(calendarDateAt(now))) / dayMs);
  const left = new Intl.RelativeTimeFormat(language.tag, { numeric: 'auto' }).format(days, 'day');
  const date = new Intl.DateTimeFormat(language.tag, { dateStyle: 'long', timeZone: 'UTC' });
  return language.t('order.arrivalDate', { date: date.format(day), left });
}
