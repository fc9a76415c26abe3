import { type Kysely, sql } from 'kysely';
import type { Database } from '../schema.ts';
import { orderKeyStart } from './intake-file.ts';
import { sweepTries } from './rate-limit.ts';

/** Folds the appended counts into their sums. @returns rows of folders folded, -1 when another process is at it */
export async function foldOrderCounts(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ folded: number }>`select fold_order_counts() as folded`.execute(db);
  await sql`select fold_report_counts(), fold_cockpit_counts()`.execute(db);
  return rows[0]?.folded ?? 0;
}

/**
 * Removes what is no longer needed: spent try windows, sessions and answers older than a month. By which
 * content an order of a file is known again stays: a file is imported once more whenever somebody does.
 */
export async function removeSpent(db: Kysely<Database>): Promise<void> {
  await sweepTries(db);
  const monthAgo = new Date(Date.now() - 30 * 24 * 60 * 60 * 1000);
  await db.deleteFrom('staff_session').where('expires_at', '<', monthAgo.toISOString()).execute();
  await db
    .deleteFrom('idempotent_answer')
    .where('created_at', '<', monthAgo.toISOString())
    .where('key', 'not like', `${orderKeyStart}%`)
    .execute();
}

/** Answers when the database does. */
export async function pingDatabase(db: Kysely<Database>): Promise<void> {
  await sql`select 1`.execute(db);
}

/** @throws where nothing can be written: it has become a standby, or whoever runs it made it read-only for want of room */
export async function requireWrites(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ reads_only: boolean }>`
    select current_setting('transaction_read_only') = 'on' as reads_only`.execute(db);
  if (rows[0]?.reads_only) throw new Error('The database takes no writes.');
}
