import type { Kysely } from 'kysely';
import { nameWeeks } from '../../db/queries/intake-file.ts';
import type { Database } from '../../db/schema.ts';
import type { AcceptedRecord } from './judge-record.ts';

/** As `search_week` counts them; where it counted otherwise, a batch would wait for another, and no more. */
const weekMs = 7 * 24 * 60 * 60 * 1000;

/**
 * Names the weeks of batches before they are stored, each once. Words are found week by week (decision 016), and
 * of a file of years nearly every batch brings a new week: the next batch waited until it was stored. A week
 * that stays without orders, because its batch was not stored, is asked in vain and no more.
 */
export function newWeeks(
  db: Kysely<Database>,
): (batch: readonly AcceptedRecord[]) => Promise<void> {
  const weeksThere = new Set<number>();
  return async (batch) => {
    const moments = new Map<number, string>();
    for (const { order } of batch) {
      if (order.created_at === undefined) continue;
      const week = Math.floor(Date.parse(order.created_at) / weekMs);
      if (!weeksThere.has(week)) moments.set(week, order.created_at);
    }
    if (moments.size === 0) return;
    await nameWeeks(db, [...moments.values()]);
    for (const week of moments.keys()) weeksThere.add(week);
  };
}
