import { canMove, type ProcessStatus, statusLabel } from '@pabean/domain';
import type { Kysely, Updateable } from 'kysely';
import { type ChangeResult, changeOrders, type LockedOrder } from '../db/queries/order-change.ts';
import type { Actor } from '../db/queries/order-history.ts';
import type { Database, OrdersTable } from '../db/schema.ts';

export interface MoveRequest {
  readonly orderId: readonly string[];
  readonly updatingStatus: ProcessStatus;
  readonly versions?: Readonly<Record<string, number>> | undefined;
}

/**
 * Moves orders in one transaction with their history. Any role may, to any of the eight statuses of
 * the comment panel (spec section 4); deleting from a list is `deleteOrders`.
 */
export function moveOrders(
  db: Kysely<Database>,
  actor: Actor,
  request: MoveRequest,
): Promise<ChangeResult> {
  const to = request.updatingStatus;
  return db.transaction().execute((trx) =>
    changeOrders(
      trx,
      actor,
      { orderIds: request.orderId, versions: request.versions },
      {
        action: 'moved',
        set: statusFields(to, actor.id),
        refuse: (order) => moveRefusal(order, to),
        detail: (order) => ({ from: order.process_status, to }),
      },
    ),
  );
}

/** What a new status sets besides itself: completing records when and by whom (decisions). */
export function statusFields(to: ProcessStatus, memberId: number | null): Updateable<OrdersTable> {
  const now = new Date().toISOString();
  return {
    process_status: to,
    status_since: now,
    ...(to === 'Completed' && { processing_date: now.slice(0, 10), processed_by: memberId }),
  };
}

function moveRefusal(order: LockedOrder, to: ProcessStatus): string | null {
  if (order.process_status === to) {
    return `Order ${order.order_id} is in ${statusLabel(to)} already.`;
  }
  return canMove(order.process_status, to)
    ? null
    : `Order ${order.order_id} can not be moved to ${statusLabel(to)}.`;
}
