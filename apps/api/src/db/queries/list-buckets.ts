import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../schema.ts';

/**
 * Folds the appended changes of the lists into their buckets and keeps those of a fit size; a call
 * fills one list that has none yet (0022_list_buckets.sql).
 *
 * @returns 0 when nothing was left to do, -1 when another process is at it
 */
export async function foldListBuckets(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ done: number }>`select fold_order_buckets() as done`.execute(db);
  return rows[0]?.done ?? 0;
}

/** Lets the statements of a transaction take as long as they need: all orders of a list are counted once. */
export async function takeTime(trx: Transaction<Database>): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(trx);
}
