import { type RefObject, useEffect, useState } from 'react';

const STEP = 100;
/** How far below the edge the next rows are drawn. */
const AHEAD = '800px';

/**
 * A page can be 500 rows: the first hundred are drawn at once and the next ones when
 * the last comes near. At least `atLeast` rows are drawn, so that the cursor never stands on none.
 *
 * @returns how many rows to draw now; put `sentinel` on an element after the last one.
 */
export function useGrowingCount(
  total: number,
  atLeast: number,
  sentinel: RefObject<HTMLElement | null>,
): number {
  const [limit, setLimit] = useState(STEP);
  const watches = typeof IntersectionObserver !== 'undefined';
  const count = watches ? Math.min(total, Math.max(limit, atLeast)) : total;

  useEffect(() => {
    const element = sentinel.current;
    if (!watches || !element || count >= total) return;
    // On a phone the page scrolls, not the box.
    const box = element.closest('section');
    const root = box && box.scrollHeight > box.clientHeight + 1 ? box : null;
    const observer = new IntersectionObserver(
      // On a busy device several changes are told at once.
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setLimit(count + STEP),
      { root, rootMargin: `0px 0px ${AHEAD} 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [watches, sentinel, count, total]);

  return count;
}
