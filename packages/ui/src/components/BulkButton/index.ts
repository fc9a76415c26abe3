export type { BulkButtonProps } from './BulkButton.tsx';
export { BulkButton } from './BulkButton.tsx';
