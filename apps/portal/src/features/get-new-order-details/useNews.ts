import { isUnderWay, lookAgain, type OrderView } from './order-view.ts';
import { useLooks } from './useLooks.ts';

/**
 * Keeps a page true that stands open while staff work. An approved page has nothing to wait for but
 * what is written to its traveller, which `useOwnOrder` looks for.
 */
export function useNews(orderId: string, view: OrderView): void {
  const isWaiting = view.state === 'ready' && isUnderWay(view.order);
  useLooks(isWaiting, () => lookAgain(orderId));
}
