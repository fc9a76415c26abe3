type Work = (lock: { name: string } | null) => unknown;

/** One lock, held or waited for. */
interface Request {
  readonly name: string;
  readonly mode: LockMode;
  readonly start: () => void;
}

/** The locks of a browser, which all of its tabs see. */
export function fakeLocks() {
  const held = new Set<Request>();
  const waiting: Request[] = [];
  const isFree = ({ name, mode }: Request) =>
    [...held].every((one) => one.name !== name || (mode === 'shared' && one.mode === 'shared'));
  /** Nobody overtakes who waits for the same. */
  function next(): void {
    const passed = new Set<string>();
    for (const one of [...waiting]) {
      if (isFree(one) && !passed.has(one.name)) {
        waiting.splice(waiting.indexOf(one), 1);
        held.add(one);
        one.start();
      } else passed.add(one.name);
    }
  }
  return {
    async request(name: string, ...rest: readonly (LockOptions | Work)[]): Promise<unknown> {
      const work = rest.find((one): one is Work => typeof one === 'function');
      const options = rest.find((one): one is LockOptions => typeof one === 'object');
      const { promise, resolve } = Promise.withResolvers<void>();
      const one: Request = { name, mode: options?.mode ?? 'exclusive', start: resolve };
      const isTaken = !isFree(one) || waiting.some((other) => other.name === name);
      if (options?.ifAvailable && isTaken) return work?.(null);
      waiting.push(one);
      next();
      await promise;
      try {
        return await work?.({ name });
      } finally {
        held.delete(one);
        next();
      }
    },
    query: async () => ({ held: [...held].map(({ name }) => ({ name })), pending: [] }),
    names: () => [...held].map(({ name }) => name),
  };
}
