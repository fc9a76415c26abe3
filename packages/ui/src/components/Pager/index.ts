export type { PagerProps } from './Pager.tsx';
export { Pager } from './Pager.tsx';
