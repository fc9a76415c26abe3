import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useEffect, useId, useRef } from 'react';
import classes from './Pager.module.css';

export type PagerProps<Size extends number | string = number | string> = {
  /** Counted from 1. */
  page: number;
  /** Undefined until the number is known: the pages appear with the answer, and nothing else moves. */
  pageCount: number | undefined;
  /** The numbers to offer and the gaps between them: `pageRange` of `@pabean/domain` chooses them. */
  pages: readonly (number | 'ellipsis')[];
  /** Another page is asked for. */
  onPage: (page: number) => void;
  /** A size is shown as it is: a number, or a word such as "All". */
  pageSize: Size;
  /** The sizes to choose from. */
  pageSizes: readonly Size[];
  /** Another size is chosen. */
  onPageSize: (size: NoInfer<Size>) => void;
  /** Nothing can be pressed, as while a page loads. */
  disabled?: boolean | undefined;
};

/** Phones have room for six numbers: they drop those that are neither near nor at an end. */
function isFar(item: number, page: number, pages: PagerProps['pages']): boolean {
  if (pages.length <= 6 || item === pages[0] || item === pages.at(-1)) return false;
  const near = page === pages[0] || page === pages.at(-1) ? 2 : 1;
  return Math.abs(item - page) > near;
}

type PagesProps = Pick<PagerProps, 'page' | 'pages' | 'onPage' | 'disabled'>;

/**
 * Numbers that stand elsewhere than before are drawn anew: an element that moves is a layout shift, also
 * where the answer to a press comes late. The one with the focus keeps it.
 */
function Pages({ page, pages, onPage, disabled }: PagesProps) {
  const focused = useRef<number>(undefined);
  const buttons = useRef(new Map<number, HTMLButtonElement>());
  const drawing = pages.join(' ');
  // After each drawing: what is drawn anew or disabled loses the focus without a word.
  useEffect(() => {
    if (focused.current === undefined || disabled) return;
    const { activeElement, body } = document;
    if (activeElement === body) {
      const button = buttons.current.get(focused.current) ?? buttons.current.get(page);
      button?.focus({ preventScroll: true });
    } else if (activeElement !== buttons.current.get(focused.current)) focused.current = undefined;
  });
  return pages.map((item, index) =>
    item === 'ellipsis' ? (
      <li key={`gap ${index} of ${drawing}`} className={classes.gap}>
        <span aria-hidden>…</span>
      </li>
    ) : (
      <li key={`${item} of ${drawing}`} data-far={isFar(item, page, pages) || undefined}>
        <button
          ref={(button) => {
            if (button) buttons.current.set(item, button);
            return () => void buttons.current.delete(item);
          }}
          type="button"
          className={classes.page}
          aria-label={`Page ${item}`}
          aria-current={item === page ? 'page' : undefined}
          disabled={disabled}
          onFocus={() => {
            focused.current = item;
          }}
          onBlur={() => {
            focused.current = undefined;
          }}
          onClick={() => {
            if (item !== page) onPage(item);
          }}
        >
          {item}
        </button>
      </li>
    ),
  );
}

/**
 * Page size at the start, pages at the end. Which pages to offer is the caller's rule.
 *
 * Not for: rows that are all on the page: leave it out.
 *
 * Accessibility: a navigation called Pages with buttons named Page 3; the open one has
 * `aria-current`. The size is a native select with its label.
 */
export function Pager<Size extends number | string>(props: PagerProps<Size>) {
  const { page, pageCount, onPage, pageSize, pageSizes, onPageSize, disabled = false } = props;
  const sizeId = useId();
  return (
    <div className={classes.root}>
      <div className={classes.size}>
        <label htmlFor={sizeId}>Rows per page</label>
        <select
          id={sizeId}
          className={classes.select}
          value={String(pageSize)}
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
                disabled={disabled || page <= 1}
                onClick={() => onPage(page - 1)}
              >
                <IconChevronLeft size={16} className={classes.arrow} aria-hidden />
              </button>
            </li>
            <Pages page={page} pages={props.pages} onPage={onPage} disabled={disabled} />
            <li>
              <button
                type="button"
                className={classes.page}
                aria-label="Next page"
                disabled={disabled || page >= pageCount}
                onClick={() => onPage(page + 1)}
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
