import {
  aged,
  type Blocks,
  rowsHere,
  withBlock,
  withFailed,
  withoutFailed,
  withoutRows,
} from '@pabean/api-client/remote';
import { type FoundPage, type ListRequest, type ListRows, reachOf } from './fetch-page.ts';
import { type ListRow, toListRow } from './list-row.ts';

/** Rows that are asked for at once in "All". */
export const rowsPerBlock = 100;
/** Blocks that stay in memory: more than a list has that is read as a whole. */
const mostBlocks = 12;

/** Rows of "All" with what is here of them. */
export type AllRows = ListRows & { readonly blocks: Blocks<ListRow> };

/** How many rows "All" has: as far as the list reaches in its order, and no further than its last row. */
export function countOfAll({ total, more, end }: ListRows, query: ListRequest['query']): number {
  return Math.min(reachOf({ total, more }, query), end ?? Number.POSITIVE_INFINITY);
}

/** The rows that are here; of an order that has moved between two blocks the first place counts. */
export function withRows(data: Omit<AllRows, 'rows'>): AllRows {
  const byId = new Map<string, ListRow>();
  for (const row of rowsHere(data.blocks)) if (!byId.has(row.id)) byId.set(row.id, row);
  return { ...data, rows: [...byId.values()] };
}

/** Puts a block's answer into what is here. A list that has another length than before has moved. */
export function putBlock(data: AllRows, block: number, page: FoundPage): AllRows {
  const { total, more, marks, due } = page;
  // A search that goes on counts further with each page: that moves nothing.
  const hasMoved = total !== data.total && !data.more;
  const rows = page.data.map((wire) => toListRow(wire));
  const start = block * rowsPerBlock;
  const isShort = rows.length < rowsPerBlock;
  const isBeyond = hasMoved || (data.end !== undefined && data.end < start + rows.length);
  const end = isShort ? start + rows.length : isBeyond ? undefined : data.end;
  const before = hasMoved ? aged(data.blocks) : data.blocks;
  const blocks = withBlock(before, block, rows, mostBlocks);
  return withRows({ total, more, marks, due, end, blocks });
}

export const failBlock = (data: AllRows, block: number): AllRows => ({
  ...data,
  blocks: withFailed(data.blocks, block),
});

export const forgetFailures = (data: AllRows): AllRows => ({
  ...data,
  blocks: withoutFailed(data.blocks),
});

/** Takes orders out that have left the list. */
export function withoutOrders(data: AllRows, ids: ReadonlySet<string>): AllRows {
  const isGone = (row: ListRow) => ids.has(row.id);
  const removed = data.rows.filter(isGone).length;
  return withRows({
    ...data,
    total: data.total - removed,
    end: data.end && data.end - removed,
    blocks: withoutRows(data.blocks, isGone),
  });
}
