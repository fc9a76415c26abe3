import type { Transaction } from 'kysely';
import { Refusal } from '../../core/refusal.ts';
import { lockOrderToWrite } from '../../db/queries/conversation.ts';
import type { Database } from '../../db/schema.ts';

/**
 * The order that a member writes about, locked until the transaction ends.
 * @throws Refusal 404 for an unknown order, 409 for one without a traveller
 */
export async function lockForStaff(trx: Transaction<Database>, orderId: string) {
  const order = await lockOrderToWrite(trx, orderId);
  if (order === undefined) throw new Refusal(404, `There is no order ${orderId}.`);
  if (order.erased_at !== null) throw new Refusal(409, `Order ${orderId} was erased.`);
  return order;
}
