import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useEffect, useId, useRef } from 'react';
import { AskedNote } from './AskedNote.tsx';
import { turnsFrom, withPage } from './askedPages.ts';
import classes from './Pager.module.css';
import { PagerPages } from './PagerPages.tsx';
import type { AskedPage, PagerNumbers } from './pagerTypes.ts';

export type { AskedPage } from './pagerTypes.ts';

export type PagerProps<Size extends number | string = number | string> = {
  /** The page whose rows stand, counted from 1. */
  page: number;
  /** Undefined until the number is known: the pages appear with the answer, and nothing else moves. */
  pageCount: number | undefined;
  /** The numbers to offer and the gaps between them: `pageRange` of `@pabean/domain` chooses them. */
  pages: PagerNumbers;
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

/**
 * Try again keeps the focus, and goes with the words beside it: the open page takes it then, once that is the
 * one that was asked for.
 */
function useTriedAgain(page: number, pageSize: number | string) {
  const tried = useRef<number>(undefined);
  const current = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same page may have come in another size
  useEffect(() => {
    if (tried.current !== page) return;
    tried.current = undefined;
    if (document.activeElement === document.body) current.current?.focus({ preventScroll: true });
  }, [page, pageSize]);
  const tryAgain = (to: number) => {
    tried.current = to;
  };
  return { tryAgain, current };
}

/**
 * Page size at the start, pages at the end. Which pages to offer is the caller's rule. While the rows of
 * one page stand and another one is `asked` for, the pager speaks of the rows and marks the asked page.
 *
 * Not for: rows that are all on the page: leave it out.
 *
 * Accessibility: a navigation called Pages with buttons named Page 3; the open one has
 * `aria-current`, one that loads is busy, and what did not come is described by words beside Try
 * again. Nothing of that is said aloud here. The size is a native select with its label.
 */
export function Pager<Size extends number | string>(props: PagerProps<Size>) {
  const { page, pageCount, onPage, pageSize, pageSizes, onPageSize, disabled = false } = props;
  const { asked } = props;
  const sizeId = useId();
  const noteId = useId();
  const { tryAgain, current } = useTriedAgain(page, pageSize);
  const isLoading = asked?.state === 'loading';
  const from = turnsFrom(props);
  // Pages of another size are counted otherwise.
  const marked = asked?.pageSize === pageSize ? asked : undefined;
  return (
    <div className={classes.root}>
      {asked && (
        <AskedNote
          key={`${asked.page} of ${asked.pageSize}`}
          asked={asked}
          page={page}
          pageSize={pageSize}
          id={noteId}
          onPress={() => tryAgain(asked.page)}
        />
      )}
      <div className={classes.size}>
        <label htmlFor={sizeId}>Rows per page</label>
        <select
          id={sizeId}
          className={classes.select}
          value={String(isLoading ? asked.pageSize : pageSize)}
          disabled={disabled}
          onChange={({ currentTarget }) => {
            const next = pageSizes[currentTarget.selectedIndex];
            if (next !== undefined) onPageSize(next);
          }}
        >
          {pageSizes.map((size) => (
            <option key={size} value={size}>
              {size}
            </option>
          ))}
        </select>
      </div>
      <nav aria-label="Pages" className={classes.nav}>
        {pageCount !== undefined && (
          <ul className={classes.pages}>
            <li>
              <button
                type="button"
                className={classes.page}
                aria-label="Previous page"
                disabled={disabled || from <= 1}
                onClick={() => onPage(from - 1)}
              >
                <IconChevronLeft size={16} className={classes.arrow} aria-hidden />
              </button>
            </li>
            <PagerPages
              page={page}
              pages={withPage(props.pages, marked?.page)}
              asked={marked}
              noteId={noteId}
              current={current}
              disabled={disabled}
              onPage={(to) => {
                // The one that stands is pressed for nothing, but where another one is asked for it goes back.
                if (to === (asked?.state === 'failed' ? undefined : from)) return;
                onPage(to);
              }}
            />
            <li>
              <button
                type="button"
                className={classes.page}
                aria-label="Next page"
                disabled={disabled || from >= pageCount}
                onClick={() => onPage(from + 1)}
              >
                <IconChevronRight size={16} className={classes.arrow} aria-hidden />
              </button>
            </li>
          </ul>
        )}
      </nav>
    </div>
  );
}
