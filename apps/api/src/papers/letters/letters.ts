import type { Env } from '../../core/env.ts';
import { type Letter, type LetterOrder, letter, trackLink } from './letter.ts';

/**
 * Approval notice (spec section 2): name, the e-mail as username, the order id, a track-order link,
 * validity, support contacts and the footer links.
 */
export function approvalLetter(env: Env, order: LetterOrder): Letter {
  const { doa, flight, port } = order;
  const arrivalDate = longDate(doa);
  const arrival = [arrivalDate, flight && `flight ${flight}`, port].filter(Boolean).join(', ');
  return letter(env, 'approval', order, {
    arrivalDate,
    arrival: arrivalDate && arrival,
    flight: flight ?? null,
    port: port ?? null,
  });
}

/** Refund notice: sent when staff press Refunded it (spec section 4). */
export function refundLetter(env: Env, order: LetterOrder, refund: Refund): Letter {
  const { amount, currency, refundedAt } = refund;
  return letter(env, 'refund', order, {
    amount: amount !== null && currency !== null ? `${currency} ${amount}` : null,
    refundDate: longDate(refundedAt),
  });
}

/** What the order's record says of the money that went back. */
export interface Refund {
  /** Null where the order came without an amount. */
  readonly amount: string | null;
  readonly currency: string | null;
  /** ISO 8601 UTC. */
  readonly refundedAt: string | null;
}

const longDates = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** "23 November 2026"; a moment's day is the one at Greenwich, as on the invoice. */
function longDate(day: string | null | undefined): string | null {
  const moment = Date.parse(day ?? '');
  return Number.isNaN(moment) ? null : longDates.format(moment);
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
