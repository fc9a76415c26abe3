import type { Kysely } from 'kysely';
import type { DocumentStore } from '../../adapters/documents/store.ts';
import { crossOffStray, takeOldStray } from '../../db/queries/stray-documents.ts';
import type { Database } from '../../db/schema.ts';

/** No upload takes as long as this between its file and its row. */
const usualAge = '1 hour';

/** Removes noted files now, as far as the store answers; the rest waits for `sweepStrays`. */
export async function dropStrays(
  db: Kysely<Database>,
  documents: DocumentStore,
  storageKeys: readonly string[],
): Promise<void> {
  for (const key of storageKeys) {
    const removed = await documents.remove(key).then(
      () => true,
      () => false, // The store has told the log.
    );
    if (removed) await crossOffStray(db, key);
  }
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
