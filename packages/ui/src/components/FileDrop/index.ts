export { fileSize } from './accepts.ts';
export type { FileDropProps } from './FileDrop.tsx';
export { FileDrop } from './FileDrop.tsx';
