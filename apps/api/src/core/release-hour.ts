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

const dayMs = 24 * 60 * 60 * 1000;

/** When an order is released whose window opens at a moment: then, or at the time of day that follows. */
export function nextRelease(opens: Date, now: Date, at: ReleaseTime | null): Date {
  // What should have gone already goes within seconds.
  if (opens <= releaseUpTo(now, at)) return now;
  const from = opens > now ? opens : now;
  if (at === null || releaseUpTo(from, at).getTime() === from.getTime()) return from;
  return releaseUpTo(new Date(from.getTime() + dayMs), at);
}

/** Up to when windows must have opened for an order to be released now: the last such time of day, or now. */
export function releaseUpTo(now: Date, at: ReleaseTime | null): Date {
  if (at === null) return now;
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone: at.zone,
    hourCycle: 'h23',
    hour: 'numeric',
    minute: 'numeric',
  });
  const parts = Object.fromEntries(
    clock.formatToParts(now).map(({ type, value }) => [type, value]),
  );
  const since = (Number(parts.hour) - at.hour) * 60 + Number(parts.minute) - at.minute;
  const minutes = (since + 1440) % 1440;
  return new Date(Math.floor(now.getTime() / 60_000 - minutes) * 60_000);
}
