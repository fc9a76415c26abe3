import { setTimeout as sleep } from 'node:timers/promises';
import type { Page, Request } from 'playwright';

interface Traffic {
  readonly open: Set<Request>;
  changedAt: number;
}

const traffics = new WeakMap<Page, Traffic>();

/** Counts the requests of a page from now on, for `networkQuiet`. */
export function watchNetwork(page: Page): void {
  const traffic: Traffic = { open: new Set(), changedAt: Date.now() };
  const changes = (change: (request: Request) => void) => (request: Request) => {
    change(request);
    traffic.changedAt = Date.now();
  };
  const begins = changes((request) => traffic.open.add(request));
  const ends = changes((request) => traffic.open.delete(request));
  page.on('request', begins).on('requestfinished', ends).on('requestfailed', ends);
  traffics.set(page, traffic);
}

/**
 * Waits until nothing is on its way. Playwright's own "networkidle" waits for half a second of
 * silence, a third of the time of the journeys that open every screen.
 */
export async function networkQuiet(page: Page, quietMs = 150): Promise<void> {
  const traffic = traffics.get(page);
  if (traffic === undefined) throw new Error('Nobody watches the network of this page.');
  const isQuiet = () => traffic.open.size === 0 && Date.now() - traffic.changedAt >= quietMs;
  while (!isQuiet()) await sleep(20);
}
