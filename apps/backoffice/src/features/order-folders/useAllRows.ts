import { maxRowsPerCall } from '@pabean/api-client/contract';
import { blockState, createRemote, rowAt } from '@pabean/api-client/remote';
import type { DataTableTicks, DataTableWindow } from '@pabean/ui/DataTable';
import { groupDigits } from '@pabean/ui/numbers';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { notify } from '../../shared/notify.ts';
import { type AllRows, countOfAll } from '../../shared/orders/all-rows.ts';
import { type RowRange, readRows } from '../../shared/orders/fetch-all.ts';
import type { ListRequest } from '../../shared/orders/fetch-page.ts';
import { queryKey } from '../../shared/orders/list-query.ts';
import type { ListRow } from '../../shared/orders/list-row.ts';
import { useStateOf } from '../../shared/table/useStateOf.ts';
import {
  type Cursor,
  type CursorRows,
  noCursor,
  placeOfCursor,
  stepOfCursor,
} from './list-cursor.ts';
import { type ListState, listState, orderList } from './list-store.ts';
import {
  allSelected,
  isSelected,
  nothingSelected,
  type Selection,
  type SentOrders,
  selectedCount,
  tableSelection,
  ticked,
  tooMany,
  wholeOf,
  withoutSent,
} from './selection.ts';
import type { RowState } from './useRowState.ts';

type AllList = { readonly data: AllRows; readonly request: ListRequest; readonly count: number };

function allOf({ all, shown }: ListState): AllList | null {
  if (all === undefined || shown === undefined) return null;
  return { data: all, request: shown, count: countOfAll(all, shown.query) };
}

const placeOfId = ({ blocks }: AllRows, id: string): number | undefined => {
  for (const [block, rows] of blocks.loaded) {
    const index = rows.findIndex((row) => row.id === id);
    if (index >= 0) return block * blocks.size + index;
  }
  return undefined;
};

/** Where a range begins: at the order that was ticked last, wherever it stands by now; null where it is gone. */
function placeOfAnchor({ data }: AllList, anchor: Cursor): number | null {
  if (anchor?.id === undefined) return null;
  const there = rowAt(data.blocks, anchor.place)?.id;
  if (there === anchor.id) return anchor.place;
  return placeOfId(data, anchor.id) ?? (there === undefined ? anchor.place : null);
}

/** The rows from one place to another, both included; null where one of them is not here. */
function rowsBetween({ data }: AllList, one: number, other: number): readonly ListRow[] | null {
  const [first, last] = [Math.min(one, other), Math.max(one, other)];
  const rows: ListRow[] = [];
  for (let place = first; place <= last; place++) {
    const row = rowAt(data.blocks, place);
    if (row === undefined) return null;
    rows.push(row);
  }
  return rows;
}

