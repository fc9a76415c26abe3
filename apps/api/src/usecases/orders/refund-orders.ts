import type { Member } from '../../core/member.ts';
import { refundedAt, returnedOf } from '../../core/refund-words.ts';
import {
  type ChangeResult,
  changeOrders,
  type LockedOrder,
} from '../../db/queries/order-change.ts';
import { findOrderForMail } from '../../db/queries/order-mailing.ts';
import {
  acceptedRefund,
  refundedOfOrder,
  standingRefunds,
} from '../../db/queries/refund-request.ts';
import { refundValues } from '../../papers/letters/letters.ts';
import { sumOf } from '../../papers/letters/money.ts';
import { queueLetter } from '../mail/queue-letter.ts';
import type { Services } from '../services.ts';
import { staffActor } from './change-report.ts';

export interface RefundRequest {
  readonly orderId: readonly string[];
  readonly versions?: Readonly<Record<string, number>> | undefined;
}

/**
 * Marks orders of the refund folder as refunded, each with its mail in the same transaction.
 * Repeating it is harmless: who is refunded is skipped, and said so. Where no payment is confirmed, no sum
 * went back: none is counted, and the letter says that there was none to return.
 */
export function refundOrders(
  services: Services,
  member: Member,
  ip: string,
  request: RefundRequest,
): Promise<ChangeResult> {
  const actor = staffActor(member, ip);
  return services.db.transaction().execute(async (trx) => {
    // Read once the orders are locked: who asks meanwhile waits for them, or has asked before.
    let refunds: ReturnType<typeof standingRefunds> | undefined;
    const result = await changeOrders(
      trx,
      actor,
      { orderIds: request.orderId, versions: request.versions },
      {
        action: 'refunded',
        set: { refund_date: new Date(), refunded: refundedOfOrder },
        refuse: async (order) => {
          refunds ??= standingRefunds(trx, request.orderId);
          return refundRefusal(order, (await refunds).get(order.order_id));
        },
      },
    );
    for (const changed of result.changed) {
      const order = await findOrderForMail(trx, changed.order_id);
      if (order === undefined) continue;
      const accepted = await acceptedRefund(trx, order.id);
      const refund = refundValues({
        amount: accepted?.granted ?? returnedOf(order),
        currency: order.currency,
        refundedAt: order.refund_date,
        unpaid: refundedAt(order) === null,
        hasDocument: order.document_id !== null,
        ...(accepted && {
          paid: sumOf(order.currency, order.amount),
          share: accepted.share,
        }),
      });
      const source = { env: services.env, actor };
      await queueLetter(trx, source, changed.order_id, 'refund', refund);
    }
    return result;
  });
}

/** Whoever asked reads what goes back before it does: the request is decided on first. */
function refundRefusal(order: LockedOrder, refund: 'asked' | 'accepted' | undefined) {
  if (refund === 'asked') {
    return `A refund was requested for order ${order.order_id}. Please accept or refuse it first.`;
  }
  if (order.process_status !== 'Refunds') return `Order ${order.order_id} is not in Refunds.`;
  return order.refund_date === null ? null : `Order ${order.order_id} is refunded already.`;
}
