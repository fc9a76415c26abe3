import type { Failure } from '@pabean/api-client';
import { type CallReply, getDownloadHistory } from '@pabean/api-client/contract';
import { create } from 'zustand';
import { api } from '../../shared/api.ts';
import { slowMs } from '../../shared/offline/slow.ts';
import { isUnreachable } from '../../shared/unreachable.ts';

type Reply = CallReply<typeof getDownloadHistory>;

/** The order as its traveller may see it. */
export type TravellerOrder = Reply['mainResult'];
export type Download = Reply['data'][number];

/** When this device kept the copy that is shown, and until when it keeps it. */
export interface ShownCopy {
  readonly keptAt: Date;
  readonly until: Date;
}

export type OrderView =
  | { readonly state: 'loading' }
  | {
      readonly state: 'ready';
      readonly order: TravellerOrder;
      readonly downloads: readonly Download[];
      /** The downloads that came with the last reload: their rows fade in. */
      readonly fresh: ReadonlySet<number>;
      /** The copy that this device kept and that is shown; null for what the server says now. */
      readonly copy: ShownCopy | null;
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
    // Bad Wi-Fi: a copy of this order is shown meanwhile, and gives way to the answer.
    const slow = setTimeout(() => void showCopy(orderId, signal), slowMs);
    const result = await api(getDownloadHistory, { body: { orderId } }, { signal });
    clearTimeout(slow);
    // The answer to an older question must not replace a newer one.
    if (signal.aborted) return;
    if (result.ok) {
      const { mainResult: order, data: downloads } = result;
      const fresh = newOnes(downloads, before);
      return show({ state: 'ready', order, downloads, fresh, copy: null });
    }
    // A server that asks for the e-mail is asked no way around it (decisions, Safety).
    if (result.kind === 'unauthorised') return show({ state: 'locked' });
    if (isUnreachable(result)) await showCopy(orderId, signal);
    // Spec section 8: a list that could not be loaded again stays as it is.
    const nothingToShow = useOrder.getState().view.state === 'loading';
    if (nothingToShow && !signal.aborted) show({ state: 'failed', failure: result });
  }

  /** Shows what this device keeps of the order, where nothing is shown yet. */
  async function showCopy(orderId: string, signal: AbortSignal): Promise<void> {
    // The code for it comes with the order's page; without both there is no copy either.
    const copy = await import('./order-copy.ts')
      .then(({ copyOf }) => copyOf(orderId))
      .catch(() => undefined);
    const isWaiting = useOrder.getState().view.state === 'loading' && !signal.aborted;
    if (copy && isWaiting) show({ state: 'ready', ...copy, fresh: new Set() });
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
    /**
     * Looks whether the order has changed behind what is shown; a failure says nothing.
     * @returns whether to look again later: not without the order's cookie
     */
    async lookAgain(orderId: string): Promise<boolean> {
      const before = useOrder.getState().view;
      const result = await api(getDownloadHistory, { body: { orderId } });
      // Something newer is shown meanwhile.
      if (useOrder.getState().view !== before || before.state !== 'ready') return true;
      if (!result.ok) return result.kind !== 'unauthorised';
      const { mainResult: order, data: downloads } = result;
      if (hasChanged(before.order, order)) {
        show({ state: 'ready', order, downloads, fresh: new Set(), copy: null });
      }
      return true;
    },
    /** A call found the cookie gone. */
    lockOrder(): void {
      show({ state: 'locked' });
    },
  };
}

/** Whether a traveller would see a difference. */
function hasChanged(before: TravellerOrder, after: TravellerOrder): boolean {
  const seen = ({ stage, stage_since, doa, path, refund_date }: TravellerOrder) =>
    [stage, stage_since, doa, path, refund_date].join();
  return seen(before) !== seen(after);
}

function newOnes(downloads: readonly Download[], before: OrderView): ReadonlySet<number> {
  if (before.state !== 'ready') return new Set();
  const known = new Set(before.downloads.map(({ id }) => id));
  return new Set(downloads.map(({ id }) => id).filter((id) => !known.has(id)));
}

export const { useOrder, openOrder, reloadOrder, lookAgain, lockOrder } = createOrderStore();
