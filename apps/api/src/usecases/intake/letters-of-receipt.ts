import type { IntakeOrder } from '@pabean/api-client/contract';
import type { Transaction } from 'kysely';
import type { Env } from '../../core/env.ts';
import type { IntakeOrigin, TakenOrder } from '../../db/queries/intake.ts';
import { findLetterOrder } from '../../db/queries/order-mailing.ts';
import type { Database } from '../../db/schema.ts';
import { receivedValues } from '../../papers/letters/letters.ts';
import { letterOrder, queueLetter } from '../mail/queue-letter.ts';

/**
 * Queues the letter "order received" of each order that is new here and asks for it. In the transaction
 * that takes the orders: no letter without its order, and a repeat sends none.
 */
export async function queueLettersOfReceipt(
  trx: Transaction<Database>,
  env: Env,
  { ip, actorName }: Pick<IntakeOrigin, 'ip' | 'actorName'>,
  orders: readonly IntakeOrder[],
  takenOrders: readonly TakenOrder[],
): Promise<void> {
  const actor = { kind: 'intake', id: null, name: actorName, ip } as const;
  for (const [index, { order_id: orderId, created }] of takenOrders.entries()) {
    if (!created || orders[index]?.notify !== true) continue;
    const order = await findLetterOrder(trx, orderId);
    if (order?.email == null) continue;
    const received = {
      ...letterOrder(order, order.email),
      createdAt: order.created_at,
      paidAt: order.paid_at,
      amount: order.amount,
      currency: order.currency,
    };
    const values = receivedValues(received, env.refundShares);
    await queueLetter(trx, { env, actor }, orderId, 'orderReceived', values);
  }
}
