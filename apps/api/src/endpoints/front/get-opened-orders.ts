import type { Call } from '@pabean/api-client/contract';
import { opensStill } from '../../core/order-session.ts';
import { knownTravellerOrders } from '../../db/queries/traveller.ts';
import type { Handler } from '../../http/context.ts';

/**
 * The orders that are open on this device and until when, by its cookies alone: pages cannot read
 * those. Without one the list is empty, which is no refusal: Track Order asks before anybody typed.
 */
export const getOpenedOrders: Handler<Call<'getOpenedOrders'>> = async (_, context) => {
  const opened = context.openOrders();
  const emails = await knownTravellerOrders(
    context.services.db,
    opened.map(({ orderId }) => orderId),
  );
  const data = opened
    .filter((session) => {
      const email = emails.get(session.orderId);
      return email !== undefined && opensStill(session, email);
    })
    .map(({ orderId, expiresAt }) => ({ orderId, until: expiresAt.toISOString() }));
  return { message: 'Orders that are open on this device.', data };
};
