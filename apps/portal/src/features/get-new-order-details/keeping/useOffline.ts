import { useEffect } from 'react';
import { type OrderView, reloadOrder } from '../order-view.ts';
import { followOrder, speakOfNone, startKeeping, tellKept } from './keeping-store.ts';
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
      void followOrder(order, downloads);
    }
  }, [order, downloads, copy]);

  const orderId = order?.order_id;
  useEffect(() => {
    if (orderId === undefined) return;
    startKeeping(orderId);
    const back = () => void sendWaiting().then(reloadOrder);
    window.addEventListener('online', back);
    return () => {
      window.removeEventListener('online', back);
      speakOfNone();
    };
  }, [orderId]);
}
