import { mostDue, newestFirst, reachOfSorting, sortedReach, sortsOf } from '@pabean/domain';
import { Refusal } from '../../core/refusal.ts';
import { listCounts } from '../../db/queries/folder-counts.ts';
import {
  type ListRequest,
  listOrders,
  listPage,
  type OrderPage,
} from '../../db/queries/order-lists.ts';
import type { Services } from '../services.ts';

/** A page, and whether there are more orders than its total: of those late or at risk, so many are listed. */
export interface FolderPage extends OrderPage {
  readonly more: boolean;
}

/**
 * Reads one page of a folder, at the same cost in a folder of any size.
 *
 * @throws Refusal 422 when it would have to read all of a large folder: for a sorting without an index,
 *   or deep in one with an index.
 */
export async function folderPage(
  { db }: Pick<Services, 'db'>,
  request: ListRequest,
): Promise<FolderPage> {
  // One statement where an index has the order, whatever the total: it is not asked for first.
  if (isIndexed(request)) return whole(request, await listPage(db, request));
  const counts = await listCounts(db, request);
  requireSorting(request, counts.total);
  const isBeyond = request.offset >= counts.total;
  return whole(request, { rows: isBeyond ? [] : await listOrders(db, request), ...counts });
}

/** @throws Refusal 422 when a folder is too large to be sorted so. */
export async function requireSortable(db: Services['db'], request: ListRequest): Promise<void> {
  if (!isIndexed(request)) requireSorting(request, (await listCounts(db, request)).total);
}

function isIndexed({ folder, sorting: { sort }, offset }: ListRequest): boolean {
  if (sort === newestFirst.sort) return true;
  return offset < sortedReach && sortsOf(folder, Number.POSITIVE_INFINITY).includes(sort);
}

function whole({ due }: ListRequest, page: OrderPage): FolderPage {
  const most = due === undefined ? undefined : page.due?.[due];
  return { ...page, more: most === mostDue };
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
