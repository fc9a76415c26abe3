import { wallClock } from './dates.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** Days that are kept at most: those of some years, in each zone. */
const most = 5_000;

/** How far ahead a zone's clocks are on a day of UTC; null on a day on which they are changed. */
const dayShifts = new Map<string, number | null>();

const askIntl = (moment: number, zone: string): number => {
  const second = Math.floor(moment / 1000) * 1000;
  return wallClock(new Date(second), zone).valueOf() - second;
};

/**
 * Milliseconds that a zone's clocks are ahead of UTC at a moment. Asking Intl takes 8 microseconds and an order
 * that comes in needs five answers, so what holds for a whole day of UTC is asked once.
 */
export function aheadAt(moment: number, zone: string): number {
  const day = Math.floor(moment / dayMs);
  const key = `${zone} ${day}`;
  let ahead = dayShifts.get(key);
  if (ahead === undefined) {
    const [first, last] = [askIntl(day * dayMs, zone), askIntl((day + 1) * dayMs - 1, zone)];
    ahead = first === last ? first : null;
    if (dayShifts.size === most) dayShifts.clear();
    dayShifts.set(key, ahead);
  }
  return ahead ?? askIntl(moment, zone);
}

/** Days since 1970 as they are written. */
const dayTexts = new Map<number, string>();

/** The calendar date a moment falls on in a zone, YYYY-MM-DD: `calendarDateAt` for thousands of orders. */
export function dayIn(moment: Date, zone: string): string {
  const at = moment.valueOf();
  const day = Math.floor((at + aheadAt(at, zone)) / dayMs);
  const before = dayTexts.get(day);
  if (before !== undefined) return before;
  const text = new Date(day * dayMs).toISOString().slice(0, 10);
  if (dayTexts.size === most) dayTexts.clear();
  dayTexts.set(day, text);
  return text;
}
