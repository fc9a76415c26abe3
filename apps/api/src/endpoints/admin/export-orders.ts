import type { Call } from '@pabean/api-client/contract';
import { listMarks, orderSorting } from '@pabean/domain';
import type { Handler } from '../../http/context.ts';
import { exportOrders as exportAll } from '../../usecases/order-export/export-orders.ts';
import { requireDue, requireFolder, requireMonth } from '../../usecases/orders/folder-access.ts';

/** All orders that a list shows, in its order, as a file. */
export const exportOrders: Handler<Call<'exportOrders'>> = async (
  { body },
  { services, member, ip, userAgent, signal },
) => {
  requireFolder(body.folderName, member);
  requireDue(body.folderName, body.due);
  requireMonth(body.folderName, body.month);
  const request = {
    folder: body.folderName,
    memberId: member.id,
    month: body.month,
    marks: listMarks.filter((mark) => body[mark] === '1'),
    due: body.due,
    sorting: orderSorting(body.sort, body.dir),
    text: body.searchVal,
  };
  const file = await exportAll(services, { member, ip, userAgent }, request, signal());
  return { message: 'Orders.', file };
};
