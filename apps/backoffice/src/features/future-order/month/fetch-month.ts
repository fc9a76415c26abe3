import type { Failure, Result } from '@pabean/api-client';
import { getOrdersList, maxRowsPerCall, searchOrder } from '@pabean/api-client/contract';
import { type OrderRow, toOrderRow } from '@pabean/domain';
import { call } from '../../../shared/api.ts';
import type { MonthQuery } from './month-query.ts';

export type MonthRows = {
  readonly rows: readonly OrderRow[];
  readonly total: number;
  /** False while "All" is being read: the rest is on its way. */
  readonly complete: boolean;
};

type Page = Result<typeof getOrdersList>;

function fetchPage(
  { month, q }: MonthQuery,
  page: number,
  limit: number,
  signal: AbortSignal,
): Promise<Page> {
  if (q === '') {
    const query = { page, limit, delay: '1', month };
    return call(getOrdersList, { params: { orderName: 'futureOrder' }, query }, { signal });
  }
  // A search counts from 0 (spec section 7).
  const start = (page - 1) * limit;
  const body = {
    start,
    end: start + limit,
    searchVal: q,
    folderName: 'futureOrder',
    month,
  } as const;
  return call(searchOrder, { body }, { signal });
}

/** A month's orders; "All" comes in pages of the largest size, and `onRows` hears of each. */
export async function fetchMonth(
  query: MonthQuery,
  signal: AbortSignal,
  onRows: (rows: MonthRows) => void,
): Promise<Failure | undefined> {
  // By id: an order that slips onto the next page while "All" is read must not show twice.
  const found = new Map<string, OrderRow>();
  const all = query.size === 'All';
  const limit = query.size === 'All' ? maxRowsPerCall : query.size;
  for (let page = all ? 1 : query.page; ; page++) {
    const result = await fetchPage(query, page, limit, signal);
    if (!result.ok) return result;
    for (const wire of result.data) found.set(wire.order_id, toOrderRow(wire));
    const complete = !all || result.data.length < limit || page * limit >= result.total;
    onRows({ rows: [...found.values()], total: result.total, complete });
    if (complete) return undefined;
  }
}
