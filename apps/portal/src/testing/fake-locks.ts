type Work = () => Promise<unknown>;

/** The locks of a browser, which all of its tabs see; nobody waits for another. */
export function fakeLocks() {
  const held: { name: string }[] = [];
  return {
    async request(name: string, ...rest: readonly (LockOptions | Work)[]): Promise<unknown> {
      const work = rest.find((one) => typeof one === 'function');
      const lock = { name };
      held.push(lock);
      try {
        return await work?.();
      } finally {
        held.splice(held.indexOf(lock), 1);
      }
    },
    query: async () => ({ held: [...held], pending: [] }),
    names: () => held.map(({ name }) => name),
  };
}
