export type { NavRowProps } from './NavRow.tsx';
export { NavRow } from './NavRow.tsx';
