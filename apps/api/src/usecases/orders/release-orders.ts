import type { Actor } from '../../core/actor.ts';
import { releaseUpTo } from '../../core/release-hour.ts';
import { lockReleasable } from '../../db/queries/arrival-clocks.ts';
import { changeOrders } from '../../db/queries/order-change.ts';
import type { Services } from '../services.ts';

const system: Actor = { kind: 'system', id: null, name: 'The system', ip: null };

const atOnce = 200;

/**
 * Puts future orders whose window has opened among the new ones, with a row of history. They are locked
 * while that is done and another process passes them by, so that each is released once.
 * @returns how many were released
 */
export async function releaseOrders(
  { db, env }: Pick<Services, 'db' | 'env'>,
  now = new Date(),
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const due = await lockReleasable(trx, releaseUpTo(now, env.releaseAt), atOnce);
    if (due.length === 0) return 0;
    const { changed } = await changeOrders(
      trx,
      system,
      { orderIds: due.map((order) => order.order_id) },
      { action: 'released', set: { processing_mode: 'Standard' } },
    );
    return changed.length;
  });
}
