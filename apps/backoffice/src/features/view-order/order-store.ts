import type { Failure } from '@pabean/api-client';
import { type CallReply, getOrdersDetails } from '@pabean/api-client/contract';
import { create } from 'zustand';
import { call } from '../../shared/api.ts';
import { notify } from '../../shared/notify.ts';

/** Everything the server tells of one order. */
export type OrderDetail = CallReply<typeof getOrdersDetails>['data'];

export type OrderView =
  | { readonly state: 'loading'; readonly orderId: string }
  | { readonly state: 'ready'; readonly orderId: string; readonly order: OrderDetail }
  | { readonly state: 'missing'; readonly orderId: string; readonly message: string }
  | { readonly state: 'failed'; readonly orderId: string; readonly failure: Failure };

export const useOrder = create<{ readonly view: OrderView }>(() => ({
  view: { state: 'loading', orderId: '' },
}));

const show = (view: OrderView) => useOrder.setState({ view });
let asked: AbortController | undefined;

async function ask(orderId: string): Promise<Failure | null> {
  asked?.abort();
  asked = new AbortController();
  const { signal } = asked;
  const result = await call(getOrdersDetails, { params: { orderId } }, { signal });
  // The answer to an older question must not replace a newer one.
  if (signal.aborted) return null;
  if (result.ok) {
    show({ state: 'ready', orderId, order: result.data });
    return null;
  }
  if (result.httpStatus === 404) show({ state: 'missing', orderId, message: result.message });
  // Spec section 8: what could not be loaded again stays as it is.
  else if (useOrder.getState().view.state !== 'ready') {
    show({ state: 'failed', orderId, failure: result });
  }
  return result;
}

/** Opens an order: nothing of an earlier one stays on screen. */
export async function openOrder(orderId: string): Promise<void> {
  show({ state: 'loading', orderId });
  const failure = await ask(orderId);
  if (failure) notify.failure(failure);
}

/**
 * Loads the order on screen once more behind what is shown, so that no form loses what was typed.
 * @returns why it did not work, or null.
 */
export async function reloadOrder(): Promise<Failure | null> {
  const { orderId } = useOrder.getState().view;
  return orderId === '' ? null : ask(orderId);
}

/** Leaves the order: an answer that is still on its way has nobody to read it. */
export function closeOrder(): void {
  asked?.abort();
  show({ state: 'loading', orderId: '' });
}
