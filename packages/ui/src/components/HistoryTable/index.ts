export type { HistoryTableColumn, HistoryTableProps } from './HistoryTable.tsx';
export { HistoryTable } from './HistoryTable.tsx';
