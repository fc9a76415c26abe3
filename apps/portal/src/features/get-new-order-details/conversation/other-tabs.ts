/** Where the tabs of this device hear that what is kept at a place has changed. */
const name = 'portal-unsent';

/** A draft that other tabs may show too. */
export interface SharedDraft {
  /** Tells the others; this one does not hear itself, but what stands in its place once it has ended. */
  readonly tell: () => void;
  readonly end: () => void;
}

/** Hears that what is kept at this place has changed: by another tab, or because its order was removed. */
export function shareDraft(place: string, onChanged: () => void): SharedDraft {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => {}, end: () => {} };
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }) => (data === place || place.startsWith(`${data} `)) && onChanged();
  let isOpen = true;
  return {
    tell: () => (isOpen ? channel.postMessage(place) : tellTabs(place)),
    end: () => {
      isOpen = false;
      channel.close();
    },
  };
}

/** Tells all tabs of a place that no form of this page shows. */
export function tellTabs(place: string): void {
  const { tell, end } = shareDraft(place, () => undefined);
  tell();
  end();
}

/** Tells all forms of an order, also those of this page, that nothing of it is kept any more. */
export const tellForgotten = (orderId: string): void => tellTabs(orderId);
