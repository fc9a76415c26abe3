import { maxRowsPerCall } from '@pabean/api-client/contract';
import { create } from 'zustand';
import { useSession } from '../session/session-state.ts';
import { type ListRequest, type ListRows, type PageQuery, reachOf } from './fetch-page.ts';
import type { ListSource } from './list-query.ts';
import type { ListRow } from './list-row.ts';

/** An order of the list, and the page it stood on. */
export type WalkStop = { readonly id: string; readonly page: number };

/**
 * The list that orders are opened from, as it was: whoever moves an order away goes on to the one
 * that stood after it. It grows when somebody walks over its border (grow-walk.ts).
 */
export type Walk = {
  readonly source: ListSource;
  readonly query: Omit<PageQuery, 'page'>;
  readonly stops: readonly WalkStop[];
  readonly firstPage: number;
  readonly lastPage: number;
  readonly total: number;
};

/** On to the next order, or back to the previous one. */
export type WalkStep = 1 | -1;

/** Kept in this tab's memory, and no longer than the session. */
export const useWalk = create<{ readonly walk: Walk | null }>(() => ({ walk: null }));
useSession.subscribe(({ isAuth }) => {
  if (!isAuth) useWalk.setState({ walk: null });
});

/**
 * Begins with the rows that a list shows; of "All", which counts as pages as large as its blocks, with
 * those that are looked at and what is here around them without a gap.
 */
export function startWalk(
  { source, query: { size, page, ...filter } }: ListRequest,
  found: Omit<ListRows, 'rows'> & { readonly rows: readonly { readonly id: string }[] },
  lookedAt = 0,
): void {
  const { blocks } = found;
  const firstPage = blocks === undefined ? page : firstOfRun(blocks, lookedAt) + 1;
  const rows = blocks === undefined ? found.rows : rowsOfRun(blocks, firstPage - 1);
  const limit = blocks?.size ?? (size === 'All' ? maxRowsPerCall : size);
  const stops = rows.map(({ id }, index) => ({ id, page: firstPage + Math.floor(index / limit) }));
  const lastPage = stops.at(-1)?.page ?? firstPage;
  useWalk.setState({
    walk: {
      source,
      query: { ...filter, limit },
      stops,
      firstPage,
      lastPage,
      total: reachOf(found, filter),
    },
  });
}

type ListBlocks = NonNullable<ListRows['blocks']>;

/** The first of the blocks that follow each other up to one. */
function firstOfRun({ loaded }: ListBlocks, block: number): number {
  let first = block;
  while (loaded.has(first - 1)) first--;
  return first;
}

function rowsOfRun({ loaded }: ListBlocks, first: number): readonly ListRow[] {
  const rows: ListRow[] = [];
  for (let block = first; ; block++) {
    const next = loaded.get(block);
    if (next === undefined) return rows;
    rows.push(...next);
  }
}

/** Whether an order was opened from this list. */
export function holds({ stops }: Walk, id: string): boolean {
  return stops.some((stop) => stop.id === id);
}

/** The order before or after another, of those that are known. */
export function stopBeside({ stops }: Walk, id: string, step: WalkStep): WalkStop | undefined {
  const at = stops.findIndex((stop) => stop.id === id);
  return at < 0 ? undefined : stops[at + step];
}

type Ends = Pick<Walk, 'firstPage' | 'lastPage' | 'total' | 'query'>;

/** Whether there are pages beyond the known ones. */
export function hasPages({ firstPage, lastPage, total, query }: Ends, step: WalkStep): boolean {
  return step === 1 ? lastPage * query.limit < total : firstPage > 1;
}
