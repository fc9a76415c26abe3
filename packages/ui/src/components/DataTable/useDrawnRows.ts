import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect } from 'react';
import { headHeight } from './head-height.ts';
import { useGrowingCount } from './useGrowingCount.ts';

/** Pixels of a row before it is measured. */
const ROW = 40;
/** From here on only the rows near the visible ones are in the page. */
export const MANY = 100;

/** The rows to draw now, and the room that the others take before and after them, in pixels. */
export type DrawnRows = {
  first: number;
  /** Index after the last one. */
  end: number;
  before: number;
  after: number;
  /** Takes a drawn row's element, so that a row of two lines is counted as high as it is. */
  measure: ((element: HTMLTableRowElement | null) => void) | undefined;
};

/**
 * A page can be 500 rows. Where the box scrolls, only those in sight are in the page; on a phone the
 * page itself scrolls and the cards are added as their end comes near. Paper gets all.
 */
export function useDrawnRows(
  total: number,
  cursorIndex: number,
  scroller: RefObject<HTMLElement | null>,
  boxScrolls: boolean,
  maxHeight: number | null,
  sentinel: RefObject<HTMLElement | null>,
  printing: boolean,
): DrawnRows {
  const enabled = boxScrolls && total >= MANY && !printing;
  const growing = useGrowingCount(total, cursorIndex + 1, sentinel);
  const virtual = useVirtualizer({
    count: total,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW,
    scrollMargin: headHeight,
    overscan: 12,
    enabled,
    // Until the box is measured.
    ...(enabled && {
      initialRect: {
        width: 0,
        height: Math.min(maxHeight ?? window.innerHeight, window.innerHeight),
      },
    }),
  });

  useEffect(() => {
    if (enabled && cursorIndex >= 0) virtual.scrollToIndex(cursorIndex, { align: 'auto' });
  }, [enabled, cursorIndex, virtual]);

  const items = virtual.getVirtualItems();
  const [head] = items;
  const tail = items.at(-1);
  if (!enabled || head === undefined || tail === undefined) {
    return {
      first: 0,
      end: printing ? total : growing,
      before: 0,
      after: 0,
      measure: undefined,
    };
  }
  return {
    first: head.index,
    end: tail.index + 1,
    before: head.start - headHeight,
    after: virtual.getTotalSize() - (tail.end - headHeight),
    measure: virtual.measureElement,
  };
}
