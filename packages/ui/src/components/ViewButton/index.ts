export type { ViewButtonProps } from './ViewButton.tsx';
export { ViewButton } from './ViewButton.tsx';
