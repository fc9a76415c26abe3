import { decimalsOfPart, shareOf } from '@pabean/domain';
import type { OrderSession } from '../../core/order-session.ts';
import { Refusal } from '../../core/refusal.ts';
import { writeHistory } from '../../db/queries/order-history.ts';
import {
  keepRefundRequest,
  lastRefundRequest,
  lockForRefund,
  type RefundRequestRow,
} from '../../db/queries/refund-request.ts';
import { refundAskedValues } from '../../papers/letters/refund-letters.ts';
import { limitTries } from '../limits/rate-limit.ts';
import { queueLetter } from '../mail/queue-letter.ts';
import type { Services } from '../services.ts';
import { requireOpenedOrder, requireSameEmail } from '../traveller/traveller-order.ts';
import { openStage } from './refund-policy.ts';

/** What a traveller says who wants the fee back. */
export interface AskedRefund {
  readonly orderId: string;
  readonly reason: string;
  readonly words?: string | null | undefined;
}

const mostInAnHour = 20;

/**
 * Asks for a refund under the policy of this moment; nothing pauses. A repeat, also from another
 * device at once, answers with the request that stands.
 * @throws Refusal 401 without the order's cookie, 409 when there is nothing to ask for, 429
 */
export async function askForRefund(
  { db, env }: Pick<Services, 'db' | 'env'>,
  from: { readonly openedOrders: readonly OrderSession[]; readonly ip: string },
  { orderId, reason, words }: AskedRefund,
): Promise<{ created: boolean; request: RefundRequestRow }> {
  const opened = await requireOpenedOrder(db, from.openedOrders, orderId);
  const window = { name: 'ask refund', key: opened.order.order_id, seconds: 3600 };
  await limitTries(db, window, mostInAnHour, 'requests');
  return db.transaction().execute(async (trx) => {
    const order = await lockForRefund(trx, opened.order.order_id);
    if (order === undefined) throw new Error('An opened order has gone.');
    requireSameEmail(opened.session, order.email);
    const last = await lastRefundRequest(trx, order.id);
    if (last !== undefined && last.state !== 'refused') return { created: false, request: last };
    const stage = openStage(order);
    if (stage === null) throw new Refusal(409, nothingToAsk(order));
    const share = env.refundShares[stage];
    await keepRefundRequest(trx, {
      orderPk: order.id,
      reason,
      words: words || null,
      stage,
      share,
      amount:
        order.amount === null
          ? null
          : shareOf(order.amount, share, decimalsOfPart(order.amount, order.currency)),
      currency: order.currency,
    });
    const actor = { kind: 'traveller', id: null, name: 'Traveller', ip: from.ip } as const;
    await writeHistory(trx, actor, [
      {
        orderPk: order.id,
        orderVersion: order.version,
        action: 'refund-asked',
        detail: { stage, share },
      },
    ]);
    const request = await lastRefundRequest(trx, order.id);
    if (request === undefined) throw new Error('A request was not kept.');
    const values = refundAskedValues(env.refundShares, order, request);
    await queueLetter(trx, { env, actor }, order.order_id, 'refundAsked', values);
    return { created: true, request };
  });
}

function nothingToAsk(order: { paid_at: string | null; refund_date: string | null }): string {
  if (order.refund_date !== null) return 'This order is refunded already.';
  return order.paid_at === null
    ? 'The payment of this order is not confirmed, so there is nothing to return.'
    : 'This order is closed, so a refund cannot be asked for here. Please write to us.';
}
