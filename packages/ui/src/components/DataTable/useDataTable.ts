import { type ReactTable, useTable } from '@tanstack/react-table';
import { useMemo } from 'react';
import { columnDefs, type Features, features, pinnedColumns } from './tableModel.ts';
import type { DataTableOptions } from './types.ts';

/** A table before it is drawn: its rows and columns, and how they are sorted, paged and selected. */
export type TableModel<Row extends object> = ReactTable<Features, Row>;

/**
 * The model of a table, for a screen that reads it beside drawing it (`DataTableView`), such as for
 * its pager and its keys. What the caller holds, most often in the address, comes in as `state` and
 * goes back by the callbacks.
 */
export function useDataTable<Row extends object>(options: DataTableOptions<Row>): TableModel<Row> {
  const {
    columns,
    rows,
    rowId,
    arranged = 'server',
    rowCount,
    state,
    sortingRemoval = true,
  } = options;
  const { onSortingChange, onPaginationChange, onRowSelectionChange } = options;
  const defs = useMemo(() => columnDefs(columns), [columns]);
  const columnPinning = useMemo(() => pinnedColumns(columns), [columns]);
  const byServer = arranged === 'server';
  return useTable<Features, Row>({
    features,
    columns: defs,
    data: rows,
    getRowId: rowId,
    state: { ...state, columnPinning },
    manualSorting: byServer,
    manualPagination: byServer,
    // The caller holds the page.
    autoResetPageIndex: false,
    enableMultiSort: false,
    enableSortingRemoval: sortingRemoval,
    ...(rowCount !== undefined && { rowCount }),
    ...(onSortingChange && { onSortingChange }),
    ...(onPaginationChange && { onPaginationChange }),
    ...(onRowSelectionChange && { onRowSelectionChange }),
  });
}
