import type { Failure } from '@pabean/api-client';
import { type CallReply, getOrdersDetails } from '@pabean/api-client/contract';
import { createRemote } from '@pabean/api-client/remote';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import { call } from '../../shared/api.ts';
import { notify } from '../../shared/notify.ts';

/** Everything the server tells of one order. */
export type OrderDetail = CallReply<typeof getOrdersDetails>['data'];

export type OrderView =
  | { readonly state: 'loading'; readonly orderId: string }
  | { readonly state: 'ready'; readonly orderId: string; readonly order: OrderDetail }
  | { readonly state: 'missing'; readonly orderId: string; readonly message: string }
  | { readonly state: 'failed'; readonly orderId: string };

const isGone = ({ httpStatus }: Failure) => httpStatus === 404;

/** An order; tests make a fresh one each. What could not be loaded again stays, unless it is gone. */
export const createOrder = () =>
  createRemote<string, OrderDetail>(
    (orderId, { signal }) => call(getOrdersDetails, { params: { orderId } }, { signal }),
    { drops: isGone },
  );

/** The order on screen. */
const order = createOrder();

export function useOrder(): OrderView {
  const { key: orderId = '', data, failure } = useStore(order.store);
  return useMemo(() => {
    if (data !== undefined) return { state: 'ready', orderId, order: data };
    if (failure === null) return { state: 'loading', orderId };
    return isGone(failure)
      ? { state: 'missing', orderId, message: failure.message }
      : { state: 'failed', orderId };
  }, [orderId, data, failure]);
}

/** What is on screen of it now. */
export const currentOrder = (): OrderDetail | undefined => order.store.getState().data;

/** Opens an order: nothing of an earlier one stays on screen. */
export async function openOrder(orderId: string): Promise<void> {
  const failure = await order.open(orderId);
  // "There is no such order" is what the page says then.
  if (failure && !isGone(failure)) notify.failure(failure);
}

/**
 * Loads the order on screen once more behind what is shown, so that no form loses what was typed.
 * @returns why it did not work, or null.
 */
export const reloadOrder = order.reload;

/** Leaves the order: an answer that is still on its way is ignored. */
export const closeOrder = order.close;
