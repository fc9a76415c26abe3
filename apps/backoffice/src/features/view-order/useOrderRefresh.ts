import { serverNow } from '@pabean/api-client';
import { useEffect } from 'react';
import { sayChanged } from './changed-meanwhile.ts';
import { currentOrder, type OrderDetail, type OrderView, reloadOrder } from './order-store.ts';

/** A bounce is on screen two seconds after it was told; the answer takes its part of them. */
const MAIL_MS = 1500;
/** A mail without news after that many asks waits for somebody else: ask as of anything else. */
const MAIL_ASKS = 200;
/** What a traveller writes, or another member changes, is on screen after so long. */
const QUIET_MS = 20_000;
/** Who comes back to the tab sees what is new at once, and not twice. */
const FRESH_MS = 5000;
/** Most bounces come within minutes; one that comes later is there with all else. */
const NEWS_MS = 15 * 60 * 1000;

type Mail = OrderDetail['mailHistory'][number];

/** Still in the queue, or just handed to one of the two who tell what became of it. */
function awaitsNews({ state, transport, delivery, sent_at }: Mail): boolean {
  if (state === 'queued') return true;
  const reports = transport === 'ses' || transport === 'sendgrid';
  const open = delivery === null || delivery === 'deferred';
  return (
    reports && open && sent_at !== null && serverNow().getTime() - Date.parse(sent_at) < NEWS_MS
  );
}

/**
 * Looks now and then what became of the order, often while a mail is under way; not in a hidden tab.
 * What is typed stays: it is the forms' own, and no part of what is loaded.
 */
export function useOrderRefresh(view: OrderView): void {
  const isReady = view.state === 'ready';
  const waits = isReady && view.order.mailHistory.some(awaitsNews);
  useEffect(() => {
    if (!isReady) return;
    let asks = 0;
    let latest = Date.now();
    let timer: ReturnType<typeof setTimeout>;
    let over = false;
    // A chain and not an interval: a slow answer must not be overtaken by the next question.
    async function look() {
      asks += 1;
      latest = Date.now();
      const before = currentOrder();
      if (!document.hidden) {
        await reloadOrder();
        void sayChanged(before);
      }
      if (!over) next();
    }
    function next() {
      clearTimeout(timer);
      timer = setTimeout(() => void look(), waits && asks < MAIL_ASKS ? MAIL_MS : QUIET_MS);
    }
    function onBack() {
      if (document.hidden || Date.now() - latest < FRESH_MS) return;
      clearTimeout(timer);
      void look();
    }
    next();
    window.addEventListener('focus', onBack);
    document.addEventListener('visibilitychange', onBack);
    return () => {
      over = true;
      clearTimeout(timer);
      window.removeEventListener('focus', onBack);
      document.removeEventListener('visibilitychange', onBack);
    };
  }, [isReady, waits]);
}
