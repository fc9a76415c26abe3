import type { Call } from '@pabean/api-client/contract';
import type { Handler } from '../../http/context.ts';
import { assignOrders, returnOrders } from '../../usecases/orders/assign-orders.ts';
import { reportChange } from '../../usecases/orders/change-report.ts';

/**
 * Assign to me, or with an empty `assignto` Move to Original Folder (spec section 4, decisions). Whom
 * the call names is ignored: a member takes orders for themselves.
 */
export const assignOrderStatus: Handler<Call<'assignOrderStatus'>> = async (
  { body },
  { services, member, ip },
) => {
  const request = { orderIds: body.orderId, versions: body.versions };
  if (body.assignto !== null && body.assignto.trim() !== '') {
    const result = await assignOrders(services.db, member, ip, request);
    return reportChange(result, 'Order has been assigned successfully');
  }
  const result = await returnOrders(services.db, member, ip, request);
  return reportChange(result, 'Order has been moved to its original folder successfully');
};
