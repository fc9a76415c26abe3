import type { Kysely } from 'kysely';
import type { DocumentStore } from '../../adapters/documents/store.ts';
import { crossOffStray, takeOldStray } from '../../db/queries/stray-documents.ts';
import type { Database } from '../../db/schema.ts';

/** No upload takes as long as this between its file and its row. */
const usualAge = '1 hour';

/**
 * Removes noted files now, as far as store and database answer; the rest waits for `sweepStrays`. A file
 * whose note is gone has its row and stays: the answer to a commit can be lost where the commit was not.
 */
export async function dropStrays(
  db: Kysely<Database>,
  documents: DocumentStore,
  storageKeys: readonly string[],
): Promise<void> {
  for (const key of storageKeys) {
    // The store has told the log, and so has the connection. The note stands as before.
    await dropStray(db, documents, key).catch(() => {});
  }
}

/** The note goes first: its deletion waits for a commit that is still under way. */
function dropStray(db: Kysely<Database>, documents: DocumentStore, key: string): Promise<void> {
  return db.transaction().execute(async (trx) => {
    if (await crossOffStray(trx, key)) await documents.remove(key);
  });
}

/**
 * Removes the files that a crash left without a row, and those of erased orders that could not be
 * removed at once. Stops at the first that the store does not remove: the next sweep goes on.
 */
export async function sweepStrays(
  db: Kysely<Database>,
  documents: DocumentStore,
  age = usualAge,
): Promise<void> {
  const one = () =>
    db.transaction().execute(async (trx) => {
      const key = await takeOldStray(trx, age);
      if (key !== undefined) await documents.remove(key);
      return key !== undefined;
    });
  while (await one());
}
