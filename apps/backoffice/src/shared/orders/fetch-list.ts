import type { Failure } from '@pabean/api-client';
import { getOrdersList, maxRowsPerCall, searchOrder } from '@pabean/api-client/contract';
import type { Load } from '@pabean/api-client/remote';
import { type FolderName, type ProcessMonth, reachOfSorting } from '@pabean/domain';
import { call } from '../api.ts';
import { type ListQuery, sortingOf } from './list-query.ts';
import { type ListRow, toListRow, type WireRow } from './list-row.ts';

/** Whose orders: a folder's, or those of one month in Future Order. */
export type ListSource = { readonly folder: FolderName; readonly month?: ProcessMonth | undefined };

/** What the address of a list asks for. */
export type ListRequest = { readonly source: ListSource; readonly query: ListQuery };

export type ListRows = {
  readonly rows: readonly ListRow[];
  readonly total: number;
  /** Of a search: the total is the least, because matches are counted to 1,000 only. */
  readonly more: boolean;
  /** False while "All" is being read: the rest is on its way. */
  readonly complete: boolean;
};

/**
 * The rows that the pages reach to as far as is known: of a search one more where there are more, of a
 * large list that is not sorted by Date & Time its first.
 */
export function reachOf(
  { total, more }: Pick<ListRows, 'total' | 'more'>,
  { q, sort }: Pick<ListQuery, 'q' | 'sort'>,
): number {
  if (q === '') return reachOfSorting(sortingOf({ sort }), total);
  return more ? total + 1 : total;
}

type FoundPage = {
  readonly ok: true;
  readonly data: readonly WireRow[];
  readonly total: number;
  readonly more: boolean;
};

export type PageQuery = Omit<ListQuery, 'size'> & { readonly limit: number };

/** Rows from one place on: a search goes to another call and counts from 0 (spec section 7). */
export async function fetchPage(
  { folder, ...month }: ListSource,
  query: PageQuery,
  signal: AbortSignal,
): Promise<FoundPage | Failure> {
  const { q, page, limit, sort } = query;
  const only = query.bounced && ({ bounced: '1' } as const);
  if (q === '') {
    const listQuery = { page, limit, delay: '1', ...month, ...only, ...sort };
    const input = { params: { orderName: folder }, query: listQuery };
    const result = await call(getOrdersList, input, { signal });
    return result.ok ? { ...result, more: false } : result;
  }
  const start = (page - 1) * limit;
  const range = { start, end: start + limit };
  const body = { ...range, searchVal: q, folderName: folder, ...month, ...only, ...sort };
  return call(searchOrder, { body }, { signal });
}

/** How much longer than the rows on screen a part of "All" has to be to be shown. */
const growth = 1.25;

/**
 * Loads what a list's address asks for. "All" comes in pages of the largest size, one after the
 * other, so that the first thousand can be worked on while the rest arrives. Rows are shown when there
 * are a quarter more: each time is a copy of all, and one for every thousand would be a copy too many.
 */
export const fetchList: Load<ListRequest, ListRows> = async (
  { source, query: { page, size, ...filter } },
  { signal, show },
) => {
  // By id: an order that slips onto the next page while "All" is read must not show twice.
  const found = new Map<string, ListRow>();
  const all = size === 'All';
  const limit = all ? maxRowsPerCall : size;
  let shownRows = 0;
  const showRows = (answer: Pick<ListRows, 'total' | 'more' | 'complete'>) => {
    const data = { ...answer, rows: [...found.values()] };
    shownRows = found.size;
    show(data);
    return data;
  };
  let last = { total: 0, more: false, complete: false };
  for (let next = all ? 1 : page; ; next++) {
    const result = await fetchPage(source, { ...filter, page: next, limit }, signal);
    if (!result.ok) {
      if (found.size > shownRows) showRows(last);
      return result;
    }
    for (const wire of result.data) found.set(wire.order_id, toListRow(wire));
    const { total, more } = result;
    const complete = !all || result.data.length < limit || next * limit >= reachOf(result, filter);
    last = { total, more, complete };
    if (complete) return { ok: true, data: showRows(last) };
    if (found.size >= shownRows * growth) showRows(last);
  }
};
