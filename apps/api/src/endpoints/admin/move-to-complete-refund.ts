import type { Call } from '@pabean/api-client/contract';
import type { Handler } from '../../http/context.ts';
import { reportChange } from '../../usecases/orders/change-report.ts';
import { refundOrders } from '../../usecases/orders/refund-orders.ts';

/** Refunded it: sets the refund date and queues the refund mail (spec section 4, decisions). */
export const moveToCompleteRefund: Handler<Call<'moveToCompleteRefund'>> = async (
  { body },
  { services, member, ip },
) => {
  const result = await refundOrders(services, member, ip, body);
  return reportChange(
    result,
    body.orderId.length === 1 ? 'Order has been refunded' : 'Orders have been refunded',
  );
};
