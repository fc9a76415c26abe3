import { createHash, timingSafeEqual } from 'node:crypto';
import type { Call } from '@pabean/api-client/contract';
import { normaliseOrderId, travellerStage } from '@pabean/domain';
import { Refusal } from '../../core/refusal.ts';
import { findTravellerEmail, findTravellerOrder } from '../../db/queries/traveller.ts';
import type { Handler } from '../../http/context.ts';
import { type GuessRule, limitGuesses } from '../../usecases/limits/guess-limit.ts';

const guesses: GuessRule = {
  name: 'track',
  seconds: 10 * 60,
  ofNetwork: 60,
  ofPair: 10,
  ofAll: 30,
  ofPairSlowed: 3,
};

/**
 * Opens one order to whoever knows its id and its e-mail. A wrong id and a wrong e-mail get the same
 * words after the same work, so that nobody can ask which orders or people exist.
 */
export const trackOrder: Handler<Call<'trackOrder'>> = async (
  { body },
  { services, ip, log, openOrder },
) => {
  const orderId = normaliseOrderId(body.orderId);
  const guess = await limitGuesses(services.db, guesses, { ip, subject: orderId }, log);
  const email = await findTravellerEmail(services.db, orderId);
  // An unknown order is compared too, with what nobody can have typed.
  const matches = sameEmail(email ?? '\0', body.email);
  // Everything else about an order is looked up for its own traveller only.
  const order = matches ? await findTravellerOrder(services.db, orderId) : undefined;
  if (order === undefined) {
    throw new Refusal(
      404,
      'We could not find an order with this Order ID and e-mail. Please check both and try again.',
    );
  }
  await guess.right();
  openOrder(order.order_id);
  const stage = travellerStage(order.process_status, order.document_id !== null);
  return { message: 'Your order was found.', data: { orderId: order.order_id, stage } };
};

/** Digests have one length, whatever was typed. */
function sameEmail(known: string, typed: string): boolean {
  return timingSafeEqual(digest(known), digest(typed));
}

function digest(email: string): Buffer {
  return createHash('sha256').update(email.trim().toLowerCase()).digest();
}
