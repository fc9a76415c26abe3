import { type CallReply, getOrderHistory } from '@pabean/api-client/contract';
import type { TimelineKind } from '@pabean/domain';
import { type RefObject, useEffect, useState } from 'react';
import { call } from '../../../shared/api.ts';
import { useRemote } from '../../../shared/remote/useRemote.ts';
import type { OrderDetail } from '../order-store.ts';

type TimelinePage = CallReply<typeof getOrderHistory>;

/** A page with what it answers: another one may be asked for by now. */
type ShownPage = TimelinePage & { readonly view: TimelineView };

/** One thing that happened to an order. */
export type TimelineRow = TimelinePage['data'][number];

/** Whether the history is as it was written. */
export type HistoryChain = NonNullable<TimelinePage['chain']>;

/** Which rows are asked for. */
export interface TimelineView {
  readonly kind: TimelineKind | undefined;
  readonly page: number;
  readonly size: number;
}

/** How far below the window the timeline is loaded already. */
const AHEAD = '600px';

/** Whether an element has come near the window. */
export function useNear(element: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (near || target === null || typeof IntersectionObserver === 'undefined') return;
    // On a busy device several changes are told at once.
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: `0px 0px ${AHEAD} 0px` },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [element, near]);
  return near;
}

/**
 * One page of an order's timeline, loaded once it is `near` and again when the order has changed; what
 * is shown stays meanwhile. The chain comes with the first page and holds for the others.
 */
export function useTimeline(order: OrderDetail, view: TimelineView, near: boolean) {
  const { kind, page, size } = view;
  const orderId = order.order_id;
  const [chain, setChain] = useState<HistoryChain | null>(null);
  const key = near ? JSON.stringify([orderId, kind, page, size, stateOf(order)]) : null;
  const remote = useRemote<ShownPage>(
    key,
    async (_, { signal }) => {
      const query = { page, limit: size, ...(kind !== undefined && { kind }) };
      const result = await call(getOrderHistory, { params: { orderId }, query }, { signal });
      if (result.ok && result.chain !== null) setChain(result.chain);
      return result.ok ? { ...result, data: { ...result, view } } : result;
    },
    { keeps: () => true },
  );
  return { ...remote, chain };
}

/** What of the order moves when something happened to it. */
function stateOf(order: OrderDetail): string {
  const mails = order.mailHistory.map(({ state, delivery }) => `${state} ${delivery}`);
  return [
    order.version,
    mails.join(),
    order.remark.length,
    order.downloadHistory.length,
    order.conversation.length,
    order.refundRequest?.state,
  ].join(' ');
}
