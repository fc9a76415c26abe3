/** Where the open pages of this device hear that an order, or `null` for all, was removed from it. */
const name = 'portal-left';

type OnLeft = (orderId: string | null) => void;

/** The one channel of this page, which does not hear what it says itself. */
let channel: BroadcastChannel | undefined;
const hearers = new Set<OnLeft>();

function ownChannel(): BroadcastChannel | undefined {
  if (channel || typeof BroadcastChannel === 'undefined') return channel;
  channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }) => {
    for (const onLeft of hearers) onLeft(data);
  };
  return channel;
}

/** Tells the other open pages; those that the browser keeps behind Back hear of it too, or are gone. */
export function tellOtherPages(orderId: string | null): void {
  ownChannel()?.postMessage(orderId);
}

/**
 * Hears that an order, or all, was removed by another page.
 * @returns what ends it
 */
export function hearOtherPages(onLeft: OnLeft): () => void {
  ownChannel();
  hearers.add(onLeft);
  return () => hearers.delete(onLeft);
}

/** The same for one order, alone or among all. */
export const hearOfOrder = (orderId: string, onLeft: () => void): (() => void) =>
  hearOtherPages((leftId) => (leftId === null || leftId === orderId) && onLeft());
