import type { CallReply, getFutureOrderCount } from '@pabean/api-client/contract';
import { calendarDateAt, formatDateMinutes, portZoneNames, portZones } from '@pabean/domain';
import { groupDigits } from '@pabean/ui/numbers';

/** What the server says of the next release; undefined from one of an earlier version. */
export type NextRelease = CallReply<typeof getFutureOrderCount>['release'];

const dayMs = 24 * 60 * 60 * 1000;

/**
 * When the job moves future orders to New Orders next, and how many: "Next release today 08:00 WIB: 3
 * orders". The clock is that of staff's configured hour, or of the first place of arrival.
 */
export function releaseWords(release: NextRelease, total: number, now: Date): string | null {
  if (release === undefined || total === 0) return null;
  if (release === null) return 'No opening date is known for any future order.';
  const { at, count, more, zone } = release;
  const orders = `${groupDigits(count)}${more ? '+' : ''} ${count === 1 ? 'order' : 'orders'}`;
  if (Date.parse(at) <= now.getTime()) return `Being released now: ${orders}`;
  const [day = '', time = ''] = formatDateMinutes(at, zone).split(' ');
  const on = dayWord(at, zone, now) ?? `on ${day}`;
  const letters = portZoneNames.find((name) => portZones[name] === zone) ?? zone;
  return `Next release ${on} ${time} ${letters}: ${orders}`;
}

function dayWord(at: string, zone: string, now: Date): string | undefined {
  // Days of the calendar and not of 24 hours: in spring, half an hour before midnight, that is the day after next.
  const days = [new Date(at), now].map((moment) => Date.parse(calendarDateAt(moment, zone)));
  const [day = 0, today = 0] = days;
  if (day === today) return 'today';
  return day - today === dayMs ? 'tomorrow' : undefined;
}
