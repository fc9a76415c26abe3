import { type DayParts, digitsOf } from './day-parts.ts';

/** The Buddhist era, by which Thai people count, is so many years ahead of the common one. */
const yearsAhead = 543;

/**
 * The parts with a year of the common era. A year such as 2569 that is typed on a Thai page is one of the
 * Buddhist era: no day that we ask for is centuries away.
 * @param tag of the page's language
 */
export function inCommonEra(parts: DayParts, tag: string): DayParts {
  const digits = digitsOf(parts.year);
  const isBuddhist = /^\d{4}$/.test(digits) && Number(digits) >= 2400 && Number(digits) <= 2700;
  const isThai = new Intl.Locale(tag).language === 'th';
  return isBuddhist && isThai ? { ...parts, year: String(Number(digits) - yearsAhead) } : parts;
}
