import type { Kysely, Transaction } from 'kysely';
import {
  type DocumentStore,
  storeUnavailable,
  VersionsKept,
} from '../../adapters/documents/store.ts';
import { Refusal } from '../../core/refusal.ts';
import {
  crossOffStray,
  noteStrays,
  type Stray,
  takeOldStray,
} from '../../db/queries/stray-documents.ts';
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
  if (!(why instanceof SweptFile)) {
    await dropStrays(db, documents, [storageKey]);
    return;
  }
  // It may have come after the sweep, and nothing notes it any more. Where the store is away it waits again.
  await noteStrays(db, [storageKey]).catch(() => {});
  await dropStrays(db, documents, [storageKey]);
}

/**
 * Removes noted files now, as far as store and database answer; the rest waits for `sweepStrays`. A file
 * whose note is gone has its row and stays: the answer to a commit can be lost where the commit was not.
 * @returns how many wait
 */
export async function dropStrays(
  db: Kysely<Database>,
  documents: DocumentStore,
  storageKeys: readonly string[],
): Promise<number> {
  let waiting = 0;
  for (const key of storageKeys) {
    // The store has told the log, and so has the connection. The note stands as before.
    await dropStray(db, documents, key).catch(() => {
      waiting += 1;
    });
  }
  return waiting;
}

/** The note goes first: its deletion waits for a commit that is still under way. */
function dropStray(db: Kysely<Database>, documents: DocumentStore, key: string): Promise<void> {
  return db.transaction().execute(async (trx) => {
    if (await crossOffStray(trx, key)) await documents.remove(key);
  });
}

/**
 * Removes the files that a crash left without a row, and those of erased orders that could not be
 * removed at once. Stops at the first that the store does not remove: the next sweep goes on. One of which a
 * bucket keeps an older version keeps no other from being removed, and is tried again by the next sweep too.
 * @throws VersionsKept at the end, which says of how many files the bucket keeps one
 */
export async function sweepStrays(
  db: Kysely<Database>,
  documents: DocumentStore,
  age = usualAge,
): Promise<void> {
  let last: Stray | undefined;
  const one = () =>
    db.transaction().execute(async (trx) => {
      last = await takeOldStray(trx, age, last);
      if (last !== undefined) await documents.remove(last.storageKey);
      return last !== undefined;
    });
  let keptFiles = 0;
  let reason = '';
  const past = (error: unknown): true => {
    if (!(error instanceof VersionsKept)) throw error;
    keptFiles += 1;
    reason = error.message;
    return true;
  };
  while (await one().catch(past));
  if (keptFiles > 0)
    throw new VersionsKept(`${keptFiles} removed files are kept as older versions: ${reason}`);
}
