import { useEffect } from 'react';
import { type OrderDetail, type OrderView, reloadOrder } from './order-store.ts';

/** A bounce is on screen two seconds after it was told; the answer takes its part of them. */
const FIRST_MS = 1500;
/** A mail without news after that many asks waits for somebody else: ask less often. */
const LATER_MS = 15_000;
const FIRST_ASKS = 200;
/** Most bounces come within minutes; one that comes later is there when the order is next opened. */
const NEWS_MS = 15 * 60 * 1000;

type Mail = OrderDetail['mailHistory'][number];

/** Still in the queue, or just handed to one of the two who tell what became of it. */
function awaitsNews({ state, transport, delivery, sent_at }: Mail): boolean {
  if (state === 'queued') return true;
  const reports = transport === 'ses' || transport === 'sendgrid';
  const open = delivery === null || delivery === 'deferred';
  return reports && open && sent_at !== null && Date.now() - Date.parse(sent_at) < NEWS_MS;
}

/** While a mail is under way, looks now and then what became of it; not in a hidden tab. */
export function useMailPolling(view: OrderView): void {
  const waits = view.state === 'ready' && view.order.mailHistory.some(awaitsNews);
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
