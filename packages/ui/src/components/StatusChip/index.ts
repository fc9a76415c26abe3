export type { StatusChipProps } from './StatusChip.tsx';
export { StatusChip } from './StatusChip.tsx';
