import { type Call, maxRowsPerCall } from '@pabean/api-client/contract';
import { orderSorting } from '@pabean/domain';
import { Refusal } from '../../core/refusal.ts';
import { searchOrders } from '../../db/queries/order-lists.ts';
import type { Handler } from '../../http/context.ts';
import { requireFolder } from '../../usecases/orders/folder-access.ts';

/** Rows `start` (from 0) to before `end` of a folder's orders that contain the text. */
export const searchOrder: Handler<Call<'searchOrder'>> = async ({ body }, { services, member }) => {
  requireFolder(body.folderName, member);
  const limit = body.end - body.start;
  if (limit < 1 || limit > maxRowsPerCall) {
    const message = `A call returns 1 to ${maxRowsPerCall} rows.`;
    throw new Refusal(422, message, { errors: [{ path: 'end', message }] });
  }
  const { rows, total } = await searchOrders(services.db, {
    folder: body.folderName,
    memberId: member.id,
    month: body.month,
    bounced: body.bounced === '1',
    sorting: orderSorting(body.sort, body.dir),
    offset: body.start,
    limit,
    text: body.searchVal,
  });
  return { message: 'Orders.', data: rows, total };
};
