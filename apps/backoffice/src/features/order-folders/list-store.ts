import { type Failure, failure } from '@pabean/api-client';
import {
  blockState,
  blocksOf,
  createBlockLoader,
  createRemote,
  type Remote,
  type RemoteState,
} from '@pabean/api-client/remote';
import { type DueCounts, defaultPageSize } from '@pabean/domain';
import { useMemo, useSyncExternalStore } from 'react';
import { notify } from '../../shared/notify.ts';
import {
  type AllRows,
  countOfAll,
  failBlock,
  forgetFailures,
  putBlock,
  rowsPerBlock,
  withoutOrders,
} from '../../shared/orders/all-rows.ts';
import { fetchBlock } from '../../shared/orders/fetch-all.ts';
import { fetchList } from '../../shared/orders/fetch-list.ts';
import type {
  FoundPage,
  ListRequest,
  ListRows,
  MarkCounts,
} from '../../shared/orders/fetch-page.ts';
import { type ListSource, queryKey } from '../../shared/orders/list-query.ts';
import type { ListRow } from '../../shared/orders/list-row.ts';
import { startWalk } from '../../shared/orders/list-walk.ts';
import { useSession } from '../../shared/session/session-store.ts';

/** The list on screen (spec section 3, "State of orders"). */
export type ListState = {
  readonly rows: readonly ListRow[];
  /** What the rows on screen answer: an older question while, or because, the new one has no answer. */
  readonly shown: ListRequest | undefined;
  readonly total: number | undefined;
  /** Of a search, and of what is late or at risk: there are more than the total. */
  readonly more: boolean;
  /** How many orders of the folder have each mark. */
  readonly marks: MarkCounts | undefined;
  /** How many of the folder are late and at risk. */
  readonly due: DueCounts | null | undefined;
  readonly loading: 'idle' | 'first' | 'refetch';
  /** Of "All": what is here of it. */
  readonly all: AllRows | undefined;
  /** Why there are no rows. A failure with rows on screen is a toast (spec section 8). */
  readonly failure: Failure | null;
  /** Why what was asked for last did not come, where the rows on screen stand in its place. */
  readonly missed: Failure | null;
};

/** How long what is on screen stays as it is while other rows are waited for, in milliseconds. */
export const quickMs = 80;

/** Rows around those in sight that are asked for with them. */
const around = 30;

const isAll = ({ query }: ListRequest) => query.size === 'All';

/**
 * A list with what can be done with it; tests make a fresh one each. Rows of the same list stay,
 * dimmed, until the new ones are there, and another page of it where they do not come; another folder
 * or month starts empty. Of "All" only the
 * blocks in sight are loaded, and few are kept.
 */
