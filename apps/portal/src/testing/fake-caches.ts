import { vi } from 'vitest';

type Address = Request | string | URL;
const pathOf = (address: Address) =>
  new URL(address instanceof Request ? address.url : address, 'https://portal.example.com')
    .pathname;

/**
 * The store of responses that a service worker has and Node has not, until the test is over. A cache
 * asks the network by `fetch`, and takes all of a list or nothing, as a browser's does.
 */
export function fakeCaches() {
  const all = new Map<string, Map<string, Response>>();
  const open = async (name: string) => {
    const files = all.get(name) ?? new Map<string, Response>();
    all.set(name, files);
    const load = async (address: Address) => {
      const answer = await fetch(address);
      if (!answer.ok) throw new TypeError(`${pathOf(address)}: ${answer.status}`);
      return [pathOf(address), answer] as const;
    };
    return {
      match: async (address: Address) => files.get(pathOf(address))?.clone(),
      put: async (address: Address, answer: Response) => void files.set(pathOf(address), answer),
      delete: async (address: Address) => files.delete(pathOf(address)),
      add: async (address: Address) => void files.set(...(await load(address))),
      async addAll(addresses: readonly Address[]) {
        for (const [path, answer] of await Promise.all(addresses.map(load)))
          files.set(path, answer);
      },
    };
  };
  const caches = {
    open,
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
    async match(address: Address) {
      for (const files of all.values()) {
        const found = files.get(pathOf(address));
        if (found) return found.clone();
      }
    },
  };
  vi.stubGlobal('caches', caches);
  /** What each cache holds, by its name. */
  const held = () =>
    Object.fromEntries([...all].map(([name, files]) => [name, [...files.keys()].sort()]));
  return { held, open };
}
