import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../schema.ts';

/** Notes files that no document row names: before they are stored, or as their rows go. */
export async function noteStrays(
  db: Kysely<Database>,
  storageKeys: readonly string[],
): Promise<void> {
  if (storageKeys.length === 0) return;
  await db
    .insertInto('stray_document')
    .values(storageKeys.map((storage_key) => ({ storage_key })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Crosses a file off: it has its row now, or is gone. @returns false when it was not noted */
export async function crossOffStray(db: Kysely<Database>, storageKey: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('stray_document')
    .where('storage_key', '=', storageKey)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** A noted file, and since when. */
export interface Stray {
  readonly storageKey: string;
  readonly since: string;
}

/** Takes one old stray for this transaction, behind another one; a process that looks meanwhile gets another. */
export async function takeOldStray(
  trx: Transaction<Database>,
  age: string,
  after?: Stray,
): Promise<Stray | undefined> {
  const from = after?.since ?? '-infinity';
  const { rows } = await sql<Stray>`
    delete from stray_document where storage_key = (
      select storage_key from stray_document
      where since < now() - ${age}::interval
        and (since, storage_key) > (${from}::timestamptz, ${after?.storageKey ?? ''}::text)
      order by since, storage_key limit 1 for update skip locked)
    returning storage_key as "storageKey", since`.execute(trx);
  return rows[0];
}

/** How many files wait to be removed for longer than a sweep may take to come again. */
export async function countOldStrays(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from stray_document
    where since < now() - interval '3 hours'`.execute(db);
  return rows[0]?.count ?? 0;
}
