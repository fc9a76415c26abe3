import { type RefObject, useEffect, useRef } from 'react';
import classes from './Pager.module.css';
import type { AskedPage, PagerNumbers } from './pagerTypes.ts';

/** Phones have room for six numbers: they drop those that are neither near nor at an end. */
function isFar(item: number, page: number, pages: PagerNumbers): boolean {
  if (pages.length <= 6 || item === pages[0] || item === pages.at(-1)) return false;
  const near = page === pages[0] || page === pages.at(-1) ? 2 : 1;
  return Math.abs(item - page) > near;
}

type PagerPagesProps = {
  page: number;
  pages: PagerNumbers;
  onPage: (page: number) => void;
  disabled: boolean;
  /** The one of these that is asked for while another one's rows stand. */
  asked: AskedPage | undefined;
  /** What says that it did not come. */
  noteId: string;
  current: RefObject<HTMLButtonElement | null>;
};

/**
 * Numbers that stand elsewhere than before are drawn anew: an element that moves is a layout shift, also
 * where the answer to a press comes late. The one with the focus keeps it.
 */
export function PagerPages(props: PagerPagesProps) {
  const { page, pages, asked, onPage, disabled, noteId, current } = props;
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
  return pages.map((item, index) => {
    if (item === 'ellipsis') {
      return (
        <li key={`gap ${index} of ${drawing}`} className={classes.gap}>
          <span aria-hidden>…</span>
        </li>
      );
    }
    const state = item === asked?.page ? asked.state : undefined;
    return (
      <li
        key={`${item} of ${drawing}`}
        data-far={(state === undefined && isFar(item, page, pages)) || undefined}
      >
        <button
          ref={(button) => {
            if (button) buttons.current.set(item, button);
            if (item === page) current.current = button;
            return () => void buttons.current.delete(item);
          }}
          type="button"
          className={classes.page}
          aria-label={`Page ${item}`}
          aria-current={item === page ? 'page' : undefined}
          aria-busy={state === 'loading' || undefined}
          aria-describedby={state === 'failed' ? noteId : undefined}
          data-asked={state}
          disabled={disabled}
          onFocus={() => {
            focused.current = item;
          }}
          onBlur={() => {
            focused.current = undefined;
          }}
          onClick={() => onPage(item)}
        >
          {item}
        </button>
      </li>
    );
  });
}
