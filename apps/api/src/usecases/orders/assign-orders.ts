import type { Kysely } from 'kysely';
import type { Member } from '../../core/member.ts';
import {
  type ChangeResult,
  changeOrders,
  type LockedOrder,
} from '../../db/queries/order-change.ts';
import type { Database } from '../../db/schema.ts';
import { recheckMoved } from '../checks/recheck-moved.ts';
import { staffActor } from './change-report.ts';
import { deletedRefusal, deletedStay } from './deleted-stays.ts';
import { unreadMarks } from './status-fields.ts';

export interface AssignRequest {
  readonly orderIds: readonly string[];
  readonly versions?: Readonly<Record<string, number>> | undefined;
}

/** Assign to me: a member takes orders for themselves. */
export function assignOrders(
  db: Kysely<Database>,
  member: Member,
  ip: string,
  request: AssignRequest,
): Promise<ChangeResult> {
  return db.transaction().execute((trx) =>
    changeOrders(trx, staffActor(member, ip), request, {
      action: 'assigned',
      undoable: true,
      set: { assigned_to: member.id },
      refuse: (order) =>
        order.assigned_to === member.id ? `Order ${order.order_id} is yours already.` : null,
      detail: () => ({ to: member.name }),
    }),
  );
}

/**
 * Move to Original Folder: no assignee and New, so that the order is back in the folder of its
 * processing mode (spec section 4, decisions). One deleted order comes back for every role, as by the
 * comment panel; several at once for those who may restore them.
 */
export function returnOrders(
  db: Kysely<Database>,
  member: Member,
  ip: string,
  request: AssignRequest,
): Promise<ChangeResult> {
  const isKept = deletedStay(member.type, request.orderIds);
  return db.transaction().execute(async (trx) => {
    const result = await changeOrders(trx, staffActor(member, ip), request, {
      action: 'returned',
      undoable: true,
      set: { assigned_to: null, process_status: 'New', status_since: new Date(), ...unreadMarks },
      refuse: (order) => returnRefusal(order) ?? (isKept ? deletedRefusal(order) : null),
      detail: (order) => ({ from: order.process_status, to: 'New' }),
    });
    await recheckMoved(trx, result.changed, 'New');
    return result;
  });
}

function returnRefusal(order: LockedOrder): string | null {
  return order.assigned_to === null && order.process_status === 'New'
    ? `Order ${order.order_id} is in its original folder already.`
    : null;
}
