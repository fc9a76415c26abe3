import { useEffect } from 'react';
import { type OrderView, reloadOrder } from './order-store.ts';

const FIRST_MS = 2000;
/** A mail that is still queued after a minute waits for its provider: ask less often. */
const LATER_MS = 15_000;
const FIRST_ASKS = 30;

/** While a mail waits in the queue, looks now and then whether it has left; not in a hidden tab. */
export function useMailPolling(view: OrderView): void {
  const waits =
    view.state === 'ready' && view.order.mailHistory.some(({ state }) => state === 'queued');
  useEffect(() => {
    if (!waits) return;
    let asks = 0;
    let timer: ReturnType<typeof setTimeout>;
    let over = false;
    // A chain and not an interval: a slow answer must not be overtaken by the next question.
    async function look() {
      asks += 1;
      if (!document.hidden) await reloadOrder();
      if (!over) next();
    }
    function next() {
      timer = setTimeout(() => void look(), asks < FIRST_ASKS ? FIRST_MS : LATER_MS);
    }
    next();
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [waits]);
}
