import { serverNow } from '@pabean/api-client';
import { calendarDateAt } from '@pabean/domain';
import { daysUntil } from './arrival.ts';
import type { TravellerOrder } from './shown-order.ts';

/** The day on which filing opens, at the place of arrival. */
export interface FilingDay {
  /** YYYY-MM-DD there. */
  readonly day: string;
  /** Whole days before the day of arrival: those of the scheme, by which the clock was made. */
  readonly daysBefore: number;
}

type Waiting = Pick<TravellerOrder, 'stage' | 'doa' | 'clock'>;

/**
 * What a paid order waits for whose filing has not opened yet, whether a member has taken it or not; null
 * for any other. Where an answer is asked for, that comes first (`asTold`).
 * @param order as it is told
 */
export function filingOpens({ stage, doa, clock }: Waiting, now = serverNow()): FilingDay | null {
  if (stage !== 'queued' && stage !== 'preparing') return null;
  // Without a deadline of ours nothing is to be filed any more.
  if (!clock?.file_by_at || Date.parse(clock.opens_at) <= now.getTime()) return null;
  const opens = new Date(clock.opens_at);
  const daysBefore = daysUntil({ doa, clock }, opens);
  if (daysBefore === null || daysBefore < 1) return null;
  return { day: calendarDateAt(opens, clock.zone), daysBefore };
}
