import { can, type Role } from '@pabean/domain';
import type { LockedOrder } from '../../db/queries/order-change.ts';

/**
 * Whether deleted orders stay where they are in this call: several come back at once only for those who may
 * delete several (decision 005).
 */
export const deletedStay = (role: Role, orderIds: readonly string[]): boolean =>
  new Set(orderIds).size > 1 && !can(role, 'delete-orders');

/** What whoever wanted it back is told; null for an order that is not deleted. */
export const deletedRefusal = (order: LockedOrder): string | null =>
  order.process_status === 'Deleted'
    ? `Order ${order.order_id} is deleted. Your role brings deleted orders back one at a time.`
    : null;
