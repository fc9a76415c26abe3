import type { Failure } from '@pabean/api-client';
import { createRemote, type RemoteState } from '@pabean/api-client/remote';
import { useStore } from 'zustand';
import { notify } from '../../shared/notify.ts';
import { fetchList, type ListRequest, type ListRows } from '../../shared/orders/fetch-list.ts';
import type { ListRow } from '../../shared/orders/list-row.ts';
import { startWalk } from '../../shared/orders/list-walk.ts';
import { useSession } from '../../shared/session/session-store.ts';

/** The list on screen (spec section 3, "Order state slice"). */
export type ListState = {
  readonly rows: readonly ListRow[];
  /** What the rows on screen answer: an older question while, or because, the new one has no answer. */
  readonly shown: ListRequest | undefined;
  readonly total: number | undefined;
  /** Of a search: there are more than the total. */
  readonly more: boolean;
  readonly loading: 'idle' | 'first' | 'refetch';
  /** While "All" is being read: the first rows are there, more are on their way. */
  readonly filling: boolean;
  /** Why there are no rows. A failure with rows on screen is a toast (spec section 8). */
  readonly failure: Failure | null;
};

/**
 * A list with what can be done with it; tests make a fresh one each. Rows of the same list stay,
 * dimmed, until the new ones are there; another folder or month starts empty.
 */
export function createOrderList() {
  const remote = createRemote<ListRequest, ListRows>(
    (request, { signal, show }) =>
      fetchList(request, {
        signal,
        show(rows) {
          if (signal.aborted) return;
          startWalk(request, rows);
          show(rows);
        },
      }),
    {
      keeps: ({ source: shown }, { source: next }) =>
        shown.folder === next.folder && shown.month === next.month,
      onFailure: (failure) => notify.failure(failure),
    },
  );
  return {
    store: remote.store,
    open: remote.open,
    reload: remote.reload,
    close: remote.close,
    /** Spec section 4: deleted orders leave the list at once; the reload brings those that move up. */
    remove(ids: readonly string[]): void {
      const removedIds = new Set(ids);
      remote.patch(({ rows, total, ...rest }) => {
        const left = rows.filter((row) => !removedIds.has(row.id));
        return { ...rest, rows: left, total: total - (rows.length - left.length) };
      });
    },
  };
}

/** The list that the folder screens show. */
export const orderList = createOrderList();

/** Nobody's rows outlive their session. */
useSession.subscribe(({ isAuth }) => {
  if (!isAuth) orderList.close();
});

const noRows: readonly ListRow[] = [];

export function listState(state: RemoteState<ListRequest, ListRows>): ListState {
  const { data, shownKey, loading, failure } = state;
  return {
    rows: data?.rows ?? noRows,
    shown: shownKey,
    total: data?.total,
    more: data?.more ?? false,
    loading,
    filling: data?.complete === false && loading === 'idle' && failure === null,
    failure: data === undefined ? failure : null,
  };
}

export const useList = (): ListState => listState(useStore(orderList.store));
