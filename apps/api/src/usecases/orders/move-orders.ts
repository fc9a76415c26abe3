import { canMove, type ProcessStatus, statusLabel } from '@pabean/domain';
import type { Kysely } from 'kysely';
import type { Actor } from '../../core/actor.ts';
import {
  type ChangeResult,
  changeOrders,
  type LockedOrder,
} from '../../db/queries/order-change.ts';
import type { Database } from '../../db/schema.ts';
import { statusFields } from './status-fields.ts';

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

function moveRefusal(order: LockedOrder, to: ProcessStatus): string | null {
  if (order.process_status === to) {
    return `Order ${order.order_id} is in ${statusLabel(to)} already.`;
  }
  return canMove(order.process_status, to)
    ? null
    : `Order ${order.order_id} cannot be moved to ${statusLabel(to)}.`;
}
