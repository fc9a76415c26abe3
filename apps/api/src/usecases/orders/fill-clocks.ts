import { clockColumns } from '../../core/clock-columns.ts';
import { lockClockless, writeClock } from '../../db/queries/arrival-clocks.ts';
import type { Services } from '../services.ts';

const atOnce = 500;

/**
 * Makes the clock of orders that an older version took in, or that came back from a settled status:
 * one batch. Their planned date stays.
 * @returns how many were made
 */
export function fillClocks({ db, env }: Pick<Services, 'db' | 'env'>): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const orders = await lockClockless(trx, atOnce);
    for (const order of orders) {
      const set = clockColumns({ doa: order.doa, place: order.place_of_arrival }, env.fileBy);
      // What is approved is not to be filed any more.
      await writeClock(trx, order.id, { ...set, ...(order.has_document && { file_by_at: null }) });
    }
    return orders.length;
  });
}
