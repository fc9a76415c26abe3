export type { SortByProps } from './SortBy.tsx';
export { SortBy } from './SortBy.tsx';
