import { createHash, timingSafeEqual } from 'node:crypto';
import type { Call } from '@pabean/api-client/contract';
import { normaliseOrderId, travellerStage } from '@pabean/domain';
import { findTravellerEmail, findTravellerOrder } from '../../db/queries/traveller.ts';
import type { Handler } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { limitTries } from '../../services/rate-limit.ts';

const tenMinutes = 10 * 60;

/**
 * Opens one order to whoever knows its id and its e-mail. A wrong id and a wrong e-mail get the same
 * words after the same work, so that nobody can ask which orders or people exist.
 */
export const trackOrder: Handler<Call<'trackOrder'>> = async (
  { body },
  { services, ip, openOrder },
) => {
  const orderId = normaliseOrderId(body.orderId);
  const forgive = await limitTries(services.db, [
    { name: 'track address', key: ip, tries: 60, seconds: tenMinutes, onSuccess: 'give back' },
    { name: 'track order', key: orderId, tries: 10, seconds: tenMinutes, onSuccess: 'forget' },
  ]);
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
  await forgive();
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
