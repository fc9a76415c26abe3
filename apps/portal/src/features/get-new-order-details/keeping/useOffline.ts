import { useEffect } from 'react';
import { lockOrder, lookAgain, type OrderView } from '../order-view.ts';
import { useLooks } from '../useLooks.ts';
import { forgetWhatLeaves } from './forget-left.ts';
import { followOrder, speakOfNone, startKeeping, stopKeeping, tellKept } from './keeping-store.ts';
import { refreshOtherCopies } from './other-copies.ts';
import { hearOfOrder } from './other-pages.ts';
import { lookForPending, sendWaiting } from './pending-store.ts';

/** Keeps the shown order on this device, and brings both up to date when there is a network again. */
export function useOffline(view: OrderView): void {
  const order = view.state === 'ready' ? view.order : undefined;
  const downloads = view.state === 'ready' ? view.downloads : undefined;
  const copy = view.state === 'ready' ? view.copy : null;

  useEffect(() => {
    if (order === undefined || downloads === undefined) return;
    if (copy) {
      tellKept(order, copy.until);
      void lookForPending();
    } else {
      void sendWaiting();
      void followOrder(order, downloads).then(() => refreshOtherCopies(order.order_id));
    }
  }, [order, downloads, copy]);

  const orderId = order?.order_id;
  // Hours later, before they stand at the counter.
  useLooks(orderId !== undefined && copy === null, async (isSeenAgain) => {
    if (isSeenAgain) await refreshOtherCopies(orderId);
    return true;
  });
  useEffect(() => {
    if (orderId === undefined) return;
    startKeeping(orderId);
    forgetWhatLeaves();
    // Nobody has pressed anything: without the cookie a document stays in sight.
    const back = () => void sendWaiting().then(() => lookAgain(orderId));
    window.addEventListener('online', back);
    // Whoever is next at this device finds the order in no tab.
    const unhear = hearOfOrder(orderId, () => {
      stopKeeping(orderId);
      lockOrder(orderId);
    });
    return () => {
      unhear();
      window.removeEventListener('online', back);
      speakOfNone();
    };
  }, [orderId]);
}
