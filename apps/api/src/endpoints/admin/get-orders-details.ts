import type { Call } from '@pabean/api-client/contract';
import { Refusal } from '../../core/refusal.ts';
import { findOrderDetail } from '../../db/queries/order-detail.ts';
import { recordOrderView } from '../../db/queries/order-views.ts';
import type { Handler } from '../../http/context.ts';
import { otherOrdersOf } from '../../usecases/checks/other-orders.ts';
import { orderDetailView } from '../../usecases/orders/order-detail-view.ts';

/** One order with everything that belongs to it. Who opened it is recorded before it is shown. */
export const getOrdersDetails: Handler<Call<'getOrdersDetails'>> = async (
  { params },
  { services, member, ip },
) => {
  const { orderId } = params;
  const [record] = await Promise.all([
    findOrderDetail(services.db, orderId),
    recordOrderView(services.db, { orderId, memberId: member.id, ip }),
  ]);
  if (record === null) throw new Refusal(404, `There is no order ${orderId}.`);
  const twice = await otherOrdersOf(services.db, record.order);
  return {
    message: 'Order details.',
    data: orderDetailView(record, services, member.sessionId, twice),
  };
};
