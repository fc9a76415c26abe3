import type { Env } from '../../env.ts';
import { type Letter, type LetterOrder, letter, trackLink } from './letter.ts';

/**
 * Approval notice (spec section 2): name, the e-mail as username, the order id, a track-order link,
 * validity, support contacts and the footer links.
 */
export function approvalLetter(env: Env, order: LetterOrder): Letter {
  return letter(env, 'approval', order);
}

/** Refund notice: sent when staff press Refunded it (spec section 4). */
export function refundLetter(env: Env, order: LetterOrder): Letter {
  return letter(env, 'refund', order);
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
