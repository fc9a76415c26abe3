import type { LockedOrder } from '../../db/queries/order-change.ts';

/**
 * A request for a refund pauses nothing, but whoever files the order is asked once more: filing
 * changes what goes back. Null where it may go on.
 */
export function filingRefusal(
  { order_id }: Pick<LockedOrder, 'order_id'>,
  asking: ReadonlySet<string> | null,
): string | null {
  return asking?.has(order_id)
    ? `A refund was asked for order ${order_id}. Please confirm to file it all the same.`
    : null;
}
