import { DataTableView } from './DataTableView.tsx';
import type { DataTableProps } from './types.ts';
import { useDataTable } from './useDataTable.ts';

/**
 * The house's table: rows and columns, sorted, paged and selected as `state` says. A real table that
 * becomes cards in windows below `cardsBelow`, 768 px. Keep `columns` and `rows` stable between
 * draws, or every row is drawn again. A screen that reads the table beside drawing it makes it with
 * `useDataTable` and draws it with `DataTableView`.
 *
 * Not for: a few lines that happened to one order (`HistoryTable`), or facts of one thing
 * (`FactGrid`).
 *
 * Accessibility: a table named by `caption`, in cards too. An area that scrolls takes the focus and
 * the arrow keys; Shift and a press select a range; heads that sort hold a button and have
 * `aria-sort`. J, K and X come from the app by `cursor`.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const table = useDataTable(props);
  return <DataTableView {...props} table={table} />;
}
