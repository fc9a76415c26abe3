/** Numbers of pages, and the gaps between them. */
export type PagerNumbers = readonly (number | 'ellipsis')[];

/** A page that was asked for and is not there: the rows of another one stand. */
export type AskedPage<Size extends number | string = number | string> = {
  /** Counted from 1. */
  page: number;
  /** Its rows per page: other ones count its pages otherwise. */
  pageSize: Size;
  /** Whether it is waited for, or did not come. */
  state: 'loading' | 'failed';
  /** Asks for it again. */
  onRetry: () => void;
};
