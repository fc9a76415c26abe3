import type { IntakeOrder } from '@pabean/api-client/contract';
import { type TakenOrder, takeOrders } from '../../db/queries/intake.ts';
import { recheckTwice } from '../checks/recheck.ts';
import type { Services } from '../services.ts';
import type { Shop } from './intake-keys.ts';
import { queueLettersOfReceipt } from './letters-of-receipt.ts';
import { answerKeys, once } from './once.ts';
import { findPaidLater, paidLaterRefusal } from './paid-later.ts';

/**
 * Takes one order or a list, all or none (spec, Orders come in). Sent again with the same key it
 * does nothing and gives the first answer; so does an order with its own id, except that the answer
 * says it was there. What was paid since it came is no repeat.
 * @throws Refusal 409 for an order that says it is paid and stands unpaid
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
      const paidLater = await findPaidLater(trx, orders, takenOrders);
      if (paidLater.length > 0) throw paidLaterRefusal(body, paidLater);
      await recheckTwice(trx, takenOrders);
      await queueLettersOfReceipt(trx, env, origin, orders, takenOrders);
      return takenOrders;
    }),
  );
  // A repeat is the first answer to the byte.
  return answer.map(({ order_id, created }) => ({ order_id, created }));
}
