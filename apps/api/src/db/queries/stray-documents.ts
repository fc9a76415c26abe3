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

/** Takes one old stray for this transaction; another process that looks meanwhile gets another. */
export async function takeOldStray(
  trx: Transaction<Database>,
  age: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ storage_key: string }>`
    delete from stray_document where storage_key = (
      select storage_key from stray_document where since < now() - ${age}::interval
      order by since limit 1 for update skip locked)
    returning storage_key`.execute(trx);
  return rows[0]?.storage_key;
}
