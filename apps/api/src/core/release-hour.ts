import { knownTimeZone } from '@pabean/domain';
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
  const minute = Math.floor(now.getTime() / minuteMs);
  const since = (minutesAfter(now, at) + dayMinutes) % dayMinutes;
  const found = minute - since;
  // Where the clocks were changed since, it was an hour earlier or later.
  const off = minutesAfter(new Date(found * minuteMs), at);
  const mended = found - nearest(off);
  return new Date((mended > minute ? found : mended) * minuteMs);
}

const dayMinutes = 24 * 60;

/** The same time of day, as little away as can be: 23 hours after it are one before it. */
const nearest = (minutes: number) => minutes - Math.round(minutes / dayMinutes) * dayMinutes;

/** What the clocks there show at a moment, in minutes after the time of day; less than none before it. */
function minutesAfter(moment: Date, { hour, minute, zone }: ReleaseTime): number {
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    hour: 'numeric',
    minute: 'numeric',
  });
  const parts = Object.fromEntries(
    clock.formatToParts(moment).map(({ type, value }) => [type, value]),
  );
  return (Number(parts.hour) - hour) * 60 + Number(parts.minute) - minute;
}
