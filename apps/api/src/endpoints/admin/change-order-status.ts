import type { Call } from '@pabean/api-client/contract';
import { statusLabel } from '@pabean/domain';
import type { Handler } from '../../http/context.ts';
import { reportChange } from '../../usecases/orders/change-report.ts';
import { deleteOrders, restoreOrders } from '../../usecases/orders/delete-orders.ts';
import { eraseForGood } from '../../usecases/orders/erase-orders.ts';

/** Delete, delete for good, and restore (decisions, Calls: the one path for these). */
export const changeOrderStatus: Handler<Call<'changeOrderStatus'>> = async (
  { body },
  { services, member, ip },
) => {
  const { db } = services;
  if (body.permanentDeletedFlag) {
    const result = await eraseForGood(services, member, ip, body);
    return reportChange(result, 'Order has been deleted for good');
  }
  if (body.updatingStatus === 'Deleted') {
    const result = await deleteOrders(db, member, ip, body);
    return reportChange(result, 'Order has been deleted successfully');
  }
  const result = await restoreOrders(db, member, ip, body);
  return reportChange(result, `Order has been restored to ${statusLabel(body.updatingStatus)}`);
};
