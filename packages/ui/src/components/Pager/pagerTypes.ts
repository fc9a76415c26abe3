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

export type PagerProps<Size extends number | string = number | string> = {
  /** The page whose rows stand, counted from 1. */
  page: number;
  /** Undefined until the number is known: the pages appear with the answer, and nothing else moves. */
  pageCount: number | undefined;
  /** The numbers to offer and the gaps between them: `pageRange` of `@pabean/domain` chooses them. */
  pages: readonly (number | 'ellipsis')[];
  /** Another page is asked for, or once more the one that did not come. */
  onPage: (page: number) => void;
  /** A size is shown as it is: a number, or a word such as "All". */
  pageSize: Size;
  /** The sizes to choose from. */
  pageSizes: readonly Size[];
  /** Another size is chosen. */
  onPageSize: (size: NoInfer<Size>) => void;
  /** What was asked for while the rows of `page` stand; it is marked, and can be tried again. */
  asked?: AskedPage<NoInfer<Size>> | undefined;
  /** Nothing can be pressed, as while a page loads. */
  disabled?: boolean | undefined;
};
