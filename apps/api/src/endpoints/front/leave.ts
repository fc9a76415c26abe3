import type { Call } from '@pabean/api-client/contract';
import type { Handler } from '../../http/context.ts';
import { requireOpenedOrder } from '../../usecases/traveller/traveller-order.ts';

/** Ends the session on this device: of one order, or of all that are open there. */
export const leave: Handler<Call<'leave'>> = async (
  { body: { orderId } },
  { services, openedOrders, leaveOrders },
) => {
  leaveOrders(orderId);
  // The same answer for an order that is not open here, and for one that is gone.
  if (orderId !== undefined) await requireOpenedOrder(services.db, openedOrders, orderId);
  return { message: 'You have left. To open an order again, enter its id and e-mail.' };
};
