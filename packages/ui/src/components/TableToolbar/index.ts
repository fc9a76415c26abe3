export type { TableToolbarProps } from './TableToolbar.tsx';
export { TableToolbar } from './TableToolbar.tsx';
