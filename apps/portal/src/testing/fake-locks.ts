type Work = (lock: { name: string } | null) => unknown;

/** One lock, held or waited for. */
interface Request {
  readonly name: string;
  readonly mode: LockMode;
  readonly start: () => void;
  /** Another tab takes the lock, or it is waited for no longer. */
  readonly end: (reason: unknown) => void;
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
  const isTaken = (one: Request) =>
    !isFree(one) || waiting.some((other) => other.name === one.name);
  function steal(one: Request): void {
    for (const other of held) {
      if (other.name !== one.name) continue;
      held.delete(other);
      other.end(new DOMException('The lock was stolen.', 'AbortError'));
    }
    held.add(one);
    one.start();
  }
  return {
    async request(name: string, ...rest: readonly (LockOptions | Work)[]): Promise<unknown> {
      const work = rest.find((one): one is Work => typeof one === 'function');
      const options = rest.find((one): one is LockOptions => typeof one === 'object');
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const stolen = Promise.withResolvers<never>();
      stolen.promise.catch(() => undefined);
      const end = (reason: unknown) => {
        reject(reason);
        stolen.reject(reason);
      };
      const one: Request = { name, mode: options?.mode ?? 'exclusive', start: resolve, end };
      if (options?.steal) steal(one);
      else if (options?.ifAvailable && isTaken(one)) return work?.(null);
      else waiting.push(one);
      const giveUp = () => {
        if (waiting.includes(one)) waiting.splice(waiting.indexOf(one), 1);
        reject(options?.signal?.reason);
      };
      options?.signal?.addEventListener('abort', giveUp);
      next();
      await promise;
      try {
        return await Promise.race([work?.({ name }), stolen.promise]);
      } finally {
        held.delete(one);
        next();
      }
    },
    query: async () => ({ held: [...held].map(({ name }) => ({ name })), pending: [] }),
    names: () => [...held].map(({ name }) => name),
  };
}
