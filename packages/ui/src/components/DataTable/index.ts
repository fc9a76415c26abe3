export { DataTable } from './DataTable.tsx';
export { selectRange } from './tableModel.ts';
export type { CardSlot, DataTableColumn, DataTableProps, DataTableSelection } from './types.ts';
