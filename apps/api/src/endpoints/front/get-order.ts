import type { Call } from '@pabean/api-client/contract';
import type { Handler } from '../../http/context.ts';
import { viewOwnOrder } from '../../usecases/traveller/view-own-order.ts';

/** Where the order stands and what its traveller may do with it. */
export const getOrder: Handler<Call<'getOrder'>> = async (
  { body },
  { services, openedOrders },
) => ({
  message: 'Your order.',
  data: await viewOwnOrder(services, openedOrders, body.orderId),
});
