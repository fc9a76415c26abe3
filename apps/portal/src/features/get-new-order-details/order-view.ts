import { type Failure, failure } from '@pabean/api-client';
import { useStore } from 'zustand';
import { askForOrder, isLocked, order } from './order-store.ts';
import { copyWithoutCookie, type ShownOrder, type TravellerOrder } from './shown-order.ts';

export type OrderView =
  | { readonly state: 'loading' }
  | ({ readonly state: 'ready' } & ShownOrder)
  | { readonly state: 'failed'; readonly failure: Failure }
  | { readonly state: 'locked' };

/** The order as its page shows it. */
export function useOrder(): OrderView {
  const { data, failure: why } = useStore(order.store);
  if (data !== undefined) return { state: 'ready', ...data };
  if (why === null) return { state: 'loading' };
  return isLocked(why) ? { state: 'locked' } : { state: 'failed', failure: why };
}

/** Loads the same order once more behind what is shown. */
export const reloadOrder = order.reload;

/** A call for this order found its cookie gone. One of a family's others may be open by now, with its own. */
export function lockOrder(orderId: string): void {
  if (order.store.getState().key !== orderId) return;
  order.close();
  order.store.setState({ failure: failure('unauthorised', 401) });
}

/**
 * The same, where nobody has pressed anything. A document stays in sight, also as the copy of this
 * device: somebody may be showing it at a counter.
 */
export function lockUnlessDocument(orderId: string): void {
  const { data } = order.store.getState();
  if (data?.copy === null && data.order.path === null) lockOrder(orderId);
}

/**
 * Looks whether the order has changed behind what is shown; a failure says nothing, but that the
 * server asks for the e-mail.
 * @returns whether to look again later: not without the order's cookie
 */
export async function lookAgain(orderId: string): Promise<boolean> {
  const { data: before } = order.store.getState();
  const result = await askForOrder(orderId);
  // Something newer is shown meanwhile.
  if (before === undefined || order.store.getState().data !== before) return true;
  if (!result.ok) {
    if (isLocked(result)) {
      lockUnlessDocument(orderId);
      order.patch((shown) => copyWithoutCookie(shown) ?? shown);
    }
    return !isLocked(result);
  }
  const { mainResult, data: downloads } = result;
  if (before.copy !== null || hasChanged(before.order, mainResult)) {
    order.patch(() => ({ order: mainResult, downloads, fresh: new Set(), copy: null }));
  }
  return true;
}

/** Whether the order still goes on by itself: there is no document yet, and it is not closed. */
export const isUnderWay = ({ path, stage }: TravellerOrder): boolean =>
  path === null && stage !== 'closed';

/** Whether anything of it changed, but for the cookie, whose end every look moves. */
function hasChanged(before: TravellerOrder, after: TravellerOrder): boolean {
  const standing = (order: TravellerOrder) => JSON.stringify({ ...order, session_until: null });
  return standing(before) !== standing(after);
}
