import { pageCount } from '@pabean/domain';
import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { rememberList } from '../../shared/list-return.ts';
import { reachOf } from '../../shared/orders/fetch-page.ts';
import {
  changedQuery,
  type ListQuery,
  type ListSource,
  queryKey,
  readQuery,
  writeQuery,
} from '../../shared/orders/list-query.ts';
import { useList } from './list-store.ts';

/** The list's query as the address has it, and how to change that. */
export function useListAddress(source: ListSource, title: string) {
  const [params, setParams] = useSearchParams();
  const { pathname, search } = useLocation();
  const query = readQuery(params, source);
  const { page, size } = query;
  const key = queryKey(query, source);

  const change = (next: Partial<ListQuery>, replace = false) =>
    setParams(writeQuery(changedQuery(query, next, source), source), {
      replace,
      preventScrollReset: true,
    });

  useEffect(() => rememberList({ path: pathname + search, title }), [pathname, search, title]);

  // The last order of the last page was moved away, or a link is old: show the page there is.
  const { shown, total, more, loading, failure, missed } = useList(source);
  const last = total === undefined ? page : pageCount(reachOf({ total, more }, query), size);
  const answered =
    loading === 'idle' && shown !== undefined && queryKey(shown.query, shown.source) === key;
  const lost = answered && page > last;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `change` is new with every draw, `key` stands for what it keeps
  useEffect(() => {
    if (lost) change({ page: last }, true);
  }, [lost, last, key]);

  // An old link, or a list that has become too large for its sorting or page: the toast says so.
  const why = failure ?? missed;
  const isRefused = (part: string) => why?.errors.some(({ path }) => path === part) ?? false;
  const noSort = query.sort !== undefined && isRefused('sort');
  const noPage = page > 1 && isRefused('page');
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useEffect(() => {
    if (noSort) change({ sort: undefined, page: 1 }, true);
    else if (noPage) change({ page: 1 }, true);
  }, [noSort, noPage, key]);

  return { query, change, key };
}
