import type { FileByRules } from '@pabean/domain';
import type { Transaction } from 'kysely';
import { clockColumns } from '../../core/clock-columns.ts';
import {
  findWaiting,
  lockClockless,
  type OrderOfClock,
  writeClocks,
} from '../../db/queries/arrival-clocks.ts';
import type { Database } from '../../db/schema.ts';
import type { Services } from '../services.ts';

const atOnce = 500;

/**
 * Makes the clock of orders that an older version took in, or that came back from a settled status:
 * one batch. Their planned date stays.
 * @returns how many were made
 */
export function fillClocks({ db, env }: Pick<Services, 'db' | 'env'>): Promise<number> {
  return db
    .transaction()
    .execute(async (trx) => writeMade(trx, await lockClockless(trx, atOnce), env.fileBy));
}

/**
 * Makes the clock of those of these orders anew that have one: hours that were configured since, places that
 * became known. The caller holds them. Their planned date stays.
 * @returns how many have another one now
 */
export async function remakeClocks(
  trx: Transaction<Database>,
  pks: readonly number[],
  fileBy: FileByRules,
): Promise<number> {
  return writeMade(trx, await findWaiting(trx, pks), fileBy);
}

function writeMade(
  trx: Transaction<Database>,
  orders: readonly OrderOfClock[],
  fileBy: FileByRules,
): Promise<number> {
  const clocks = orders.map(({ id, doa, place_of_arrival: place, has_document, file_by_at }) => ({
    id,
    ...clockColumns({ doa, place }, fileBy),
    // What is approved is not to be filed any more, until its arrival is corrected.
    ...(has_document && file_by_at === null && { file_by_at }),
  }));
  return writeClocks(trx, clocks);
}
