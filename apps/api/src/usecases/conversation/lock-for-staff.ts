import type { Transaction } from 'kysely';
import { erasedOrder, noSuchOrder } from '../../core/refusal.ts';
import { lockOrderToWrite } from '../../db/queries/conversation.ts';
import type { Database } from '../../db/schema.ts';

/**
 * The order that a member writes about, locked until the transaction ends.
 * @throws Refusal 404 for an unknown order, 409 for one without a traveller
 */
export async function lockForStaff(trx: Transaction<Database>, orderId: string) {
  const order = await lockOrderToWrite(trx, orderId);
  if (order === undefined) throw noSuchOrder(orderId);
  if (order.erased_at !== null) throw erasedOrder(orderId);
  return order;
}
