import { isWholeCurrency, money, type RefundState } from '@pabean/domain';
import type { Transaction } from 'kysely';
import type { Member } from '../../core/member.ts';
import { noSuchOrder, Refusal } from '../../core/refusal.ts';
import { changeOrders } from '../../db/queries/order-change.ts';
import { writeHistory } from '../../db/queries/order-history.ts';
import {
  decideRefundRequest,
  lastRefundRequest,
  lockForRefund,
  type RefundableOrder,
  type RefundRequestRow,
} from '../../db/queries/refund-request.ts';
import type { Database } from '../../db/schema.ts';
import { refundRefusedValues } from '../../papers/letters/refund-letters.ts';
import { recheckMoved } from '../checks/recheck-moved.ts';
import { queueLetter } from '../mail/queue-letter.ts';
import { staffActor } from '../orders/change-report.ts';
import { marksOfMove, statusFields } from '../orders/status-fields.ts';
import type { Services } from '../services.ts';

/** What staff say to a request. */
export interface RefundDecision {
  readonly orderId: string;
  /** The request that they read; an app of the version before names none. */
  readonly requestId?: number | undefined;
  /** The newest entry of the conversation that they saw, null for none. */
  readonly newestEntry?: number | null | undefined;
  readonly accept: boolean;
  /** What goes back; by the policy when nothing is said. */
  readonly amount?: string | null | undefined;
  readonly sentence?: string | null | undefined;
}

/** What came of it. */
export interface DecidedRefund {
  readonly version: number;
  readonly state: RefundState;
  readonly granted: string | null;
}

/**
 * Accepts a request, which moves the order to Refunds where "Refunded it" waits, or refuses it with a
 * sentence for the traveller. Decided once: a second decision is refused and names the first.
 * @throws Refusal 404 for an unknown order, 409 without an open request or for an earlier one, and to accept one of
 *   an order in ChargeBack, 422 for an amount
 */
export function decideOnRefund(
  { db, env }: Pick<Services, 'db' | 'env'>,
  member: Member,
  ip: string,
  { orderId, requestId, newestEntry, accept, amount, sentence }: RefundDecision,
): Promise<DecidedRefund> {
  const actor = staffActor(member, ip);
  return db.transaction().execute(async (trx) => {
    const order = await lockForRefund(trx, orderId);
    if (order === undefined) throw noSuchOrder(orderId);
    const request = await lastRefundRequest(trx, order.id);
    requireOpen(request, orderId);
    requireRead(request, requestId, orderId);
    const words = sentence || null;
    const row = (action: 'refund-accepted' | 'refund-refused') =>
      writeHistory(trx, actor, [
        { orderPk: order.id, orderVersion: order.version, action, detail: {} },
      ]);
    if (!accept) {
      const refused = { state: 'refused', granted: null, sentence: words } as const;
      await decideRefundRequest(trx, request.id, member, refused);
      await row('refund-refused');
      const values = refundRefusedValues(order, request, words ?? '');
      await queueLetter(trx, { env, actor }, orderId, 'refundRefused', values);
      return { version: order.version, state: 'refused', granted: null };
    }
    requireNotDisputed(order);
    const granted = grantedAmount(order, request, amount, words);
    const accepted = { state: 'accepted', granted, sentence: words } as const;
    await decideRefundRequest(trx, request.id, member, accepted);
    await row('refund-accepted');
    return { version: await toRefunds(trx, actor, order, newestEntry), state: 'accepted', granted };
  });
}

function requireOpen(
  request: RefundRequestRow | undefined,
  orderId: string,
): asserts request is RefundRequestRow {
  if (request === undefined) {
    throw new Refusal(409, `Nobody has asked for a refund of order ${orderId}.`);
  }
  if (request.state !== 'asked') {
    const done = request.state === 'accepted' ? 'accepted' : 'refused';
    throw new Refusal(409, `${request.decided_name} ${done} this refund already.`);
  }
}

/** The bank may have returned the fee already. It is not taken out from under its case, as by an undoing (062). */
function requireNotDisputed({ order_id, process_status }: RefundableOrder): void {
  if (process_status !== 'ChargeBack') return;
  throw new Refusal(
    409,
    `Order ${order_id} is in ChargeBack, so the bank may return the fee. Move it out of there before you accept the refund.`,
  );
}

/** A traveller who was refused may have asked again: nobody has read that request then. */
function requireRead({ id }: RefundRequestRow, requestId: number | undefined, orderId: string) {
  if (requestId === undefined || requestId === id) return;
  const message = `A refund of order ${orderId} has been requested again in the meantime. Read the new request first.`;
  throw new Refusal(409, message, { errors: [{ path: 'requestId', message }] });
}

/**
 * Another amount than the policy's needs a sentence, and is no more than was paid. Nothing is no refund, and
 * no amount stands for all of the payment.
 */
function grantedAmount(
  order: RefundableOrder,
  request: RefundRequestRow,
  amount: string | null | undefined,
  sentence: string | null,
): string | null {
  const refuse = (path: string, message: string) =>
    new Refusal(422, message, { errors: [{ path, message }] });
  const granted = amount ?? request.amount;
  if (granted === null && request.share < 100) {
    throw refuse('amount', 'The order has no sum. Please write what goes back.');
  }
  if (granted !== null && Number(granted) === 0) {
    throw refuse('amount', 'Nothing would go back. Please write an amount, or refuse the request.');
  }
  if (amount === null || amount === undefined) return request.amount;
  if (order.amount !== null && Number(amount) > Number(order.amount)) {
    throw refuse(
      'amount',
      `This is more than the ${money(order.amount, order.currency)} that were paid.`,
    );
  }
  // The policy's may be all of a sum that came with decimals which its currency has not.
  if (Number(amount) === Number(request.amount ?? Number.NaN)) return Number(amount).toFixed(2);
  if (isWholeCurrency(order.currency) && !Number.isInteger(Number(amount))) {
    throw refuse('amount', `${order.currency} has no decimals. Please write a whole amount.`);
  }
  if (sentence === null) {
    throw refuse('sentence', 'Give a reason for the different amount. The traveller will read it.');
  }
  return Number(amount).toFixed(2);
}

/** @returns the order's version after it; an order that is there already stays as it is */
async function toRefunds(
  trx: Transaction<Database>,
  actor: ReturnType<typeof staffActor>,
  order: RefundableOrder,
  newestEntry: number | null | undefined,
): Promise<number> {
  if (order.process_status === 'Refunds') return order.version;
  const { changed } = await changeOrders(
    trx,
    actor,
    { orderIds: [order.order_id] },
    {
      action: 'moved',
      set: statusFields('Refunds', actor.id, marksOfMove('Refunds', newestEntry)),
      detail: (before) => ({ from: before.process_status, to: 'Refunds' }),
    },
  );
  await recheckMoved(trx, changed, 'Refunds');
  return order.version + 1;
}
