import type { Kysely, Transaction } from 'kysely';
import { type DocumentStore, storeUnavailable } from '../../adapters/documents/store.ts';
import { Refusal } from '../../core/refusal.ts';
import { crossOffStray, takeOldStray } from '../../db/queries/stray-documents.ts';
import type { Database } from '../../db/schema.ts';

/** No upload takes as long as this between its file and its row. */
const usualAge = '1 hour';

/** Housekeeping had taken the file for left over before its row came. */
class SweptFile extends Refusal {
  constructor() {
    const { status, message, retryAfter = 0 } = storeUnavailable();
    super(status, message, { retryAfter });
  }
}

/** Crosses a file off as its row is written. @throws Refusal 503 when housekeeping came first */
export async function claimFile(trx: Transaction<Database>, storageKey: string): Promise<void> {
  if (!(await crossOffStray(trx, storageKey))) throw new SweptFile();
}

/** Removes a file whose row could not be written, for this reason. */
export async function dropUnclaimed(
  db: Kysely<Database>,
  documents: DocumentStore,
  storageKey: string,
  why: unknown,
): Promise<void> {
  if (!(why instanceof SweptFile)) return dropStrays(db, documents, [storageKey]);
  // It may have come after the sweep, and nothing notes it any more.
  await documents.remove(storageKey).catch(() => {});
}

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
