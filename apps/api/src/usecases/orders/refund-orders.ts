import type { Member } from '../../core/member.ts';
import {
  type ChangeResult,
  changeOrders,
  type LockedOrder,
} from '../../db/queries/order-change.ts';
import { findOrderForMail } from '../../db/queries/order-mailing.ts';
import { refundLetter } from '../../papers/letters/letters.ts';
import { queueOrderMail } from '../mail/order-mail.ts';
import type { Services } from '../services.ts';
import { staffActor } from './change-report.ts';

export interface RefundRequest {
  readonly orderId: readonly string[];
  readonly versions?: Readonly<Record<string, number>> | undefined;
}

/**
 * Marks orders of the refund folder as refunded, each with its mail in the same transaction.
 * Repeating it is harmless: who is refunded is skipped, and said so.
 */
export function refundOrders(
  services: Services,
  member: Member,
  ip: string,
  request: RefundRequest,
): Promise<ChangeResult> {
  const actor = staffActor(member, ip);
  return services.db.transaction().execute(async (trx) => {
    const result = await changeOrders(
      trx,
      actor,
      { orderIds: request.orderId, versions: request.versions },
      { action: 'refunded', set: { refund_date: new Date() }, refuse: refundRefusal },
    );
    for (const changed of result.changed) {
      const order = await findOrderForMail(trx, changed.order_id);
      if (order === undefined || order.email === null) continue;
      await queueOrderMail(trx, actor, {
        orderPk: order.id,
        orderVersion: order.version,
        kind: 'refund',
        recipient: order.email,
        letter: refundLetter(
          services.env,
          { orderId: order.order_id, fullName: order.full_name, email: order.email },
          { amount: order.amount, currency: order.currency, refundedAt: order.refund_date },
        ),
        documentId: null,
        // The provider that has mailed this traveller before; AWS when none has.
        provider: order.mail_service_provider ?? 'AWS',
        reminder: false,
      });
    }
    return result;
  });
}

function refundRefusal(order: LockedOrder): string | null {
  if (order.process_status !== 'Refunds') return `Order ${order.order_id} is not in Refunds.`;
  return order.refund_date === null ? null : `Order ${order.order_id} is refunded already.`;
}
