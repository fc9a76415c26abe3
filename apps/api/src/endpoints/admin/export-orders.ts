import type { Call } from '@pabean/api-client/contract';
import { listMarks, orderSorting } from '@pabean/domain';
import type { Handler } from '../../http/context.ts';
import { exportOrders as exportAll } from '../../usecases/order-export/export-orders.ts';
import { requireDue, requireFolder, requireMonth } from '../../usecases/orders/folder-access.ts';

/** All orders that a list shows, in its order, as a file. */
export const exportOrders: Handler<Call<'exportOrders'>> = async (
  { query },
  { services, member, ip, userAgent, signal },
) => {
  requireFolder(query.folderName, member);
  requireDue(query.folderName, query.due);
  requireMonth(query.folderName, query.month);
  const request = {
    folder: query.folderName,
    memberId: member.id,
    month: query.month,
    marks: listMarks.filter((mark) => query[mark] === '1'),
    due: query.due,
    sorting: orderSorting(query.sort, query.dir),
    text: query.searchVal,
  };
  const file = await exportAll(services, { member, ip, userAgent }, request, signal());
  return { message: 'Orders.', file };
};
