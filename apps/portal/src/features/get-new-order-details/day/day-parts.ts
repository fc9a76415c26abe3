import { isCalendarDate, plainTyped } from '@pabean/domain';

/** What of a day is typed into each of its three inputs. */
export interface DayParts {
  readonly year: string;
  readonly month: string;
  readonly day: string;
}

export type DayPart = keyof DayParts;

/** The years that the server takes. */
export const firstYear = 1900;
export const lastYear = 2199;

/** What stands for an input that is empty, in a text that somebody may read. */
const blanks: DayParts = { year: 'YYYY', month: 'MM', day: 'DD' };

/** The order in which a language writes a day. */
export function partOrder(tag: string): DayPart[] {
  const types = new Intl.DateTimeFormat(tag).formatToParts().map(({ type }) => type);
  return types.filter((type): type is DayPart => type in blanks);
}

/** A part in digits of 0 to 9, whatever keyboard it was typed on. */
export const digitsOf = (part: string): string => plainTyped(part).trim();

/** The day that the parts are, YYYY-MM-DD; undefined while they are none that the server takes. */
export function wholeDay(parts: DayParts): string | undefined {
  const [year, month, day] = [parts.year, parts.month, parts.day].map(digitsOf);
  const text = [year, month?.padStart(2, '0'), day?.padStart(2, '0')].join('-');
  const isTaken = Number(year) >= firstYear && Number(year) <= lastYear;
  return isTaken && isCalendarDate(text) ? text : undefined;
}

/**
 * The three parts as the one text that drafts and answers are: YYYY-MM-DD once they are a day, else
 * what is typed of each, "2027-MM-3".
 */
export function dayTyped(parts: DayParts): string {
  if (isBlank(parts.year) && isBlank(parts.month) && isBlank(parts.day)) return '';
  // A hyphen in the year or the month would end it.
  const partOrBlank = (part: DayPart) =>
    isBlank(parts[part]) ? blanks[part] : parts[part].replaceAll('-', '‐');
  const day = isBlank(parts.day) ? blanks.day : parts.day;
  return wholeDay(parts) ?? `${partOrBlank('year')}-${partOrBlank('month')}-${day}`;
}

/** What stands in each input for such a text; any other text stands where the day does. */
export function partsOf(text: string): DayParts {
  const [, year = '', month = '', day = text] = /^([^-]*)-([^-]*)-(.*)$/.exec(text) ?? [];
  const withoutBlank = (part: string, blank: string) =>
    part === blank ? '' : part.replace(/^0(?=\d$)/, '');
  return {
    year: withoutBlank(year, blanks.year),
    month: withoutBlank(month, blanks.month),
    day: withoutBlank(day, blanks.day),
  };
}

export const isBlank = (part: string): boolean => part.trim() === '';
