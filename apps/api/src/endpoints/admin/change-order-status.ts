import type { Call } from '@pabean/api-client/contract';
import { statusLabel } from '@pabean/domain';
import type { Handler } from '../../http/context.ts';
import { reportChange } from '../../usecases/orders/change-report.ts';
import { deleteOrders, restoreOrders } from '../../usecases/orders/delete-orders.ts';
import { eraseForGood } from '../../usecases/orders/erase-orders.ts';

/** Delete, delete for good, and restore (spec, Calls: the one path for these). */
export const changeOrderStatus: Handler<Call<'changeOrderStatus'>> = async (
  { body },
  { services, member, ip },
) => {
  const { db } = services;
  if (body.permanentDeletedFlag) {
    const result = await eraseForGood(services, member, ip, body);
    const report = reportChange(result, 'Order has been erased');
    return { ...report, message: report.message + wordsOfLeft(result.filesLeft) };
  }
  if (body.updatingStatus === 'Deleted') {
    const result = await deleteOrders(db, member, ip, body);
    return reportChange(result, 'Order has been deleted successfully');
  }
  const result = await restoreOrders(db, member, ip, body);
  return reportChange(result, `Order has been restored to ${statusLabel(body.updatingStatus)}`);
};

/** What an Admin has to know who promised a traveller that all is gone. */
function wordsOfLeft(count: number): string {
  if (count === 0) return '';
  const files = count === 1 ? 'One file' : `${count} files`;
  return `. ${files} of it could not be removed from the store yet. That is tried again every hour.`;
}
