import { type PaymentOutcome, paymentOutcomeWords } from '@pabean/domain';
import type { Member } from '../../core/member.ts';
import { noSuchOrder, Refusal } from '../../core/refusal.ts';
import {
  type FurtherPaymentRow,
  findFurtherPayment,
  keepOutcome,
} from '../../db/queries/order-payments.ts';
import { lockForRefund } from '../../db/queries/refund-request.ts';
import { keepRemarks } from '../../db/queries/remarks.ts';
import { staffActor } from '../orders/change-report.ts';
import type { Services } from '../services.ts';

/** What staff found of a payment beside the order's own. */
export interface SettledPayment {
  readonly orderId: string;
  readonly transactionId: string;
  readonly outcome: PaymentOutcome;
  readonly note: string;
}

/**
 * Says what became of a payment of an order that was paid already. It moves no money: that is done at the
 * gateway. The words become a remark as well, so that they stand with everything else that was done for the order.
 * @throws Refusal 404 for an unknown order or payment, 409 where it was settled before
 */
export function settleFurtherPayment(
  { db }: Pick<Services, 'db'>,
  member: Member,
  ip: string,
  { orderId, transactionId, outcome, note }: SettledPayment,
) {
  return db.transaction().execute(async (trx) => {
    const order = await lockForRefund(trx, orderId);
    if (order === undefined) throw noSuchOrder(orderId);
    const payment = await findFurtherPayment(trx, order.id, transactionId);
    if (payment === undefined) {
      throw new Refusal(404, `Order ${orderId} has no such other payment.`);
    }
    const before = furtherPaymentView(payment).settled;
    if (before !== null) {
      // The first press came through and its answer did not.
      const isRepeat =
        before.by === member.name && before.outcome === outcome && before.note === note;
      if (isRepeat) return furtherPaymentView(payment);
      const words = paymentOutcomeWords[before.outcome];
      throw new Refusal(409, `${before.by} settled it before: the other payment ${words}.`);
    }
    const { transaction_id: name } = payment;
    const settled = await keepOutcome(trx, order.id, name, { member, outcome, note });
    const remark = `The other payment, ${name}, ${paymentOutcomeWords[outcome]}: ${note}`;
    const row = { order_pk: order.id, member_id: member.id, remark_name: member.name, remark };
    const versions = new Map([[order.id, order.version]]);
    await keepRemarks(trx, staffActor(member, ip), [row], versions);
    return furtherPaymentView(settled);
  });
}

/** A payment as the wire says it. */
export function furtherPaymentView({
  settled_at: at,
  settled_name: by,
  outcome,
  note,
  ...payment
}: FurtherPaymentRow) {
  const isSettled = at !== null && by !== null && outcome !== null;
  return { ...payment, settled: isSettled ? { at, by, outcome, note } : null };
}
