import type { Call } from '@pabean/api-client/contract';
import { can } from '@pabean/domain';
import { changeOrders } from '../../db/queries/order-change.ts';
import type { Handler } from '../../http/context.ts';
import { reportChange, staffActor } from '../../usecases/orders/change-report.ts';

/**
 * Assign to me, or with an empty `assignto` Move to Original Folder: no assignee and New, so that
 * the order is back in the folder of its processing mode (spec section 4, decisions). Whom the call
 * names is ignored: a member takes orders for themselves. One deleted order comes back for every role,
 * as by the comment panel; several at once for those who may restore them.
 */
export const assignOrderStatus: Handler<Call<'assignOrderStatus'>> = async (
  { body },
  { services, member, ip },
) => {
  const request = { orderIds: body.orderId, versions: body.versions };
  const actor = staffActor(member, ip);
  const isBulk = new Set(body.orderId).size > 1;
  const takes = body.assignto !== null && body.assignto.trim() !== '';
  const result = await services.db.transaction().execute((trx) =>
    takes
      ? changeOrders(trx, actor, request, {
          action: 'assigned',
          set: { assigned_to: member.id },
          refuse: (order) =>
            order.assigned_to === member.id ? `Order ${order.order_id} is yours already.` : null,
          detail: () => ({ to: member.name }),
        })
      : changeOrders(trx, actor, request, {
          action: 'returned',
          set: { assigned_to: null, process_status: 'New', status_since: new Date() },
          refuse: (order) => {
            if (order.assigned_to === null && order.process_status === 'New') {
              return `Order ${order.order_id} is in its original folder already.`;
            }
            const restores = isBulk && order.process_status === 'Deleted';
            return restores && !can(member.type, 'delete-orders')
              ? `Order ${order.order_id} is deleted. Your role brings deleted orders back one at a time.`
              : null;
          },
          detail: (order) => ({ from: order.process_status, to: 'New' }),
        }),
  );
  return reportChange(
    result,
    takes
      ? 'Order has been assigned successfully'
      : 'Order has been moved to its original folder successfully',
  );
};
