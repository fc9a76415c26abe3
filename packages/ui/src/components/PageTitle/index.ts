export type { PageTitleProps } from './PageTitle.tsx';
export { PageTitle } from './PageTitle.tsx';
