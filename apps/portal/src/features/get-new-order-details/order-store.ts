import type { Failure } from '@pabean/api-client';
import { type CallReply, getDownloadHistory } from '@pabean/api-client/contract';
import { create } from 'zustand';
import { api } from '../../shared/api.ts';

type Reply = CallReply<typeof getDownloadHistory>;

/** The order as its traveller may see it. */
export type TravellerOrder = Reply['mainResult'];
export type Download = Reply['data'][number];

export type OrderView =
  | { readonly state: 'loading' }
  | {
      readonly state: 'ready';
      readonly order: TravellerOrder;
      readonly downloads: readonly Download[];
      /** The downloads that came with the last reload: their rows fade in. */
      readonly fresh: ReadonlySet<number>;
    }
  | { readonly state: 'failed'; readonly failure: Failure }
  /** No cookie for this order: Track Order has to be filled in first (decisions, Safety). */
  | { readonly state: 'locked' };

/** A store with its actions; tests make a fresh one each. */
export function createOrderStore() {
  const useOrder = create<{ readonly view: OrderView }>(() => ({ view: { state: 'loading' } }));
  const show = (view: OrderView) => useOrder.setState({ view });
  let asked: AbortController | undefined;

  async function ask(orderId: string, before: OrderView): Promise<void> {
    asked?.abort();
    asked = new AbortController();
    const { signal } = asked;
    const result = await api(getDownloadHistory, { body: { orderId } }, { signal });
    // The answer to an older question must not replace a newer one.
    if (signal.aborted) return;
    if (result.ok) {
      const { mainResult: order, data: downloads } = result;
      show({ state: 'ready', order, downloads, fresh: newOnes(downloads, before) });
    } else if (result.kind === 'unauthorised') show({ state: 'locked' });
    // Spec section 8: a list that could not be loaded again stays as it is.
    else if (before.state !== 'ready') show({ state: 'failed', failure: result });
  }

  return {
    useOrder,
    /** Opens an order: nothing of an earlier one stays on screen. */
    openOrder(orderId: string): Promise<void> {
      show({ state: 'loading' });
      return ask(orderId, { state: 'loading' });
    },
    /** Loads the same order once more behind what is shown. */
    reloadOrder(orderId: string): Promise<void> {
      return ask(orderId, useOrder.getState().view);
    },
    /** A call found the cookie gone. */
    lockOrder(): void {
      show({ state: 'locked' });
    },
  };
}

function newOnes(downloads: readonly Download[], before: OrderView): ReadonlySet<number> {
  if (before.state !== 'ready') return new Set();
  const known = new Set(before.downloads.map(({ id }) => id));
  return new Set(downloads.map(({ id }) => id).filter((id) => !known.has(id)));
}

export const { useOrder, openOrder, reloadOrder, lockOrder } = createOrderStore();
