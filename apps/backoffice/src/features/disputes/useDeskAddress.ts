import { pageCount } from '@pabean/domain';
import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { rememberDesk } from '../../shared/list-return.ts';
import { type DeskQuery, readDeskQuery, rowsPerPage, writeDeskQuery } from './desk-query.ts';
import { closeDesk, deskKey, openDesk, useDesk } from './desk-store.ts';

/** The desk as the address asks for it, and how to ask for another. */
export function useDeskAddress() {
  const [params, setParams] = useSearchParams();
  const { search } = useLocation();
  const query = readDeskQuery(params);
  const key = deskKey(query);
  const change = (next: Partial<DeskQuery>, replace = false) =>
    setParams(writeDeskQuery({ ...query, ...next }), { replace, preventScrollReset: true });

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for the query
  useEffect(() => openDesk(query), [key]);
  useEffect(() => closeDesk, []);

  useEffect(() => rememberDesk(search), [search]);

  // The last case of the last page was settled, or a link is old: show the page there is.
  const { data, shownKey, loading } = useDesk();
  const answered = loading === 'idle' && shownKey !== undefined && deskKey(shownKey) === key;
  const last = data === undefined ? query.page : pageCount(data.total, rowsPerPage);
  const lost = answered && query.page > last;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `change` is new with every draw, `key` stands for what it keeps
  useEffect(() => {
    if (lost) change({ page: last }, true);
  }, [lost, last, key]);

  return { query, change, key };
}
