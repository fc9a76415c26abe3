export type { AppModalProps } from './AppModal.tsx';
export { AppModal } from './AppModal.tsx';
