import { vi } from 'vitest';
import { fakeLocks } from './fake-locks.ts';

/** A browser whose service worker answers that it has kept the page, or could not; null never answers. */
export function browserThatKeeps(kept: boolean | null = true): void {
  vi.stubEnv('PROD', true);
  const active = Object.assign(new EventTarget(), {
    state: 'activated',
    postMessage: (_: unknown, [port]: [MessagePort]) => kept === null || port.postMessage(kept),
  });
  const registration = { active, update: async () => undefined };
  const serviceWorker = {
    register: async () => registration,
    getRegistration: async () => registration,
  };
  const locks = fakeLocks();
  const real = navigator;
  vi.stubGlobal(
    'navigator',
    Object.create(real, {
      serviceWorker: { value: serviceWorker },
      locks: { value: locks },
      onLine: { configurable: true, get: () => real.onLine },
    }),
  );
  // jsdom keeps no list of what a page has loaded.
  Object.defineProperty(performance, 'getEntriesByType', { configurable: true, value: () => [] });
}