/** The rows of "All" that the keyboard stands on and ticks, and how the table draws them. Null: a page is on screen. */
export function useAllRows(list: ListState, key: string) {
  const all = allOf(list);
  const [selection, setSelection] = useStateOf(key, nothingSelected);
  const [cursor, setCursor] = useStateOf(key, noCursor);
  const [anchor, setAnchor] = useStateOf(key, noCursor);
  const latestAll = useRef(all);
  const latestAnchor = useRef(anchor);
  const [reader] = useState(() =>
    createRemote<RowRange, readonly ListRow[]>((range, { signal }) => readRows(range, signal), {
      onFailure: (failure) => notify.failure(failure),
    }),
  );
  useEffect(() => {
    latestAll.current = all;
    latestAnchor.current = anchor;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list reads anew
  useEffect(() => reader.close, [key, reader]);

  /** Rows that may not be here; null when that failed, which was told, or is not wanted any more. */
  const read = useCallback(
    async (first: number, end: number, isWhole = false) => {
      const now = latestAll.current;
      if (now === null) return null;
      const range: RowRange = { request: now.request, data: now.data, first, end, isWhole };
      const failure = await reader.open(range);
      // Of the list that has changed the new state is what is to be looked at.
      if (isWhole && failure?.kind === 'refused') void orderList.reload();
      const { shownKey, data } = reader.store.getState();
      return shownKey === range && data !== undefined ? data : null;
    },
    [reader],
  );

  const tick = useCallback(
    async (place: number, checked: boolean, shiftKey: boolean) => {
      const now = latestAll.current;
      if (now === null) return;
      const start = (shiftKey ? placeOfAnchor(now, latestAnchor.current) : null) ?? place;
      const length = Math.abs(place - start) + 1;
      if (length > maxRowsPerCall) {
        notify.error(`Select at most ${groupDigits(maxRowsPerCall)} orders in one go.`, 'range');
        return;
      }
      const rows =
        rowsBetween(now, start, place) ??
        (length === 1 ? null : await read(Math.min(start, place), Math.max(start, place) + 1));
      if (rows === null) return;
      setSelection((before) => ticked(before, rows, checked));
      setAnchor({ place, id: rowAt(now.data.blocks, place)?.id });
    },
    [read, setSelection, setAnchor],
  );

  const setCursorOn = useCallback(
    (id: string) => {
      const now = latestAll.current;
      const place = now === null ? undefined : placeOfId(now.data, id);
      if (place !== undefined) setCursor({ place, id });
    },
    [setCursor],
  );
  const onTick: DataTableTicks['onTick'] = useCallback(
    (_, place, { checked, shiftKey }) => void tick(place, checked, shiftKey),
    [tick],
  );
  const onSight = useCallback((first: number, end: number) => orderList.see(first, end), []);
  const rowSelection = useMemo(
    () => tableSelection(selection, all?.data.rows ?? []),
    [selection, all?.data.rows],
  );
  if (all === null) return null;

  const { data, request, count } = all;
  const { blocks } = data;
  const idAt = (at: number) => rowAt(blocks, at)?.id;
  const places: CursorRows = { count, idAt, placeOf: (id) => placeOfId(data, id) };
  const place = placeOfCursor(places, cursor);
  const cursorId = place === null ? undefined : idAt(place);
  /** Of the list as a whole, after which no range goes on from a single row. */
  const select = (next: Selection) => {
    setSelection(next);
    setAnchor(noCursor);
  };
  const clear = () => select(nothingSelected);
  const whole = wholeOf(selection, count);

  function untick(sent: SentOrders): void {
    // The list as it is now, without what has left it: the change took its time.
    const now = allOf(listState(orderList.store.getState()));
    setSelection((before) => withoutSent(before, sent, now?.count ?? 0));
    setAnchor((before) =>
      before?.id !== undefined && sent.ids.includes(before.id) ? noCursor : before,
    );
  }

  function chosen(): readonly ListRow[] | Promise<readonly ListRow[]> {
    const here = new Map(data.rows.map((row) => [row.id, row]));
    if (selection.kind === 'orders') {
      return [...selection.orders.values()].map((row) => here.get(row.id) ?? row);
    }
    if (tooMany(selection, count, data.more) !== undefined) return [];
    const meant = (rows: readonly ListRow[] | null) =>
      rows?.filter(({ id }) => isSelected(selection, id)) ?? [];
    return data.rows.length === count ? meant(data.rows) : read(0, count, true).then(meant);
  }

  const rows: RowState = {
    selected: selectedCount(selection, count),
    firstIds: selection.kind === 'orders' ? [...selection.orders.keys()] : [],
    refusal: tooMany(selection, count, data.more),
    chosen,
    clear,
    untick,
    cursor: cursorId ?? null,
    setCursor: setCursorOn,
    move: (step) => setCursor(stepOfCursor(places, place, step)),
    toggle: () => {
      if (place !== null && cursorId !== undefined) {
        void tick(place, !isSelected(selection, cursorId), false);
      }
    },
    extend: () => {
      if (place !== null) void tick(place, true, true);
    },
  };
  const window: DataTableWindow = {
    list: `${request.source.folder}?${queryKey(request.query, request.source)}`,
    count,
    idAt,
    failedAt: (at) => blockState(blocks, Math.floor(at / blocks.size)) === 'failed',
    onRetry: orderList.retry,
    onSight,
    cursor: place,
  };
  const ticks: DataTableTicks = {
    all: whole,
    onAll: () => select(whole === 'all' ? nothingSelected : allSelected),
    onTick,
  };
  return { rows, window, ticks, rowSelection };
}
