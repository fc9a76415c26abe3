import { blockState } from '@pabean/api-client/remote';
import { useEffect, useRef, useState } from 'react';
import { fetchPage, type ListRequest } from '../../shared/orders/fetch-page.ts';
import type { ListState } from './list-store.ts';

/** How often a list on screen looks for orders that came, in milliseconds. */
export const lookMs = 60_000;

/** As many orders as one look sees, where the page has not fewer. */
const most = 100;

export type NewRows = {
  /** Orders among those on screen that came since they were loaded. */
  readonly count: number;
  /** There may be more of them than one look sees. */
  readonly more: boolean;
};

const none: NewRows = { count: 0, more: false };

/**
 * Rows never move under the pointer: what came onto a list's first page since it was
 * loaded, in the order that the list has, is counted once a minute and waits until somebody wants to see it. Searches are not
 * repeated, and what is not looked at asks for nothing.
 */
export function useNewRows({ shown, rows, total, loading, all }: ListState): NewRows {
  // Of "All" rows come and go while it is scrolled; what is on top of it stays the same.
  const top = all === undefined ? rows : all.blocks.loaded.get(0);
  const [newest, setNewest] = useState({ top, news: none });
  const begins =
    all === undefined ? shown?.query.page === 1 : blockState(all.blocks, 0) === 'loaded';
  const request = begins && shown?.query.q === '' && loading === 'idle' ? shown : undefined;
  const here = useRef({ rows, total });
  useEffect(() => {
    here.current = { rows, total };
  }, [rows, total]);

  useEffect(() => {
    if (request === undefined) return;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout>;
    async function look(from: ListRequest) {
      if (!document.hidden) {
        const news = await newsOf(from, here.current);
        if (isOver) return;
        if (news !== null) setNewest({ top, news });
      }
      timer = setTimeout(() => void look(from), lookMs);
    }
    timer = setTimeout(() => void look(request), lookMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [request, top]);

  return newest.top === top ? newest.news : none;
}

/** Null where no answer came: the next look may have one. */
async function newsOf(
  { source, query: { size, ...query } }: ListRequest,
  { rows, total = 0 }: Pick<ListState, 'rows' | 'total'>,
): Promise<NewRows | null> {
  const limit = size === 'All' ? most : Math.min(size, most);
  const signal = AbortSignal.timeout(lookMs);
  const answer = await fetchPage(source, { ...query, page: 1, limit }, signal);
  if (!answer.ok) return null;
  const loadedIds = new Set(rows.map(({ id }) => id));
  const isNew = answer.data.map(({ order_id: id }) => !loadedIds.has(id));
  // Below the last order that is known, others have moved up from the next page. Where none of them is there
  // any more, all may have: only as many are surely new as there are more.
  const lastKnown = isNew.lastIndexOf(false);
  const above = lastKnown === -1 ? answer.total - total : lastKnown;
  const count = isNew.slice(0, Math.max(0, above)).filter(Boolean).length;
  return { count, more: count === limit };
}
