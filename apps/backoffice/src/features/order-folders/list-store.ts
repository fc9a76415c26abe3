import type { Failure } from '@pabean/api-client';
import type { FolderName } from '@pabean/domain';
import { create } from 'zustand';
import { notify } from '../../shared/notify.ts';
import { fetchList } from '../../shared/orders/fetch-list.ts';
import type { ListQuery } from '../../shared/orders/list-query.ts';
import type { ListRow } from '../../shared/orders/list-row.ts';
import { startWalk } from '../../shared/orders/list-walk.ts';
import { useSession } from '../../shared/session/session-store.ts';

/** The list on screen (spec section 3, "Order state slice"). */
export type ListState = {
  folder: FolderName | null;
  query: ListQuery | null;
  rows: readonly ListRow[];
  /** What the rows on screen answer: an older question while, or because, the new one has no answer. */
  shown: ListQuery | null;
  total: number | undefined;
  loading: 'idle' | 'first' | 'refetch';
  /** While "All" is being read: the first rows are there, more are on their way. */
  filling: boolean;
  /** Why there are no rows. A failure with rows on screen is a toast. */
  failure: Failure | null;
};

const empty: ListState = {
  folder: null,
  query: null,
  rows: [],
  shown: null,
  total: undefined,
  loading: 'idle',
  filling: false,
  failure: null,
};

export const useList = create<ListState>(() => empty);

let running: AbortController | undefined;

/**
 * Loads what the address asks for. Rows of the same folder stay, dimmed, until the new ones are
 * there; another folder starts empty. What an older question still answers is dropped.
 */
export async function openList(folder: FolderName, query: ListQuery): Promise<void> {
  running?.abort();
  const mine = new AbortController();
  running = mine;
  const before = useList.getState();
  const stays = before.folder === folder && before.total !== undefined;
  useList.setState({
    ...(stays ? { failure: null } : empty),
    folder,
    query,
    filling: false,
    loading: stays ? 'refetch' : 'first',
  });
  const failure = await fetchList({ folder }, query, mine.signal, ({ complete, ...rows }) => {
    if (mine.signal.aborted) return;
    startWalk({ folder }, query, rows);
    useList.setState({ ...rows, shown: query, loading: 'idle', filling: !complete });
  });
  if (failure === undefined || mine.signal.aborted) return;
  const kept = useList.getState().total !== undefined;
  // Spec section 8: a list that can not be refreshed stays as it is, and a toast says why.
  useList.setState({ loading: 'idle', filling: false, failure: kept ? null : failure });
  notify.failure(failure);
}

/** The same question again. */
export function reloadList(): void {
  const { folder, query } = useList.getState();
  if (folder !== null && query !== null) void openList(folder, query);
}

/** Spec section 4: deleted orders leave the list at once; the reload brings those that move up. */
export function removeRows(ids: readonly string[]): void {
  const gone = new Set(ids);
  useList.setState(({ rows, total }) => {
    const left = rows.filter((row) => !gone.has(row.id));
    return { rows: left, total: total && total - (rows.length - left.length) };
  });
}

/** Nobody's rows outlive their session. */
useSession.subscribe(({ isAuth }) => {
  if (isAuth) return;
  running?.abort();
  useList.setState(empty);
});
