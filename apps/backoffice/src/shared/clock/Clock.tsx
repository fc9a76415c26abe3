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

type ClockProps = {
  clock: OrderClock;
  /** In the head of an order: larger, and with minutes at any distance. */
  large?: boolean;
};

/**
 * How long is left to file an order, or until its document is to be here, at the port and not where it is
 * looked at (second design, Parts).
 * It goes on each minute, without a word to screen readers.
 */
export function Clock({ clock, large = false }: ClockProps) {
  const { state, text } = readClock(clock, clock.arrives, useMinute(), large);
  const Icon = icons[state];
  const by = momentAtPort(clock.fileByAt, clock);
  const title = clock.fileByAt === null ? text : `${byWords[clock.until]} ${by}`;
  return (
    <span className={styles.clock} data-state={state} data-large={large || undefined} title={title}>
      {state !== 'noDate' && <Icon size={large ? 18 : 12} aria-hidden className={styles.icon} />}
      <span className={styles.words}>
        {text}
        {large && runs.includes(state) && wordsAfter[clock.until]}
      </span>
    </span>
  );
}

/** What staff call the moment to which a clock counts. */
export const byWords: Record<ClockEnd, string> = { filing: 'File by', document: 'Document by' };

const runs: readonly ClockState[] = ['calm', 'soon', 'urgent'];

const wordsAfter: Record<ClockEnd, string> = { filing: ' to file', document: ' for its document' };
