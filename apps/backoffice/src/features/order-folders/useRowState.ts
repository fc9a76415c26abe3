import type { TableModel } from '@pabean/ui/DataTable';
import { useCallback, useEffect, useRef } from 'react';
import type { ListRow } from '../../shared/orders/list-row.ts';
import { useStateOf } from '../../shared/table/useStateOf.ts';
import { type CursorRows, noCursor, placeOfCursor, stepOfCursor } from './list-cursor.ts';
import type { SentOrders } from './selection.ts';

/** What the bar, the buttons and the keys of a list work with. */
export type RowState = {
  /** How many orders are selected. */
  selected: number;
  /** The first of them, as far as they are known. */
  firstIds: readonly string[];
  /** Why nothing can be done with them. */
  refusal: string | undefined;
  /** The selected orders, in the order of the list where it is known. */
  chosen: () => readonly ListRow[] | Promise<readonly ListRow[]>;
  clear: () => void;
  /** Takes the ticks of a change away; those that were no part of it stay. */
  untick: (sent: SentOrders) => void;
  /** The order that the keyboard stands on. */
  cursor: string | null;
  setCursor: (id: string) => void;
  move: (step: 1 | -1) => void;
  toggle: () => void;
  extend: () => void;
};

function placesOf(rows: readonly { readonly id: string }[]): CursorRows {
  return {
    count: rows.length,
    idAt: (place) => rows[place]?.id,
    placeOf: (id) => {
      const index = rows.findIndex((row) => row.id === id);
      return index < 0 ? undefined : index;
    },
  };
}

/**
 * The rows that the keyboard stands on and ticks. Both belong to the visible page: another page,
 * search or folder (another `key`, asked for or on screen) starts without, and a row that is gone is not selected. Where the
 * cursor's row goes, the one that takes its place has the cursor.
 */
export function useRowState(table: TableModel<ListRow>, key: string): RowState {
  const [cursor, setCursor] = useStateOf(key, noCursor);
  const { rows } = table.getRowModel();
  const places = placesOf(rows);
  const place = placeOfCursor(places, cursor);
  const row = place === null ? undefined : rows[place];
  const latestPlaces = useRef(places);
  useEffect(() => {
    latestPlaces.current = places;
  });
  /** The same one from draw to draw, or every row would be drawn again. */
  const setCursorOn = useCallback(
    (id: string) => {
      const at = latestPlaces.current.placeOf(id);
      if (at !== undefined) setCursor({ place: at, id });
    },
    [setCursor],
  );
  /** As a press on its box does, with Shift or without. */
  const tick = (checked: boolean, shiftKey: boolean) =>
    row?.getToggleSelectedHandler()({ target: { checked }, shiftKey });
  const selected = table.getSelectedRowModel().rows;
  return {
    selected: selected.length,
    firstIds: selected.map(({ id }) => id),
    refusal: undefined,
    chosen: () => selected.map(({ original }) => original),
    clear: () => table.resetRowSelection(true),
    untick: ({ ids }) =>
      table.setRowSelection((before) =>
        Object.fromEntries(Object.entries(before).filter(([id]) => !ids.includes(id))),
      ),
    cursor: row?.id ?? null,
    setCursor: setCursorOn,
    move: (step) => setCursor(stepOfCursor(places, place, step)),
    toggle: () => tick(row?.getIsSelected() === false, false),
    extend: () => tick(true, true),
  };
}
