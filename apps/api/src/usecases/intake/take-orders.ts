import type { IntakeOrder } from '@pabean/api-client/contract';
import { type TakenOrder, takeOrders } from '../../db/queries/intake.ts';
import { recheckTwice } from '../checks/recheck.ts';
import type { Services } from '../services.ts';
import type { Shop } from './intake-keys.ts';
import { queueLettersOfReceipt } from './letters-of-receipt.ts';
import { answerKeys, once } from './once.ts';
import { findRefusedRepeats, repeatsRefusal } from './refused-repeats.ts';

/**
 * Takes one order or a list, all or none (spec, Orders come in). Sent again with the same key it
 * does nothing and gives the first answer; so does an order with its own id, except that the answer
 * says it was there. Another traveller's order is no repeat, nor is what was paid since it came.
 * @throws Refusal 409 for an id that is on record for another traveller, and for an order that says it is paid
 * and stands unpaid
 * @param idempotencyKey the sender's, if there is one; shops with keys of their own choose theirs apart
 */
export async function takeOrdersOnce(
  { db, env }: Pick<Services, 'db' | 'env'>,
  body: IntakeOrder | readonly IntakeOrder[],
  { ip, shop }: Shop & { readonly ip: string },
  idempotencyKey: string | undefined,
): Promise<TakenOrder[]> {
  const orders = [body].flat();
  const keys = answerKeys('orders', idempotencyKey, shop);
  const origin = { ip, actorName: 'Intake', fileBy: env.fileBy };
  const answer = await db.transaction().execute((trx) =>
    once(trx, keys, orders, async () => {
      const takenOrders = await takeOrders(trx, orders, origin);
      const refused = await findRefusedRepeats(trx, orders, takenOrders);
      if (refused.length > 0) throw repeatsRefusal(body, refused);
      await recheckTwice(trx, takenOrders);
      await queueLettersOfReceipt(trx, env, origin, orders, takenOrders);
      return takenOrders;
    }),
  );
  // A repeat is the first answer to the byte.
  return answer.map(({ order_id, created }) => ({ order_id, created }));
}
