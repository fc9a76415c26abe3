import { plainTyped } from '@pabean/domain';
import { inCommonEra } from './buddhist-year.ts';
import { type DayPart, type DayParts, partsOf, wholeDay } from './day-parts.ts';

const threeNumbers = /^\D{0,3}(\d{1,4})\D{1,3}(\d{1,2})\D{1,3}(\d{1,4})\D{0,3}$/;

/**
 * The parts of a whole day that was pasted, "1990-05-21" or "21/05/1990"; undefined for any other text,
 * and where the language's own order leaves open which number is the day.
 * @param order in which the language writes a day
 * @param tag of that language
 */
export function pastedDay(
  pasted: string,
  order: readonly DayPart[],
  tag: string,
): DayParts | undefined {
  return dayIn(pasted, order, (parts) => inCommonEra(parts, tag));
}

/** @param eraOf gives the parts with the year that is meant */
function dayIn(
  text: string,
  order: readonly DayPart[],
  eraOf: (parts: DayParts) => DayParts,
): DayParts | undefined {
  const [, first = '', second = '', third = ''] = threeNumbers.exec(plainTyped(text)) ?? [];
  const yearFirst = { year: first, month: second, day: third };
  const dayFirst = { year: third, month: second, day: first };
  const monthFirst = { year: third, month: first, day: second };
  const readings = () => {
    if (first.length === 4) return [yearFirst];
    // Where the year comes first, nothing says what comes first before a year.
    if (order[0] === 'year') return [dayFirst, monthFirst];
    return order.indexOf('day') < order.indexOf('month') ? [dayFirst] : [monthFirst];
  };
  const days = new Set(readings().map((reading) => wholeDay(eraOf(reading))));
  days.delete(undefined);
  const [day] = days;
  return days.size === 1 && day !== undefined ? partsOf(day) : undefined;
}

/**
 * What stands in each input for a day that came in as any text: its parts where it is a day, or written as
 * `dayTyped` does; any other text stands where the day does. A year of another era stands as it is declared:
 * nothing has changed it.
 */
export function storedParts(text: string, order: readonly DayPart[]): DayParts {
  if (/^(YYYY|\d{4})-/.test(plainTyped(text))) return partsOf(text);
  return dayIn(text, order, (parts) => parts) ?? { year: '', month: '', day: text };
}
