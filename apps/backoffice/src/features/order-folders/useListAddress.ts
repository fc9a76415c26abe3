import { pageCount } from '@pabean/domain';
import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { rememberList } from '../../shared/list-return.ts';
import { type ListSource, reachOf } from '../../shared/orders/fetch-list.ts';
import { type ListQuery, queryKey, readQuery, writeQuery } from '../../shared/orders/list-query.ts';
import { useList } from './list-store.ts';

/** The list's query as the address has it, and how to change that. */
export function useListAddress({ folder, month }: ListSource, title: string) {
  const [params, setParams] = useSearchParams();
  const { pathname, search } = useLocation();
  const query = readQuery(params);
  const { page, size } = query;
  const key = queryKey(query, month);

  const change = (next: Partial<ListQuery>, replace = false) =>
    setParams(writeQuery({ ...query, ...next }, month), { replace, preventScrollReset: true });

  useEffect(() => rememberList({ path: pathname + search, title }), [pathname, search, title]);

  // The last order of the last page was moved away, or a link is old: show the page there is.
  const { shown, total, more, loading } = useList();
  const last = total === undefined ? page : pageCount(reachOf({ total, more }), size);
  const answered =
    loading === 'idle' &&
    shown?.source.folder === folder &&
    queryKey(shown.query, shown.source.month) === key;
  const lost = answered && page > last;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `change` is new with every draw, `key` stands for what it keeps
  useEffect(() => {
    if (lost) change({ page: last }, true);
  }, [lost, last, key]);

  return { query, change, key };
}
