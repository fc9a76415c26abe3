import type { AcceptedRecord } from './judge-record.ts';

/** Batches that are stored beside each other while the next one is read. */
export interface Stores {
  /** Waits for a free place, and until no batch under way has an order of this one. */
  add(batch: readonly AcceptedRecord[]): Promise<void>;
  /** Waits until all are stored. */
  done(): Promise<void>;
}

/**
 * Stores batches beside each other, so that all the machine works. Of two records with the same order
 * id the first one of the file is the one that is taken: their batches are stored one after the other.
 * A failure is thrown by the next call; what is under way then ends first.
 */
export function storesAtOnce(
  most: number,
  store: (batch: readonly AcceptedRecord[]) => Promise<void>,
): Stores {
  const underWay = new Map<Promise<void>, ReadonlySet<string>>();
  const failures: unknown[] = [];

  function throwFailure(): void {
    if (failures.length > 0) throw failures[0];
  }

  return {
    async add(batch) {
      const ids = new Set(batch.flatMap(({ order }) => order.order_id ?? []));
      const isShared = (others: ReadonlySet<string>) => [...ids].some((id) => others.has(id));
      const isFree = () => underWay.size < most && ![...underWay.values()].some(isShared);
      while (!isFree()) await Promise.race(underWay.keys());
      throwFailure();
      const stored = store(batch)
        .catch((error) => {
          failures.push(error);
        })
        .then(() => {
          underWay.delete(stored);
        });
      underWay.set(stored, ids);
    },
    async done() {
      while (underWay.size > 0) await Promise.race(underWay.keys());
      throwFailure();
    },
  };
}
