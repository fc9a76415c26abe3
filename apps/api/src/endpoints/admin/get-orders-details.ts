import type { Call } from '@pabean/api-client/contract';
import { Refusal } from '../../core/refusal.ts';
import { findOrderDetail } from '../../db/queries/order-detail.ts';
import { recordOrderView } from '../../db/queries/order-views.ts';
import type { Handler } from '../../http/context.ts';
import { orderDetailView } from '../../usecases/orders/order-detail-view.ts';

/** One order with everything that belongs to it. Who opened it is recorded before it is shown. */
export const getOrdersDetails: Handler<Call<'getOrdersDetails'>> = async (
  { params },
  { services, member, ip },
) => {
  const record = await findOrderDetail(services.db, params.orderId);
  if (record === null) throw new Refusal(404, `There is no order ${params.orderId}.`);
  await recordOrderView(services.db, { orderPk: record.order.id, memberId: member.id, ip });
  return {
    message: 'Order details.',
    data: orderDetailView(record, services, member.sessionId),
  };
};
