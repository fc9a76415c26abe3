import type { TableModel } from '@pabean/ui/DataTable';
import type { ListRow } from '../../shared/orders/list-row.ts';
import { useStateOf } from '../../shared/table/useStateOf.ts';
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

/**
 * The rows that the keyboard stands on and ticks. Both belong to the visible page: another page,
 * search or folder (another `key`) starts without, and a row that is gone is not selected.
 */
export function useRowState(table: TableModel<ListRow>, key: string): RowState {
  const [at, setCursor] = useStateOf<string | null>(key, null);
  const { rows } = table.getRowModel();
  const index = rows.findIndex((row) => row.id === at);
  const row = rows[index];
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
    /** The same one from draw to draw, or every row would be drawn again. */
    setCursor,
    move(step) {
      const next = rows[index < 0 ? 0 : Math.min(Math.max(index + step, 0), rows.length - 1)];
      if (next !== undefined) setCursor(next.id);
    },
    toggle: () => tick(row?.getIsSelected() === false, false),
    extend: () => tick(true, true),
  };
}
