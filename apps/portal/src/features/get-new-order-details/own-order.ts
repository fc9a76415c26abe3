import type { Failure } from '@pabean/api-client';
import { type CallReply, getOrder } from '@pabean/api-client/contract';
import { createRemote, type Remote } from '@pabean/api-client/remote';
import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { api } from '../../shared/api.ts';
import { isLocked } from './order-store.ts';
import { isUnderWay, lockUnlessDocument } from './order-view.ts';
import type { TravellerOrder } from './shown-order.ts';
import { useLooks } from './useLooks.ts';

/** What a traveller may do with the order. */
export type OwnOrder = CallReply<typeof getOrder>['data'];

const own: Remote<string, OwnOrder> = createRemote(
  (orderId, { signal }) => api(getOrder, { body: { orderId } }, { signal }),
  {
    onFailure: (failure) => {
      const { key } = own.store.getState();
      if (isLocked(failure) && key !== undefined) lockUnlessDocument(key);
    },
  },
);

/** Loads the same once more behind what is shown. */
export const reloadOwnOrder = own.reload;

/** The same, for parts of the page that show some of it; `useOwnOrder` of another part loads it. */
export function useLoadedOwnOrder(orderId: string): OwnOrder | undefined {
  const data = useStore(own.store, (state) => state.data);
  return data?.order_id === orderId ? data : undefined;
}

/**
 * Why it is not here, or hears nothing more without the order's cookie; null where there is nothing
 * to say. It stays while the same is asked again, so that a button beside it keeps the focus.
 */
export function useOwnFailure(): Failure | null {
  const { data, failure, loading } = useStore(own.store);
  const [last, setLast] = useState<Failure | null>(null);
  const now = loading === 'idle' ? failure : last;
  if (now !== last) setLast(now);
  return now !== null && (data === undefined || isLocked(now)) ? now : null;
}

/**
 * Acts when the server answers for this order after it did not: no browser tells of that where a network's
 * sign-in page stood before it.
 */
export function useAnsweredAgain(orderId: string, act: () => void): void {
  const { data, failure, loading } = useStore(own.store);
  const isHere = data?.order_id === orderId && failure === null;
  const [last, setLast] = useState(isHere);
  // While the same is asked again it is as it was.
  const now = loading === 'idle' ? isHere : last;
  if (now !== last) setLast(now);
  // A form that comes with the answer has tried by itself.
  const wasAnswered = useRef(now);
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    if (now && !wasAnswered.current) latest.current();
    wasAnswered.current = now;
  }, [now]);
}

/** Looks whether we have written or the order goes on, and for what did not come before. */
async function lookAtOwn(order: TravellerOrder, isSeenAgain: boolean): Promise<boolean> {
  const { data, loading } = own.store.getState();
  const mayChange = isUnderWay(order) || data === undefined || data.conversation.length > 0;
  // A slow answer is waited for: asked for anew each time, it would never come. Whoever comes back
  // from another app may have lost it, and may have been answered meanwhile.
  if (isSeenAgain || (mayChange && loading === 'idle')) await own.reload();
  const { failure } = own.store.getState();
  return failure === null || !isLocked(failure);
}

/**
 * What can be done with the order that is shown; undefined until it is known, and where the server
 * cannot be asked. It is asked anew whenever the order on the page has changed.
 */
export function useOwnOrder(order: TravellerOrder): OwnOrder | undefined {
  const orderId = order.order_id;
  useEffect(() => {
    void own.open(orderId);
    const again = () => void own.reload();
    window.addEventListener('online', again);
    return () => {
      window.removeEventListener('online', again);
      own.close();
    };
  }, [orderId]);
  useLooks(true, (isSeenAgain) => lookAtOwn(order, isSeenAgain));
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each change of the order
  useEffect(() => {
    if (own.store.getState().data !== undefined) void own.reload();
  }, [order.stage_since, order.path, order.refund_date, order.asked_at]);
  return useLoadedOwnOrder(orderId);
}
