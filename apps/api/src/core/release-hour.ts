import { aheadAt, knownTimeZone } from '@pabean/domain';
import * as v from 'valibot';

/** "08:00 Asia/Jakarta": an hour of staff's day. */
const written = /^([01]\d|2[0-3]):([0-5]\d) (\S+)$/;

/** Each day at which time future orders are released, and where. */
export interface ReleaseTime {
  readonly hour: number;
  readonly minute: number;
  readonly zone: string;
}

function releaseTime(text: string): ReleaseTime | null {
  const [, hour, minute, zone] = written.exec(text) ?? [];
  const place = knownTimeZone(zone);
  return place === null ? null : { hour: Number(hour), minute: Number(minute), zone: place };
}

/** The variable RELEASE_AT; without it, orders are released at the minute in which their window opens. */
export const releaseVariable = v.optional(
  v.pipe(
    v.string(),
    v.check(
      (text) => releaseTime(text) !== null,
      'must be a time and a zone like 08:00 Asia/Jakarta',
    ),
    v.transform((text) => releaseTime(text)),
  ),
);

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** From one such time of day it is 23 to 25 hours to the next, and twice that to the one after. */
const pastNextMs = 36 * 60 * minuteMs;

/** When an order is released whose window opens at a moment: then, or at the time of day that follows. */
export function nextRelease(opens: Date, now: Date, at: ReleaseTime | null): Date {
  // What should have gone already goes within seconds.
  if (opens <= releaseUpTo(now, at)) return now;
  const from = opens > now ? opens : now;
  const last = releaseUpTo(from, at);
  if (last.getTime() === from.getTime()) return from;
  return releaseUpTo(new Date(last.getTime() + pastNextMs), at);
}

/** Up to when windows must have opened for an order to be released now: the last such time of day, or now. */
export function releaseUpTo(now: Date, at: ReleaseTime | null): Date {
  if (at === null) return now;
  const time = now.getTime();
  for (let day = Math.floor((time + aheadAt(time, at.zone)) / dayMs); ; day -= 1) {
    const moment = momentOf(day, at);
    if (moment <= time) return new Date(moment);
  }
}

/**
 * The moment of that time on a day. One that the clocks show twice is its first: the second releases nothing
 * that the first has not. One that they leave out comes as much later as they were moved by.
 * @param day days since 1970 of the calendar there
 */
function momentOf(day: number, { hour, minute, zone }: ReleaseTime): number {
  const wallTime = day * dayMs + (hour * 60 + minute) * minuteMs;
  // By the clocks of the day before, and by those of the day after.
  const moments = [-dayMs, dayMs].map((away) => wallTime - aheadAt(wallTime + away, zone));
  const real = moments.filter((moment) => moment + aheadAt(moment, zone) === wallTime);
  return real.length > 0 ? Math.min(...real) : Math.max(...moments);
}