export function createOrderList() {
  const remote: Remote<ListRequest, ListRows> = createRemote(
    async (request, { signal, show }) => {
      const { shownKey } = remote.store.getState();
      const again = shownKey !== undefined && sameList(shownKey, request);
      const inSight = again && isAll(request) ? loader.inSight() : undefined;
      const showNow = (rows: ListRows) => {
        if (signal.aborted) return;
        loader.stop();
        show(rows);
        if (!again) loader.see([0]);
        follow();
      };
      return fetchList(request, { signal, show: showNow }, inSight);
    },
    {
      keeps: ({ source: shown }, { source: next }) => sameSource(shown, next),
      quietMs: quickMs,
      // Another page can stay in place of one that does not come; what another search found cannot.
      drops: (_, shown, asked) => !sameOrders(shown, asked),
      onFailure: (failure) => notify.failure(failure),
    },
  );

  /** "All" as it is on screen; null where a page is. */
  function shownAll(): { request: ListRequest; data: AllRows } | null {
    const { shownKey: request, data } = remote.store.getState();
    return request && data && hasBlocks(data) ? { request, data } : null;
  }

  function change(to: (data: AllRows) => AllRows): void {
    remote.patch((data) => (hasBlocks(data) ? to(data) : data));
  }

  const loader = createBlockLoader<FoundPage>({
    async load(block, signal) {
      const request = shownAll()?.request;
      if (request === undefined) return failure('aborted');
      const page = await fetchBlock(request, block, signal);
      return page.ok ? { ok: true, data: page } : page;
    },
    stateOf(block) {
      const all = shownAll();
      return all === null ? 'loaded' : blockState(all.data.blocks, block);
    },
    put(block, page) {
      change((data) => putBlock(data, block, page));
      follow();
    },
    fail: (block) => change((data) => failBlock(data, block)),
  });

  /** After an answer: where orders are opened from, and what is in sight of a list that has shrunk. */
  function follow(): void {
    const { shownKey: request, data } = remote.store.getState();
    if (request === undefined || data === undefined) return;
    const blocks = loader.inSight();
    startWalk(request, data, blocks[0]);
    if (data.blocks === undefined) return;
    const last = Math.max(0, Math.ceil(countOfAll(data, request.query) / rowsPerBlock) - 1);
    if (blocks.some((block) => block > last)) loader.see([last]);
    else loader.again();
  }

  return {
    store: remote.store,
    open: remote.open,
    reload: remote.reload,
    /** Rows of "All" that are in sight. */
    see(first: number, end: number): void {
      const all = shownAll();
      if (all === null) return;
      const count = countOfAll(all.data, all.request.query);
      loader.see(blocksOf(rowsPerBlock, first - around, Math.min(end + around, count)));
    },
    /** Asks again for blocks of "All" that did not come. */
    retry(): void {
      change(forgetFailures);
      loader.again();
    },
    close(): void {
      loader.stop();
      remote.close();
    },
    /** Spec section 4: deleted orders leave the list at once; the reload brings those that move up. */
    remove(ids: readonly string[]): void {
      const removedIds = new Set(ids);
      remote.patch((data) => {
        if (hasBlocks(data)) return withoutOrders(data, removedIds);
        const { rows, total, ...rest } = data;
        const left = rows.filter((row) => !removedIds.has(row.id));
        return { ...rest, rows: left, total: total - (rows.length - left.length) };
      });
    },
  };
}

const sameSource = (one: ListSource, other: ListSource) =>
  one.folder === other.folder && one.month === other.month;

const sameList = (one: ListRequest, other: ListRequest) =>
  one.source.folder === other.source.folder &&
  queryKey(one.query, one.source) === queryKey(other.query, other.source);

/** Whether both ask for the same orders in the same order, though for other rows of them. */
export const sameOrders = (one: ListRequest, other: ListRequest) =>
  sameList(atBeginning(one), atBeginning(other));

const atBeginning = ({ source, query }: ListRequest): ListRequest => ({
  source,
  query: { ...query, page: 1, size: defaultPageSize },
});

const hasBlocks = (data: ListRows): data is AllRows => data.blocks !== undefined;

/** The list that the folder screens show. */
export const orderList = createOrderList();

/** Nobody's rows outlive their session. */
useSession.subscribe(({ isAuth }) => {
  if (!isAuth) orderList.close();
});

const noRows: readonly ListRow[] = [];

export function listState(state: RemoteState<ListRequest, ListRows>): ListState {
  const { data, shownKey, loading, failure: why } = state;
  return {
    rows: data?.rows ?? noRows,
    shown: shownKey,
    total: data?.total,
    more: data?.more ?? false,
    marks: data?.marks,
    due: data?.due,
    loading,
    all: data && hasBlocks(data) ? data : undefined,
    failure: data === undefined ? why : null,
    missed: data === undefined ? null : why,
  };
}

const waiting = { data: undefined, shownKey: undefined, loading: 'first', failure: null } as const;

type State = RemoteState<ListRequest, ListRows>;

const shownParts = ['data', 'shownKey', 'loading', 'failure'] as const;

/**
 * Reads the state of one folder's or month's list. A loader runs before its screen is drawn, so that the
 * state may be another list's already: the screen of the list before keeps its own buttons, and must
 * not show those rows. It stays as it is.
 */
function readerOf({ folder, month }: ListSource): () => State {
  const source = { folder, month };
  let own: State | undefined;
  return () => {
    const state = orderList.store.getState();
    if (state.key === undefined || sameSource(state.key.source, source)) {
      // What was asked for last is drawn nowhere.
      if (own === undefined || shownParts.some((part) => own?.[part] !== state[part])) own = state;
    } else own ??= { ...waiting, key: state.key };
    return own;
  };
}

/** The list of one folder or month. */
export function useList({ folder, month }: ListSource): ListState {
  const read = useMemo(() => readerOf({ folder, month }), [folder, month]);
  return listState(useSyncExternalStore(orderList.store.subscribe, read, read));
}
