import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../schema.ts';

/** A bucket of a list that is not what the orders say (0022_list_buckets.sql). */
export interface WrongBucket {
  /** The name of the list, see `bucketScope`. */
  readonly list: string;
  /** The moment from which its orders are counted. */
  readonly starts: string;
  /** What it says, with the changes that are not folded yet. */
  readonly kept: number;
  readonly counted: number;
}

/** Compares the buckets of all lists with the orders, while others change them. */
export async function wrongListBuckets(db: Kysely<Database>): Promise<WrongBucket[]> {
  const wrong: WrongBucket[] = [];
  for (const list of await listsWithBuckets(db)) {
    const { rows } = await sql<WrongBucket>`
      select ${list}::text as list, starts::text, kept, counted from count_order_buckets(${list})
      where kept <> counted order by starts
    `.execute(db);
    wrong.push(...rows);
  }
  return wrong;
}

/** Makes the buckets of all lists anew, while others change orders. */
export async function mendListBuckets(db: Kysely<Database>): Promise<void> {
  for (const list of await listsWithBuckets(db)) {
    await sql`select mend_order_buckets(${list})`.execute(db);
  }
}

/**
 * Folds the appended changes of the lists into their buckets and keeps those of a fit size; a call
 * fills one list that has none yet.
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

async function listsWithBuckets(db: Kysely<Database>): Promise<string[]> {
  const scopes = db.selectFrom('order_bucket').select('scope').distinct().orderBy('scope');
  return (await scopes.execute()).map(({ scope }) => scope);
}
