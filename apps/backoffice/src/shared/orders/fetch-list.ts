import type { Failure, Result } from '@pabean/api-client';
import { getOrdersList, maxRowsPerCall, searchOrder } from '@pabean/api-client/contract';
import type { FolderName, ProcessMonth } from '@pabean/domain';
import { call } from '../api.ts';
import type { ListQuery } from './list-query.ts';
import { type ListRow, toListRow } from './list-row.ts';

/** Whose orders: a folder's, or those of one month in Future Order. */
export type ListSource = { readonly folder: FolderName; readonly month?: ProcessMonth };

export type ListRows = {
  readonly rows: readonly ListRow[];
  readonly total: number;
  /** False while "All" is being read: the rest is on its way. */
  readonly complete: boolean;
};

export type PageQuery = Omit<ListQuery, 'size'> & { readonly limit: number };

/** Rows from one place on: a search goes to another call and counts from 0 (spec section 7). */
export function fetchPage(
  { folder, ...month }: ListSource,
  query: PageQuery,
  signal: AbortSignal,
): Promise<Result<typeof getOrdersList>> {
  const { q, page, limit, sort } = query;
  const only = query.bounced && ({ bounced: '1' } as const);
  if (q === '') {
    const asked = { page, limit, delay: '1', ...month, ...only, ...sort };
    return call(getOrdersList, { params: { orderName: folder }, query: asked }, { signal });
  }
  const start = (page - 1) * limit;
  const range = { start, end: start + limit };
  const body = { ...range, searchVal: q, folderName: folder, ...month, ...only, ...sort };
  return call(searchOrder, { body }, { signal });
}

/**
 * Fetches what a query asks for. "All" comes in pages of the largest size, one after the other, and
 * `onRows` hears of each, so that the first thousand can be worked on while the rest arrives.
 *
 * @returns the failure that ended it, if one did
 */
export async function fetchList(
  source: ListSource,
  { page, size, ...asked }: ListQuery,
  signal: AbortSignal,
  onRows: (rows: ListRows) => void,
): Promise<Failure | undefined> {
  // By id: an order that slips onto the next page while "All" is read must not show twice.
  const found = new Map<string, ListRow>();
  const all = size === 'All';
  const limit = all ? maxRowsPerCall : size;
  for (let next = all ? 1 : page; ; next++) {
    const result = await fetchPage(source, { ...asked, page: next, limit }, signal);
    if (!result.ok) return result;
    for (const wire of result.data) found.set(wire.order_id, toListRow(wire));
    const complete = !all || result.data.length < limit || next * limit >= result.total;
    onRows({ rows: [...found.values()], total: result.total, complete });
    if (complete) return undefined;
  }
}
