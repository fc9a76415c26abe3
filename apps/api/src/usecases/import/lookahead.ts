/** A sequence in which one can go back. */
export interface Lookahead<T> {
  next(): Promise<T | undefined>;
  /** Makes these the next ones. */
  putBack(items: readonly T[]): void;
  /** Lets the sequence go before its end. */
  close(): Promise<void>;
}

/** Reads one by one from a sequence and takes back what was read too far. */
export function lookahead<T>(items: AsyncIterable<T>): Lookahead<T> {
  const source = items[Symbol.asyncIterator]();
  let waiting: T[] = [];
  return {
    async next() {
      if (waiting.length > 0) return waiting.shift();
      const { done, value } = await source.next();
      return done ? undefined : value;
    },
    putBack(back) {
      waiting = [...back, ...waiting];
    },
    async close() {
      await source.return?.();
    },
  };
}
