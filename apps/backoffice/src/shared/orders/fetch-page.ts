import type { Failure } from '@pabean/api-client';
import { getOrdersList, searchOrder } from '@pabean/api-client/contract';
import type { Blocks } from '@pabean/api-client/remote';
import { type DueCounts, type ListMark, listsDue, reachOfSorting } from '@pabean/domain';
import { call } from '../api.ts';
import { type ListQuery, type ListSource, sortingOf } from './list-query.ts';
import type { ListRow, WireRow } from './list-row.ts';

export type MarkCounts = Readonly<Record<ListMark, number>>;

/** What the address of a list asks for. */
export type ListRequest = { readonly source: ListSource; readonly query: ListQuery };

export type ListRows = {
  readonly rows: readonly ListRow[];
  readonly total: number;
  /**
   * The total is the least: matches of a search are counted to 1,000, in a small folder to fewer; of what
   * is late or at risk the first 1,000 are listed.
   */
  readonly more: boolean;
  /** How many orders of the folder or month have each mark. */
  readonly marks?: MarkCounts | undefined;
  /** How many are late and at risk; null where nothing is to be filed. */
  readonly due?: DueCounts | null | undefined;
  /** Of "All": which rows are here. */
  readonly blocks?: Blocks<ListRow>;
  /** Of "All": the place after the last row, where that was seen; the total may be a moment old. */
  readonly end?: number | undefined;
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

/** Rows of one call. */
export type FoundPage = {
  readonly ok: true;
  readonly data: readonly WireRow[];
  readonly total: number;
  readonly more: boolean;
  readonly marks?: MarkCounts | undefined;
  readonly due?: DueCounts | null | undefined;
};

export type PageQuery = Omit<ListQuery, 'size'> & { readonly limit: number };

/** Rows from one place on: a search goes to another call and counts from 0 (spec section 7). */
export async function fetchPage(
  { folder, ...month }: ListSource,
  query: PageQuery,
  signal: AbortSignal,
): Promise<FoundPage | Failure> {
  const { q, page, limit, sort, marks = [] } = query;
  const marked: { [Mark in ListMark]?: '1' } = Object.fromEntries(marks.map((mark) => [mark, '1']));
  // An address may say it of a folder in which nothing is to be filed.
  const due = listsDue({ name: folder }) ? query.due : undefined;
  const only = { ...marked, ...(due && { due }) };
  if (q === '') {
    const listQuery = { page, limit, delay: '1', ...month, ...only, ...sort };
    const input = { params: { orderName: folder }, query: listQuery };
    const result = await call(getOrdersList, input, { signal });
    return result.ok ? { ...result, more: result.more ?? false } : result;
  }
  const start = (page - 1) * limit;
  const range = { start, end: start + limit };
  const body = { ...range, searchVal: q, folderName: folder, ...month, ...only, ...sort };
  return call(searchOrder, { body }, { signal });
}
