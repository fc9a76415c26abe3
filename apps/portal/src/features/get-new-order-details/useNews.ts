import { useEffect } from 'react';
import { lookAgain, type OrderView } from './order-view.ts';

/** How often an open page asks, in milliseconds. */
const everyMs = 20_000;

/**
 * Keeps a page true that stands open while staff work: it asks now and then while it is seen, at
 * once when it is seen again, and never while it is hidden. An approved page has nothing to wait for.
 */
export function useNews(orderId: string, view: OrderView): void {
  const isWaiting =
    view.state === 'ready' && view.order.path === null && view.order.stage !== 'closed';
  useEffect(() => {
    if (!isWaiting) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const plan = () => {
      clearTimeout(timer);
      if (!isOver && !document.hidden) timer = setTimeout(() => void look(), everyMs);
    };
    async function look() {
      clearTimeout(timer);
      if (!(await lookAgain(orderId))) isOver = true;
      plan();
    }
    const onSeen = () => (document.hidden || isOver ? clearTimeout(timer) : void look());
    document.addEventListener('visibilitychange', onSeen);
    plan();
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onSeen);
    };
  }, [isWaiting, orderId]);
}
