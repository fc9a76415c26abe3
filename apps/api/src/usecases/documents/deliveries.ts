import { setTimeout as pause } from 'node:timers/promises';

/** A page that reloads its list right behind the last byte waits no longer than this, in ms. */
const patienceMs = 1000;

/** Downloads of this process whose last byte is leaving and that are not recorded yet. */
export interface Deliveries {
  /** @param recorded settles when the download is recorded, or cannot be */
  add(orderId: string, recorded: Promise<void>): void;
  /** Waits a moment for those of one order, so that its list of downloads is not a step behind. */
  settled(orderId: string): Promise<void>;
  /** Waits for all of them; before the database goes. */
  allSettled(): Promise<void>;
}

export function makeDeliveries(): Deliveries {
  const leaving = new Map<Promise<void>, string>();
  return {
    add(orderId, recorded) {
      leaving.set(recorded, orderId);
      void recorded.finally(() => leaving.delete(recorded));
    },
    async settled(orderId) {
      const own = [...leaving].filter(([, id]) => id === orderId).map(([recorded]) => recorded);
      if (own.length === 0) return;
      const timer = new AbortController();
      const wait = pause(patienceMs, undefined, { signal: timer.signal }).catch(() => {});
      await Promise.race([Promise.all(own), wait]);
      timer.abort();
    },
    async allSettled() {
      await Promise.all(leaving.keys());
    },
  };
}
