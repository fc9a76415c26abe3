import type { Env } from '../../env.ts';
import { greetingOf, type Letter, type LetterOrder, letter, trackLink } from './letter.ts';

/**
 * Approval notice (spec section 2): name, the e-mail as username, the order id, a track-order link,
 * validity, support contacts and the footer links.
 */
export function approvalLetter(env: Env, order: LetterOrder): Letter {
  return letter(env, order, {
    subject: `Your customs declaration is approved (order ${order.orderId})`,
    heading: 'Your customs declaration is approved',
    sentences: [
      'The document is attached to this e-mail. Save it on your phone before you travel.',
      'It is valid for the arrival that you declared. Show it when you arrive.',
    ],
  });
}

/** Refund notice: sent when staff press Refunded it (spec section 4). */
export function refundLetter(env: Env, order: LetterOrder): Letter {
  return letter(env, order, {
    subject: `Your order ${order.orderId} is refunded`,
    heading: 'We have refunded your order',
    sentences: [
      'The money goes back to the card or account that paid. Your bank decides how long that takes.',
      'You do not need to do anything.',
    ],
  });
}

/** A short message for WhatsApp: greeting, order id and where to find the order. */
export function approvalWhatsappText(env: Env, order: Omit<LetterOrder, 'email'>): string {
  return [
    greetingOf(order.fullName),
    `Your customs declaration is approved. Order ID: ${order.orderId}`,
    `Track your order: ${trackLink(env, order.orderId)}`,
    env.company.productLabel,
  ].join('\n');
}
