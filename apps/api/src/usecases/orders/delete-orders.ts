import { can, isSettled, type ProcessStatus } from '@pabean/domain';
import type { Kysely } from 'kysely';
import type { Member } from '../../core/member.ts';
import { Refusal } from '../../core/refusal.ts';
import {
  type ChangeResult,
  changeOrders,
  type LockedOrder,
} from '../../db/queries/order-change.ts';
import type { Database } from '../../db/schema.ts';
import { recheckMoved } from '../checks/recheck-moved.ts';
import { staffActor } from './change-report.ts';
import { type FilingConsent, filingGate } from './filing-gate.ts';
import { noMarks, statusFields, unreadMarks } from './status-fields.ts';

/** To which status a deleted order comes back; that may file it. */
export interface RestoreRequest extends DeleteRequest, FilingConsent {
  readonly updatingStatus: ProcessStatus;
}

export interface DeleteRequest {
  readonly orderId: readonly string[];
  readonly versions?: Readonly<Record<string, number>> | undefined;
}

/**
 * Soft delete from a list: Manager and Admin. An order that stands in the member's own My Orders
 * is for an Admin alone to delete (spec section 6).
 */
export async function deleteOrders(
  db: Kysely<Database>,
  member: Member,
  ip: string,
  request: DeleteRequest,
): Promise<ChangeResult> {
  requireDelete(member);
  const isOwn = (order: LockedOrder) =>
    order.assigned_to === member.id && !isSettled(order.process_status);
  return db.transaction().execute(async (trx) => {
    const result = await changeOrders(
      trx,
      staffActor(member, ip),
      { orderIds: request.orderId, versions: request.versions },
      {
        action: 'moved',
        undoable: true,
        set: statusFields('Deleted', member.id, noMarks),
        refuse: (order) => {
          if (order.process_status === 'Deleted')
            return `Order ${order.order_id} is deleted already.`;
          return isOwn(order) && !can(member.type, 'delete-my-orders')
            ? `Order ${order.order_id} is in My Orders, where only an Admin deletes.`
            : null;
        },
        detail: (order) => ({ from: order.process_status, to: 'Deleted' }),
      },
    );
    await recheckMoved(trx, result.changed, 'Deleted');
    return result;
  });
}

/** Brings deleted orders back to a status. */
export async function restoreOrders(
  db: Kysely<Database>,
  member: Member,
  ip: string,
  request: RestoreRequest,
): Promise<ChangeResult> {
  requireDelete(member);
  const to = request.updatingStatus;
  const actor = staffActor(member, ip);
  return db.transaction().execute(async (trx) => {
    const gate = filingGate(trx, actor, to, { ...request, orderIds: request.orderId });
    const result = await changeOrders(
      trx,
      actor,
      { orderIds: request.orderId, versions: request.versions },
      {
        action: 'restored',
        undoable: true,
        set: statusFields(to, member.id, unreadMarks),
        refuse: (order) =>
          order.process_status === 'Deleted'
            ? gate.refuse(order)
            : `Order ${order.order_id} is not deleted.`,
        detail: (order) => ({ to, ...gate.detail(order) }),
      },
    );
    const passed = await gate.passed(result);
    await recheckMoved(trx, passed.changed, to);
    return passed;
  });
}

function requireDelete(member: Member): void {
  if (!can(member.type, 'delete-orders'))
    throw new Refusal(403, 'Your role may not delete orders.');
}
