export type { FactEdit } from './EditButton.tsx';
export type { FactGridProps, FactProps } from './FactGrid.tsx';
export { Fact, FactGrid } from './FactGrid.tsx';
