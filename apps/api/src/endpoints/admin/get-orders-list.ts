import type { Call } from '@pabean/api-client/contract';
import { listMarks, orderSorting } from '@pabean/domain';
import type { Handler } from '../../http/context.ts';
import { requireDue, requireFolder, requireMonth } from '../../usecases/orders/folder-access.ts';
import { folderPage } from '../../usecases/orders/folder-page.ts';
import { listedOrderView } from '../../usecases/orders/listed-order-view.ts';

/** One page of a folder, newest first unless asked otherwise, with the folder's counts. */
export const getOrdersList: Handler<Call<'getOrdersList'>> = async (
  { params, query },
  { services, member },
) => {
  requireFolder(params.orderName, member);
  requireDue(params.orderName, query.due);
  requireMonth(params.orderName, query.month);
  const request = {
    folder: params.orderName,
    memberId: member.id,
    month: query.month,
    marks: listMarks.filter((mark) => query[mark] === '1'),
    due: query.due,
    sorting: orderSorting(query.sort, query.dir),
    offset: (query.page - 1) * query.limit,
    limit: query.limit,
  };
  const { rows, ...counts } = await folderPage(services, request);
  return { message: 'Orders.', data: rows.map(listedOrderView), ...counts };
};
