import { isUnderWay, lookAgain, type OrderView } from './order-view.ts';
import { useLooks } from './useLooks.ts';

/**
 * Keeps a page true that stands open while staff work. An approved page has nothing to wait for but
 * what is written to its traveller, which `useOwnOrder` looks for; it asks when it is seen again, because
 * a document that was replaced or taken back meanwhile must not be shown at a counter.
 */
export function useNews(orderId: string, view: OrderView): void {
  const isWaiting = view.state === 'ready' && isUnderWay(view.order);
  useLooks(view.state === 'ready', async (isSeenAgain) =>
    isWaiting || isSeenAgain ? lookAgain(orderId) : true,
  );
}
