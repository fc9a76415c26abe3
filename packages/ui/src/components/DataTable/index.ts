export {
  type ColumnVisibilityState,
  functionalUpdate,
  type PaginationState,
  type RowSelectionState,
  type SortingState,
  type Updater,
} from '@tanstack/react-table';
export { DataTable } from './DataTable.tsx';
export { DataTableView } from './DataTableView.tsx';
export type {
  CardSlot,
  DataTableColumn,
  DataTableOptions,
  DataTableProps,
  DataTableTicks,
  DataTableViewProps,
  DataTableWindow,
} from './types.ts';
export { type TableModel, useDataTable } from './useDataTable.ts';
