import { type Kysely, sql } from 'kysely';
import type { Database } from '../schema.ts';
import { foldOrderCounts } from './housekeeping.ts';
import { foldListBuckets } from './list-buckets.ts';
import { addBulkOrders, bulkOrderCount } from './seed-bulk-orders.ts';

/** Orders in one statement: each ends with its folder counts and is within the statement timeout. */
const atOnce = 25_000;

/**
 * Fills the database with many orders for tests and measurements, as intake leaves them: 72 % Completed
 * and the others as a busy office has them. About 100,000 in ten seconds; `seedMany` is for millions.
 * Ids are `BULK-` and a number, so that a second call adds to the first.
 */
export async function seedBulk(db: Kysely<Database>, count: number): Promise<void> {
  const start = await bulkOrderCount(db);
  const fill = { first: start + 1, last: start + count };
  for (let { first: from } = fill; from <= fill.last; from += atOnce) {
    await addBulkOrders(db, { from, to: Math.min(fill.last, from + atOnce - 1), fill });
  }
  await foldOrderCounts(db);
  // One call fills one list.
  while ((await foldListBuckets(db)) > 0);
  await sql`analyze orders, order_declaration, order_history`.execute(db);
}
