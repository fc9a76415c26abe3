import type { RefundShares } from '@pabean/domain';
import type { Day, LetterValues, Sum } from '@pabean/mails';
import type { Env } from '../../core/env.ts';
import { type Letter, type LetterOrder, letter, trackLink } from './letter.ts';
import { policyShares, sumOf } from './money.ts';

/**
 * Approval notice (spec section 2): name, the e-mail as username, the order id, a track-order link,
 * validity, support contacts and the footer links.
 */
export function approvalLetter(env: Env, order: LetterOrder): Letter {
  return letter(env, 'approval', order, journey(order));
}

/** Where the journey goes, as far as the order says it. */
export function journey({ doa, flight, port }: Partial<LetterOrder>): LetterValues['approval'] {
  return {
    arrivalDate: doa ? { day: doa, weekday: true } : null,
    flight: flight ?? null,
    port: port ?? null,
  };
}

/** What the letter says of the money that went back: the record, and nothing beyond it. */
export function refundValues(refund: Refund): LetterValues['refund'] {
  const withoutDocument = refund.hasDocument ? null : 'yes';
  if (refund.unpaid) {
    return {
      unpaid: 'yes',
      amount: null,
      refundDate: null,
      paid: null,
      share: null,
      withoutDocument,
    };
  }
  return {
    unpaid: null,
    amount: sumOf(refund.currency, refund.amount),
    refundDate: dayOf(refund.refundedAt),
    paid: refund.paid ?? null,
    share: refund.share === undefined ? null : { share: refund.share },
    withoutDocument,
  };
}

/** What the order's record says of the money that went back. */
export interface Refund {
  /** Null where the order came without an amount. */
  readonly amount: string | null;
  readonly currency: string | null;
  /** ISO 8601 UTC. */
  readonly refundedAt: string | null;
  /** Whether no payment is confirmed, so that nothing went back. */
  readonly unpaid: boolean;
  /** Whether a document was ever filed for the order. */
  readonly hasDocument: boolean;
  /** What was paid and the policy's share, where the traveller asked for it. */
  readonly paid?: Sum | null;
  readonly share?: number;
}

/** What "order received" says; the policy's rows stand only where there is a policy. */
export function receivedValues(
  order: ReceivedOrder,
  shares: RefundShares | null = null,
): LetterValues['orderReceived'] {
  const paid = order.paidAt !== null;
  return {
    ...journey(order),
    received: { day: order.createdAt },
    paid: paid ? sumOf(order.currency, order.amount) : null,
    unpaid: paid ? null : 'yes',
    ...policyShares(shares),
  };
}

/** An order that has just come in. */
export interface ReceivedOrder extends Partial<LetterOrder> {
  readonly createdAt: string;
  readonly paidAt: string | null;
  readonly amount: string | null;
  readonly currency: string | null;
}

/** A moment or a day for a letter; null for none. */
function dayOf(moment: string | null): Day | null {
  return moment === null ? null : { day: moment };
}

/** A short message for WhatsApp: greeting, order id and where to find the order. */
export function approvalWhatsappText(env: Env, order: Omit<LetterOrder, 'email'>): string {
  return [
    order.fullName ? `Dear ${order.fullName},` : 'Dear traveller,',
    `Your customs declaration is approved. Order ID: ${order.orderId}`,
    `Track your order: ${trackLink(env, order.orderId)}`,
    env.company.productLabel,
  ].join('\n');
}
