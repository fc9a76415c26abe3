/**
 * What is half-written in a tab lies in its own storage, where no other tab can look. So a tab holds a
 * lock for each order of which it has something: the browser tells every tab who holds one, also of a
 * tab that sleeps, and ends it with the tab.
 */
const prefix = 'portal-typed ';

/** What ends each lock of this tab, by its order. */
const ends = new Map<string, () => void>();

/** Holds a lock for exactly these orders. */
export function holdLocks(orderIds: readonly string[]): void {
  for (const [orderId, end] of ends) {
    if (orderIds.includes(orderId)) continue;
    ends.delete(orderId);
    end();
  }
  for (const orderId of orderIds) if (!ends.has(orderId)) hold(orderId);
}

function hold(orderId: string): void {
  const untilEnd = new Promise<void>((resolve) => ends.set(orderId, resolve));
  // A browser without locks: each tab knows of itself alone.
  const locks: LockManager | undefined = navigator.locks;
  locks?.request(prefix + orderId, { mode: 'shared' }, () => untilEnd).catch(() => undefined);
}

/** The orders of which some tab has something half-written. */
export async function lockedOrders(): Promise<string[]> {
  const locks: LockManager | undefined = navigator.locks;
  const all = await locks?.query().catch(() => undefined);
  const names = (all?.held ?? []).map(({ name = '' }) => name);
  return names.filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length));
}
