/** What is typed into Track Order and has opened nothing yet. */
export interface HalfTyped {
  readonly orderId: string;
  readonly email: string;
}

const place = 'track-order';
const nothing: HalfTyped = { orderId: '', email: '' };

/** What was typed in this tab before: it outlives a reload and a link of another order. */
export function readHalfTyped(): HalfTyped {
  try {
    return { ...nothing, ...JSON.parse(sessionStorage.getItem(place) ?? '{}') };
  } catch {
    return nothing;
  }
}

/** Keeps it until it opens an order, or the tab is closed. */
export function keepHalfTyped({ orderId, email }: HalfTyped): void {
  try {
    if (orderId || email) sessionStorage.setItem(place, JSON.stringify({ orderId, email }));
    else sessionStorage.removeItem(place);
  } catch {
    // A browser that stores nothing: the form itself still holds it.
  }
}

export const forgetHalfTyped = (): void => keepHalfTyped(nothing);

const hearers = new Set<() => void>();

/** As `forgetHalfTyped`, and the form that shows it lets go of it too: somebody left this device. */
export function dropHalfTyped(): void {
  forgetHalfTyped();
  for (const onDropped of hearers) onDropped();
}

/** @returns what ends it */
export function onHalfTypedDropped(onDropped: () => void): () => void {
  hearers.add(onDropped);
  return () => hearers.delete(onDropped);
}
