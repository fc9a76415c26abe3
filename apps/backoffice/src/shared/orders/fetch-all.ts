import { type Failure, failure } from '@pabean/api-client';
import { maxRowsPerCall } from '@pabean/api-client/contract';
import { blocksFrom, noBlocks, rowAt } from '@pabean/api-client/remote';
import { type AllRows, countOfAll, putBlock, rowsPerBlock, withRows } from './all-rows.ts';
import { type FoundPage, fetchPage, type ListRequest } from './fetch-page.ts';
import { type ListRow, toListRow } from './list-row.ts';

/** Nothing of a list yet; its first total moves nothing. */
const noRows: AllRows = {
  rows: [],
  total: 0,
  more: true,
  end: undefined,
  blocks: noBlocks(rowsPerBlock),
};

/** One block of "All". */
export function fetchBlock(
  { source, query: { page: _, size: __, ...filter } }: ListRequest,
  block: number,
  signal: AbortSignal,
): Promise<FoundPage | Failure> {
  return fetchPage(source, { ...filter, page: block + 1, limit: rowsPerBlock }, signal);
}

type ShowAll = { readonly signal: AbortSignal; readonly show: (data: AllRows) => void };

/**
 * Opens "All" at its beginning, or loads it again: the blocks in sight. A list that one call can bring
 * is read as a whole: it can be printed, and every order of it be selected and changed.
 */
export async function fetchAll(
  request: ListRequest,
  inSight: readonly number[] | undefined,
  { signal, show }: ShowAll,
): Promise<{ readonly ok: true; readonly data: AllRows } | Failure> {
  let data = noRows;
  for (const block of inSight?.length ? inSight : [0]) {
    const page = await fetchBlock(request, block, signal);
    // What is missing then is asked for again, as everything that comes in sight.
    if (!page.ok && data !== noRows) break;
    if (!page.ok) return page;
    data = putBlock(data, block, page);
  }
  const count = countOfAll(data, request.query);
  if (count <= maxRowsPerCall && count > data.rows.length) {
    // What is on screen already is not taken away for a moment.
    if (inSight === undefined) show(data);
    const whole = await fetchWhole(request, signal);
    if (whole.ok) data = whole.data;
  }
  show(data);
  return { ok: true, data };
}

async function fetchWhole(
  { source, query: { page: _, size: __, ...filter } }: ListRequest,
  signal: AbortSignal,
): Promise<{ readonly ok: true; readonly data: AllRows } | Failure> {
  const page = await fetchPage(source, { ...filter, page: 1, limit: maxRowsPerCall }, signal);
  if (!page.ok) return page;
  const { total, more, marks, due, data } = page;
  const rows = data.map((wire) => toListRow(wire));
  const end = rows.length < maxRowsPerCall ? rows.length : undefined;
  return {
    ok: true,
    data: withRows({ total, more, marks, due, end, blocks: blocksFrom(rowsPerBlock, rows) }),
  };
}

/** Rows of "All" from `first` to before `end`, and what is here of them. */
export type RowRange = {
  readonly request: ListRequest;
  readonly data: AllRows;
  readonly first: number;
  readonly end: number;
  /** They are all of the list: to be changed as they were counted, or not at all. */
  readonly isWhole: boolean;
};

/** Somebody was told how many orders, and would change others. */
const changedList: Failure = {
  ...failure('refused'),
  message: 'This list has changed in the meantime, so nothing was done. Check it and try again.',
};

/** Whether what stands from a place on is something else than was seen there. */
const hasMoved = ({ total, blocks }: AllRows, answer: FoundPage, from: number): boolean =>
  answer.total !== total ||
  answer.data.some(({ order_id }, index) => {
    const seenRow = rowAt(blocks, from + index);
    return seenRow !== undefined && seenRow.id !== order_id;
  });

/** Reads a range of rows. Those that are here stay as they are here: a selection changes what was seen. */
export async function readRows(
  { request, data, first, end, isWhole }: RowRange,
  signal: AbortSignal,
): Promise<{ readonly ok: true; readonly data: readonly ListRow[] } | Failure> {
  const { page: _, size: __, ...filter } = request.query;
  const here = new Map(data.rows.map((row) => [row.id, row]));
  const found = new Map<string, ListRow>();
  const from = Math.floor(first / maxRowsPerCall);
  for (let page = from; page * maxRowsPerCall < end; page++) {
    const query = { ...filter, page: page + 1, limit: maxRowsPerCall };
    const answer = await fetchPage(request.source, query, signal);
    if (!answer.ok) return answer;
    const before = page * maxRowsPerCall;
    if (isWhole && hasMoved(data, answer, before)) return changedList;
    for (const wire of answer.data.slice(Math.max(0, first - before), end - before)) {
      found.set(wire.order_id, here.get(wire.order_id) ?? toListRow(wire));
    }
  }
  return { ok: true, data: [...found.values()] };
}
