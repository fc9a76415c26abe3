import type { Kysely } from 'kysely';
import { findTwiceOrders } from '../../db/queries/order-checks.ts';
import type { OrderRecord } from '../../db/queries/order-detail.ts';
import type { Database } from '../../db/schema.ts';

/** Ids of the other orders of a traveller and day, where the checker found some; asked only then. */
export async function otherOrdersOf(
  db: Kysely<Database>,
  { order_id: orderId, checked }: Pick<OrderRecord['order'], 'order_id' | 'checked'>,
): Promise<string[]> {
  if (!checked?.marks.some(({ rule }) => rule.startsWith('twice.'))) return [];
  const others = await findTwiceOrders(db, { orderIds: [orderId] });
  return [...new Set(others.map((other) => other.order_id))].sort();
}
