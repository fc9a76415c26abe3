import { createRemote, type Load } from '@pabean/api-client/remote';
import { useEffect, useState } from 'react';
import { lastList } from '../../shared/list-return.ts';
import { fetchList } from '../../shared/orders/fetch-list.ts';
import type { ListRequest, ListRows } from '../../shared/orders/fetch-page.ts';
import { listRequestAt } from '../../shared/orders/list-place.ts';
import { startWalk, useWalk } from '../../shared/orders/list-walk.ts';

const resume: Load<ListRequest, ListRows> = (request, { signal, show }) =>
  fetchList(request, {
    signal,
    show(rows) {
      show(rows);
      if (!signal.aborted && useWalk.getState().walk === null) startWalk(request, rows);
    },
  });

/**
 * After a reload of the page the list is known by its address alone, and is read again. A failure
 * is no matter: the order is there, only the ways beside it are not.
 */
export function useResumedWalk(unknown: boolean): void {
  const [list] = useState(() => createRemote(resume));
  useEffect(() => {
    const place = unknown ? lastList() : null;
    const request = place === null ? null : listRequestAt(place.path);
    if (request !== null) void list.open(request);
    return list.close;
  }, [unknown, list]);
}
