import type { KnownHead } from './heads-file.ts';

/** Heads written down earlier, handed out while the orders pass by in the same order. */
export interface KnownHeads {
  /** The heads of this order; none when the file goes on with another one. */
  take(orderId: string): Promise<readonly KnownHead[]>;
  /** The first one that no order came for. */
  left(): Promise<KnownHead | undefined>;
  /** How many were handed out. */
  count(): number;
}

/** Those of one order alone when `only` names it. */
export function knownHeads(
  source: AsyncIterator<KnownHead, undefined>,
  only: string | null,
): KnownHeads {
  let next: KnownHead | undefined;
  let ended = false;
  let handedOut = 0;
  const peek = async () => {
    while (next === undefined && !ended) {
      const { value, done } = await source.next();
      ended = done === true;
      if (value !== undefined && (only === null || value.orderId === only)) next = value;
    }
    return next;
  };
  return {
    async take(orderId) {
      const heads: KnownHead[] = [];
      for (let head = await peek(); head?.orderId === orderId; head = await peek()) {
        heads.push(head);
        next = undefined;
      }
      handedOut += heads.length;
      return heads;
    },
    left: peek,
    count: () => handedOut,
  };
}
