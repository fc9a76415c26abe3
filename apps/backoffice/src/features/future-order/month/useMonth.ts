import { folders, type ProcessMonth, pageCount } from '@pabean/domain';
import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { rememberList } from '../../../shared/list-return.ts';
import { notify } from '../../../shared/notify.ts';
import { fetchList, type ListRows } from '../../../shared/orders/fetch-list.ts';
import { type ListQuery, readQuery, writeQuery } from '../../../shared/orders/list-query.ts';
import { startWalk } from '../../../shared/orders/list-walk.ts';
import { useRemote } from '../../../shared/remote/useRemote.ts';

/** A month's orders as the address asks for them, and how to ask for others. */
export function useMonth(month: ProcessMonth, title: string) {
  const [params, setParams] = useSearchParams();
  const { pathname, search } = useLocation();
  const query = readQuery(params);
  const change = (next: Partial<ListQuery>, replace = false) =>
    setParams(writeQuery({ ...query, ...next }, month), { replace, preventScrollReset: true });

  useEffect(() => rememberList({ path: pathname + search, title }), [pathname, search, title]);

  const request = { source: { folder: folders.futureOrder.name, month }, query };
  const list = useRemote<ListRows>(
    writeQuery(query, month).toString(),
    (_, { signal, show }) =>
      fetchList(request, {
        signal,
        show(rows) {
          if (!signal.aborted) startWalk(request, rows);
          show(rows);
        },
      }),
    // Spec section 8: a list that can not be refreshed stays as it is, and a toast says why.
    { keeps: () => true, onFailure: notify.failure },
  );

  // The last order of the last page was deleted, or a link is old: show the page there is.
  const last = list.data === undefined ? query.page : pageCount(list.data.total, query.size);
  const lost = list.loading === 'idle' && list.failure === null && query.page > last;
  useEffect(() => {
    if (lost) change({ page: last }, true);
  });

  return {
    ...list,
    query,
    change,
    pages: last,
    /** Deleted orders leave the list at once; the reload brings those that move up. */
    remove(ids: readonly string[]) {
      list.patch(({ rows, total, complete }) => {
        const left = rows.filter((row) => !ids.includes(row.id));
        return { rows: left, total: total - (rows.length - left.length), complete };
      });
    },
  };
}
