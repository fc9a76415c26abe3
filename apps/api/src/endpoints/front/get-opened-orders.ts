import type { Call } from '@pabean/api-client/contract';
import { knownTravellerOrders } from '../../db/queries/traveller.ts';
import type { Handler } from '../../http/context.ts';

/**
 * The orders that are open on this device and until when, by its cookies alone: pages cannot read
 * those. Without one the list is empty, which is no refusal: Track Order asks before anybody typed.
 */
export const getOpenedOrders: Handler<Call<'getOpenedOrders'>> = async (_, context) => {
  const opened = context.openOrders();
  const existingIds = await knownTravellerOrders(
    context.services.db,
    opened.map(({ orderId }) => orderId),
  );
  const data = opened
    .filter(({ orderId }) => existingIds.has(orderId))
    .map(({ orderId, expiresAt }) => ({ orderId, until: expiresAt.toISOString() }));
  return { message: 'Orders that are open on this device.', data };
};
