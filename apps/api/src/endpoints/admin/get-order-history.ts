import type { Call } from '@pabean/api-client/contract';
import { recordOrderView } from '../../db/queries/order-views.ts';
import type { Handler } from '../../http/context.ts';
import { orderTimeline } from '../../usecases/timeline/order-timeline.ts';

/** One page of everything that happened to an order. Who reads it has looked at the order. */
export const getOrderHistory: Handler<Call<'getOrderHistory'>> = async (
  { params: { orderId }, query: { page, limit, after, kind } },
  { services, member, ip },
) => {
  await recordOrderView(services.db, { orderId, memberId: member.id, ip });
  const timeline = await orderTimeline(services.db, {
    orderId,
    memberId: member.id,
    kind,
    after,
    page,
    limit,
  });
  return { message: 'History of the order.', ...timeline };
};
