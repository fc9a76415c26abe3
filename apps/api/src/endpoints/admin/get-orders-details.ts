import type { Call } from '@pabean/api-client/contract';
import { noSuchOrder } from '../../core/refusal.ts';
import { findOrderDetail } from '../../db/queries/order-detail.ts';
import { recordOrderViewOnce } from '../../db/queries/order-views.ts';
import type { Handler } from '../../http/context.ts';
import { otherOrdersOf } from '../../usecases/checks/other-orders.ts';
import { orderDetailView } from '../../usecases/orders/order-detail-view.ts';

/** One order with everything that belongs to it. Who opened it is recorded before it is shown. */
export const getOrdersDetails: Handler<Call<'getOrdersDetails'>> = async (
  { params },
  { services, member, ip },
) => {
  const { orderId } = params;
  const record = await findOrderDetail(services.db, orderId);
  if (record === null) throw noSuchOrder(orderId);
  const view = { orderId, memberId: member.id, ip };
  const [twice] = await Promise.all([
    otherOrdersOf(services.db, record.order),
    recordOrderViewOnce(services.db, view, record.order.hour),
  ]);
  return {
    message: 'Order details.',
    data: orderDetailView(record, services, member.sessionId, twice),
  };
};
