import type { Transaction } from 'kysely';
import type { DocumentStore } from '../../adapters/documents/index.ts';
import { removeFromMailbox } from '../../adapters/mail/local-mailbox.ts';
import type { Actor } from '../../core/actor.ts';
import type { Connection } from '../../db/connect.ts';
import { type Erasure, notErased } from '../../db/queries/erasures.ts';
import { changeOrders } from '../../db/queries/order-change.ts';
import { eraseOrders } from '../../db/queries/order-erase.ts';
import { noteStrays } from '../../db/queries/stray-documents.ts';
import type { Database } from '../../db/schema.ts';
import { recheckMoved } from '../checks/recheck-moved.ts';
import { dropStrays } from '../documents/strays.ts';
import { noMarks, statusFields } from '../orders/status-fields.ts';

/** So many are looked for at once, and so many are erased in one transaction. */
const atOnce = 1000;
const inOneTransaction = 100;

const operator: Actor = { kind: 'system', id: null, name: 'The operator', ip: null };

/** Of these erasures, the orders whose personal data is there: a backup of before brought it back. */
export async function broughtBack(
  db: Connection['db'],
  erasures: readonly Erasure[],
): Promise<string[]> {
  const found: string[] = [];
  for (const part of partsOf(erasures, atOnce)) found.push(...(await notErased(db, part)));
  // Two lists may name the same order.
  return [...new Set(found)];
}

/**
 * Erases orders again that were erased once, whatever became of them in the database that was restored: it
 * was decided then, so nothing is asked. Call it before anybody works on the database.
 * @returns the ids of those whose personal data was there
 */
export async function eraseAgain(
  db: Connection['db'],
  documents: DocumentStore,
  { dataDir }: { readonly dataDir: string },
  erasures: readonly Erasure[],
): Promise<string[]> {
  const back = await broughtBack(db, erasures);
  for (const orderIds of partsOf(back, inOneTransaction)) {
    const files = await db.transaction().execute((trx) => eraseSome(trx, orderIds));
    // In a bucket they may be gone since then: that is no failure.
    await dropStrays(db, documents, files.storageKeys);
    await removeFromMailbox(dataDir, files.mailIds);
  }
  return back;
}

/**
 * Leaves orders alone that were erased once, as the operator wants them back, and says so in the history of each:
 * who restores a backup that was made since has them without saying it again.
 * @returns the ids of those whose personal data was there
 */
export async function bringBack(
  db: Connection['db'],
  erasures: readonly Erasure[],
): Promise<string[]> {
  const back = await broughtBack(db, erasures);
  for (const orderIds of partsOf(back, inOneTransaction)) {
    await db
      .transaction()
      .execute((trx) =>
        changeOrders(trx, operator, { orderIds }, { action: 'brought-back', set: {} }),
      );
  }
  return back;
}

async function eraseSome(trx: Transaction<Database>, orderIds: readonly string[]) {
  const { changed: moved } = await changeOrders(
    trx,
    operator,
    { orderIds },
    {
      action: 'moved',
      set: statusFields('Deleted', null, noMarks),
      refuse: ({ process_status: status }) => (status === 'Deleted' ? 'It is deleted.' : null),
      detail: ({ process_status: from }) => ({ from, to: 'Deleted' }),
    },
  );
  await recheckMoved(trx, moved, 'Deleted');
  const { changed } = await changeOrders(
    trx,
    operator,
    { orderIds },
    {
      action: 'erased',
      set: { erased_at: new Date() },
      detail: () => ({ restored: true }),
    },
  );
  const files = await eraseOrders(
    trx,
    changed.map(({ id }) => id),
  );
  await noteStrays(trx, files.storageKeys);
  return files;
}

function* partsOf<Item>(items: readonly Item[], size: number): Generator<Item[]> {
  for (let at = 0; at < items.length; at += size) yield items.slice(at, at + size);
}
