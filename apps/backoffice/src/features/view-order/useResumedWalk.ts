import { useEffect } from 'react';
import { lastList } from '../../shared/list-return.ts';
import { fetchList } from '../../shared/orders/fetch-list.ts';
import { askedAt } from '../../shared/orders/list-place.ts';
import { startWalk, useWalk } from '../../shared/orders/list-walk.ts';

/** After a reload of the page the list is known by its address alone, and is read again. */
export function useResumedWalk(unknown: boolean): void {
  useEffect(() => {
    const place = lastList();
    const asked = unknown && place !== null ? askedAt(place) : null;
    if (asked === null) return;
    const mine = new AbortController();
    const { source, query } = asked;
    // A failure is no matter: the order is there, only the ways beside it are not.
    void fetchList(source, query, mine.signal, (rows) => {
      if (!mine.signal.aborted && useWalk.getState().walk === null) startWalk(source, query, rows);
    });
    return () => mine.abort();
  }, [unknown]);
}
