import { setImmediate } from 'node:timers/promises';
import { type Call, maxRowsPerCall } from '@pabean/api-client/contract';
import { listMarks, orderSorting } from '@pabean/domain';
import { Refusal } from '../../core/refusal.ts';
import { listCounts } from '../../db/queries/folder-counts.ts';
import type { Handler } from '../../http/context.ts';
import { requireDue, requireFolder, requireMonth } from '../../usecases/orders/folder-access.ts';
import { listedOrderView } from '../../usecases/orders/listed-order-view.ts';
import { findOrders } from '../../usecases/search/find-orders.ts';

/** Rows `start` (from 0) to before `end` of a folder's orders that the text finds. */
export const searchOrder: Handler<Call<'searchOrder'>> = async (
  { body },
  { services, member, signal },
) => {
  requireFolder(body.folderName, member);
  requireDue(body.folderName, body.due);
  requireMonth(body.folderName, body.month);
  const limit = body.end - body.start;
  if (limit < 1 || limit > maxRowsPerCall) {
    const message = `A call returns 1 to ${maxRowsPerCall} rows.`;
    throw new Refusal(422, message, { errors: [{ path: 'end', message }] });
  }
  const request = {
    folder: body.folderName,
    memberId: member.id,
    month: body.month,
    marks: listMarks.filter((mark) => body[mark] === '1'),
    due: body.due,
    sorting: orderSorting(body.sort, body.dir),
    offset: body.start,
    limit,
    text: body.searchVal,
  };
  const lookUp = Promise.withResolvers<void>();
  const found = findOrders(services, request, signal(), lookUp.resolve);
  // Not beside the look-up, which is as short as they are and would wait for them: while words are looked for.
  const counted = Promise.race([lookUp.promise, found])
    .then(() => setImmediate())
    .then(() => listCounts(services.db, request));
  const [{ rows, total, more }, { marks, due }] = await Promise.all([found, counted]);
  return { message: 'Orders.', data: rows.map(listedOrderView), total, more, marks, due };
};
