import { orderClock } from '@pabean/domain';
import { type RefObject, useEffect, useState } from 'react';
import { OrderInBar } from '../../../shared/orders/OrderInBar.tsx';
import { clearOrderInBar, showOrderInBar } from '../../../shared/orders/order-in-bar.ts';
import type { OrderDetail } from '../order-store.ts';

/** The top bar's height: what goes under it is out of sight. */
const TOP_BAR = '56px';

/**
 * Keeps in sight which order this is: while its title has scrolled away the top bar names it. Upload and
 * the moves stand beside it, and a file must not go to another traveller.
 */
export function useTitleInBar(order: OrderDetail, title: RefObject<HTMLElement | null>): void {
  const isInSight = useInSight(title);
  useEffect(() => {
    const { order_id: orderId, full_name: name, process_status: status } = order;
    if (isInSight) clearOrderInBar();
    else showOrderInBar({ orderId, name, status, clock: orderClock(order) }, OrderInBar);
  }, [order, isInSight]);
  useEffect(() => clearOrderInBar, []);
}

function useInSight(element: RefObject<HTMLElement | null>): boolean {
  const [isInSight, setInSight] = useState(true);
  useEffect(() => {
    const target = element.current;
    if (target === null || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      // On a busy device several changes are told at once: the last one holds.
      (entries) => setInSight(entries.at(-1)?.isIntersecting ?? true),
      // Within a frame, as Storybook's, the margin counts from the frame's own edge.
      { root: document, rootMargin: `-${TOP_BAR} 0px 0px 0px` },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);
  return isInSight;
}
