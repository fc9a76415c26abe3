/** Where the open pages of this device hear that an order, or `null` for all, was removed from it. */
const name = 'portal-left';

/** The one of this page, which does not hear what it says itself. */
let own: BroadcastChannel | undefined;

/** Tells the other open pages; those that the browser keeps behind Back hear of it too, or are gone. */
export function tellOtherPages(orderId: string | null): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = own ?? new BroadcastChannel(name);
  channel.postMessage(orderId);
  if (channel !== own) channel.close();
}

/**
 * Hears that this order was removed by another page.
 * @returns what ends it
 */
export function hearOtherPages(orderId: string, onLeft: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(name);
  own = channel;
  channel.onmessage = ({ data }) => {
    if (data === null || data === orderId) onLeft();
  };
  return () => {
    channel.close();
    if (own === channel) own = undefined;
  };
}
