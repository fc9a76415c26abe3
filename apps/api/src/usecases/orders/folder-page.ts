import { newestFirst, reachOfSorting, sortedReach, sortsOf } from '@pabean/domain';
import { Refusal } from '../../core/refusal.ts';
import { listCounts } from '../../db/queries/folder-counts.ts';
import {
  type ListRequest,
  listOrders,
  listPage,
  type OrderPage,
} from '../../db/queries/order-lists.ts';
import type { Services } from '../services.ts';

/**
 * Reads one page of a folder, at the same cost in a folder of any size.
 *
 * @throws Refusal 422 when it would have to read all of a large folder: for a sorting without an index,
 *   or deep in one with an index.
 */
export async function folderPage(
  { db }: Pick<Services, 'db'>,
  request: ListRequest,
): Promise<OrderPage> {
  if (request.sorting.sort === newestFirst.sort) return listPage(db, request);
  const counts = await listCounts(db, request);
  requireSorting(request, counts.total);
  const isBeyond = request.offset >= counts.total;
  return { rows: isBeyond ? [] : await listOrders(db, request), ...counts };
}

const many = sortedReach.toLocaleString('en');

function requireSorting({ folder, sorting, offset }: ListRequest, total: number): void {
  if (!sortsOf(folder, total).includes(sorting.sort)) {
    const message = `This list has more than ${many} orders and cannot be sorted by that column. Sort it by Date & Time.`;
    throw new Refusal(422, message, { errors: [{ path: 'sort', message }] });
  }
  if (offset < total && offset >= reachOfSorting(sorting, total)) {
    const message = `Sorted by that column, only the first ${many} orders of this list can be opened. Sort it by Date & Time.`;
    throw new Refusal(422, message, { errors: [{ path: 'page', message }] });
  }
}
