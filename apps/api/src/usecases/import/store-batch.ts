import type { Kysely } from 'kysely';
import type { Env } from '../../core/env.ts';
import {
  commitLater,
  isDeadlock,
  isRefusedData,
  takeFileOrders,
} from '../../db/queries/intake-file.ts';
import type { Database } from '../../db/schema.ts';
import { recheckTwice } from '../checks/recheck.ts';
import { queueLettersOfReceipt } from '../intake/letters-of-receipt.ts';
import { findRefusedRepeats, repeatReason } from '../intake/refused-repeats.ts';
import type { AcceptedRecord } from './judge-record.ts';
import type { RejectedRecord } from './source-record.ts';

/** What became of a batch. */
export interface StoredBatch {
  readonly imported: number;
  readonly duplicates: number;
  readonly rejected: readonly RejectedRecord[];
}

const origin = { ip: null, actorName: 'Import' };

/**
 * Stores a batch in one transaction. When the database refuses something that the contract let
 * through, the batch is tried again one by one, so that only the bad one is lost.
 */
export async function storeBatch(
  db: Kysely<Database>,
  batch: readonly AcceptedRecord[],
  env?: Env,
): Promise<StoredBatch> {
  try {
    const orders = batch.map((record) => record.order);
    const { takenOrders, refused } = await db.transaction().execute(async (trx) => {
      // A letter must not leave before its order is on the disk: those batches wait for it.
      if (!orders.some((order) => order.notify)) await commitLater(trx);
      const stored = await takeFileOrders(trx, orders, { ...origin, fileBy: env?.fileBy });
      await recheckTwice(trx, stored);
      if (env) await queueLettersOfReceipt(trx, env, origin, orders, stored);
      return { takenOrders: stored, refused: await findRefusedRepeats(trx, orders, stored) };
    });
    const imported = takenOrders.filter((order) => order.created).length;
    const rejected = refused.flatMap((repeat) =>
      rejectedFor(batch[repeat.index], repeatReason(repeat)),
    );
    return { imported, duplicates: takenOrders.length - imported - rejected.length, rejected };
  } catch (error) {
    // Of two transactions that wait for each other one is ended; nothing of it is stored.
    if (isDeadlock(error)) return storeBatch(db, batch, env);
    if (!isRefusedData(error)) throw error;
    const [only, second] = batch;
    if (only === undefined) throw error;
    if (second === undefined) {
      const reason = `the database refused it: ${error.message}`;
      return { imported: 0, duplicates: 0, rejected: rejectedFor(only, reason) };
    }
  }
  const parts: StoredBatch[] = [];
  for (const record of batch) parts.push(await storeBatch(db, [record], env));
  return {
    imported: sum(parts, 'imported'),
    duplicates: sum(parts, 'duplicates'),
    rejected: parts.flatMap((part) => part.rejected),
  };
}

const rejectedFor = (record: AcceptedRecord | undefined, reason: string): RejectedRecord[] =>
  record === undefined ? [] : [{ line: record.line, raw: record.raw, reasons: [reason] }];

function sum(parts: readonly StoredBatch[], what: 'imported' | 'duplicates'): number {
  return parts.reduce((total, part) => total + part[what], 0);
}
