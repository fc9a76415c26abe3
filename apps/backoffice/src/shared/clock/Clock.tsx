import {
  type ClockEnd,
  type ClockState,
  formatDateMinutes,
  type OrderClock,
  portZones,
  readClock,
} from '@pabean/domain';
import {
  IconAlarm,
  IconCalendarTime,
  IconClock,
  IconClockX,
  IconMapPinQuestion,
} from '@tabler/icons-react';
import styles from './Clock.module.css';
import { useMinute } from './useMinute.ts';

const icons: Record<ClockState, typeof IconClock> = {
  calm: IconClock,
  soon: IconClock,
  urgent: IconAlarm,
  late: IconClockX,
  before: IconCalendarTime,
  noDate: IconMapPinQuestion,
  noPort: IconMapPinQuestion,
};

/** A moment as clocks at the place show it, with the zone's letters: "22-11-2026 00:00 WITA". */
export function momentAtPort(moment: string | null, { zone }: Pick<OrderClock, 'zone'>): string {
  const words = formatDateMinutes(moment, zone === null ? undefined : portZones[zone]);
  return zone === null ? words : `${words} ${zone}`;
}

const iconSizes = { list: 12, bar: 14, head: 18 } as const;

type ClockProps = {
  clock: OrderClock;
  /** Beside an order's id: larger, with minutes at any distance, and in the head with what it counts to. */
  place?: 'bar' | 'head';
};

/**
 * How long is left to file an order, or until its document is to be here, at the port and not where it is
 * looked at.
 * It goes on each minute, without a word to screen readers.
 */
export function Clock({ clock, place }: ClockProps) {
  const isExact = place !== undefined;
  const { state, text } = readClock(clock, clock.arrives, useMinute(), isExact);
  const Icon = icons[state];
  const by = momentAtPort(clock.fileByAt, clock);
  const title = clock.fileByAt === null ? text : `${byWords[clock.until]} ${by}`;
  return (
    <span className={styles.clock} data-state={state} data-place={place} title={title}>
      {state !== 'noDate' && (
        <Icon size={iconSizes[place ?? 'list']} aria-hidden className={styles.icon} />
      )}
      <span className={styles.words}>
        {text}
        {place === 'head' && runs.includes(state) && wordsAfter[clock.until]}
      </span>
    </span>
  );
}

/** What staff call the moment to which a clock counts. */
export const byWords: Record<ClockEnd, string> = { filing: 'File by', document: 'Document by' };

const runs: readonly ClockState[] = ['calm', 'soon', 'urgent'];

const wordsAfter: Record<ClockEnd, string> = { filing: ' to file', document: ' for its document' };
