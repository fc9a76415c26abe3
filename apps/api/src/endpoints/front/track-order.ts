import type { Call } from '@pabean/api-client/contract';
import { travellerStage } from '@pabean/domain';
import type { Handler } from '../../http/context.ts';
import { findOwnOrder } from '../../usecases/traveller/find-own-order.ts';

/** Opens one order to whoever knows its id and its e-mail. */
export const trackOrder: Handler<Call<'trackOrder'>> = async (
  { body },
  { services, ip, log, openOrder },
) => {
  const order = await findOwnOrder(services, body, ip, log);
  openOrder(order.order_id);
  const stage = travellerStage(order.process_status, order.document_id !== null);
  return { message: 'Your order was found.', data: { orderId: order.order_id, stage } };
};
