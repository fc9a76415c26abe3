import type { TableModel } from '@pabean/ui/DataTable';
import type { ListRow } from '../../shared/orders/list-row.ts';
import { useStateOf } from '../../shared/table/useStateOf.ts';

/**
 * The rows that the keyboard stands on and ticks. Both belong to the visible page: another page,
 * search or folder (another `key`) starts without, and a row that is gone is not selected.
 */
export function useRowState(table: TableModel<ListRow>, key: string) {
  const [at, setCursor] = useStateOf<string | null>(key, null);
  const { rows } = table.getRowModel();
  const index = rows.findIndex((row) => row.id === at);
  const row = rows[index];
  /** As a press on its box does, with Shift or without. */
  const tick = (checked: boolean, shiftKey: boolean) =>
    row?.getToggleSelectedHandler()({ target: { checked }, shiftKey });
  return {
    /** The selected rows, in the order of the table. */
    chosen: table.getSelectedRowModel().rows.map(({ original }) => original),
    clear: () => table.resetRowSelection(true),
    cursor: row?.id ?? null,
    /** The same one from draw to draw, or every row would be drawn again. */
    setCursor,
    move(step: 1 | -1) {
      const next = rows[index < 0 ? 0 : Math.min(Math.max(index + step, 0), rows.length - 1)];
      if (next !== undefined) setCursor(next.id);
    },
    toggle: () => tick(row?.getIsSelected() === false, false),
    extend: () => tick(true, true),
  };
}

export type RowState = ReturnType<typeof useRowState>;
