import type { Question } from '@pabean/api-client/contract';
import { canMove, type ProcessStatus, statusLabel } from '@pabean/domain';
import type { Actor } from '../../core/actor.ts';
import {
  type ChangeResult,
  changeOrders,
  type LockedOrder,
} from '../../db/queries/order-change.ts';
import { recheckMoved } from '../checks/recheck-moved.ts';
import { putQuestion } from '../conversation/put-question.ts';
import type { Services } from '../services.ts';
import { deletedRefusal } from './deleted-stays.ts';
import { type FilingConsent, filingGate } from './filing-gate.ts';
import { marksOfMove, statusFields } from './status-fields.ts';

export interface MoveRequest extends FilingConsent {
  readonly orderId: readonly string[];
  readonly updatingStatus: ProcessStatus;
  readonly versions?: Readonly<Record<string, number>> | undefined;
  /** The newest entry of the conversation that the mover saw, null for none; undefined where they saw none of it. */
  readonly newestEntry?: number | null | undefined;
  /** Asked with the move. */
  readonly question?: Question | undefined;
  /** Whether deleted orders stay: several come back only for those who may delete several. */
  readonly deletedStay?: boolean;
}

/**
 * Moves orders in one transaction with their history. Any role may, to any of the eight statuses of
 * the comment panel (spec section 4); deleting from a list is `deleteOrders`.
 */
export function moveOrders(
  services: Pick<Services, 'db' | 'env'>,
  actor: Actor,
  request: MoveRequest,
): Promise<ChangeResult> {
  const to = request.updatingStatus;
  return services.db.transaction().execute(async (trx) => {
    const gate = filingGate(trx, actor, to, { ...request, orderIds: request.orderId });
    const changed = await changeOrders(
      trx,
      actor,
      { orderIds: request.orderId, versions: request.versions },
      {
        action: 'moved',
        // A question that was asked has gone out by mail.
        undoable: request.question === undefined,
        set: statusFields(to, actor.id, marksOfMove(to, request.newestEntry)),
        refuse: (order) => moveRefusal(order, to, request.deletedStay) ?? gate.refuse(order),
        detail: (order) => ({ from: order.process_status, to, ...gate.detail(order) }),
      },
    );
    const result = await gate.passed(changed);
    await recheckMoved(trx, result.changed, to);
    const { question } = request;
    if (question === undefined) return result;
    for (const order of result.changed) {
      await putQuestion(trx, services, actor, { ...order, version: order.version + 1 }, question);
    }
    return result;
  });
}

function moveRefusal(order: LockedOrder, to: ProcessStatus, deletedStay = false): string | null {
  if (order.process_status === to) {
    return `Order ${order.order_id} is in ${statusLabel(to)} already.`;
  }
  if (deletedStay && order.process_status === 'Deleted') return deletedRefusal(order);
  return canMove(order.process_status, to)
    ? null
    : `Order ${order.order_id} cannot be moved to ${statusLabel(to)}.`;
}
