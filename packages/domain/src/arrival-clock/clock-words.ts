import { MISSING } from '../missing/missing.ts';
import { day, daysAndHours, exactly, hour, largest, minutesUntil } from './time-words.ts';

/** How a clock stands: each has a look and an icon of its own. */
export type ClockState = 'calm' | 'soon' | 'urgent' | 'late' | 'before' | 'noDate' | 'noPort';

/** What a screen knows of a clock: moments in ISO 8601. */
export interface ClockMoments {
  readonly opensAt: string | null;
  readonly fileByAt: string | null;
}

export interface ClockReading {
  readonly state: ClockState;
  /** "1 d 4 h", "15 h", "2 h 40 min", "Late 1 h", "opens in 6 d". */
  readonly text: string;
}

/** Minutes left at which a clock changes its look. */
export const soonMinutes = 24 * hour;
export const urgentMinutes = 6 * hour;

/**
 * A clock that counts to "file by", as it reads at a moment. An order that waits for nothing has no
 * clock, and is not asked here. `exact` has minutes at any distance, for the head of an order.
 */
export function readClock(
  { opensAt, fileByAt }: ClockMoments,
  arrives: string | null,
  now: Date,
  exact = false,
): ClockReading {
  if (arrives === null) return { state: 'noDate', text: MISSING };
  if (fileByAt === null) return { state: 'noPort', text: 'Port not known' };
  const left = minutesUntil(fileByAt, now);
  if (left <= 0) return { state: 'late', text: `Late ${largest(Math.max(1, -left))}` };
  const closed = opensAt === null ? 0 : minutesUntil(opensAt, now);
  if (closed > 0) return { state: 'before', text: `opens in ${largest(closed)}` };
  return { state: stateOf(left), text: exact ? exactly(left) : words(left) };
}

function stateOf(left: number): ClockState {
  if (left < urgentMinutes) return 'urgent';
  return left < soonMinutes ? 'soon' : 'calm';
}

function words(minutes: number): string {
  if (minutes >= day) return daysAndHours(minutes);
  return minutes >= 10 * hour ? `${Math.floor(minutes / hour)} h` : exactly(minutes);
}
