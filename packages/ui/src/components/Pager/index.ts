export { turnsFrom } from './askedPages.ts';
export type { AskedPage, PagerProps } from './Pager.tsx';
export { Pager } from './Pager.tsx';
