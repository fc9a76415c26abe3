import { type KeepMessage, recordsJob } from './keep-message.ts';
import { orderDetailsScope, trackOrderScope } from './scopes.ts';

/** Its address tells the worker where the API stands: it has no page to ask. */
const script = () =>
  `/portal-sw.js${globalThis.pabeanApi ? `?${new URLSearchParams({ api: globalThis.pabeanApi })}` : ''}`;

/** A registration that can also wake its worker when there is a network again; not in all browsers. */
type WithSync = ServiceWorkerRegistration & {
  readonly sync?: { register(tag: string): Promise<void> };
};

/** Whether this page can have a worker; a plain http address cannot, nor can the development server. */
const isPossible = () => import.meta.env.PROD && 'serviceWorker' in navigator;

/**
 * Puts the worker in charge of the portal's pages. Called when a page stands, never before: a first
 * visit loads nothing for it until then.
 * @returns the registration of the order's page
 */
export async function registerWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!isPossible()) return null;
  const [order] = await Promise.all(
    [orderDetailsScope, trackOrderScope].map((scope) =>
      navigator.serviceWorker.register(script(), { scope, updateViaCache: 'none' }),
    ),
  );
  return order ?? null;
}

/** Lets the worker keep everything that this page needs to open again. @returns whether it is kept */
export async function keepPage(): Promise<boolean> {
  const registration = await registerWorker();
  const worker = registration && (await whenActive(registration));
  if (!worker) return false;
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<boolean>((resolve) => {
    port1.onmessage = ({ data }) => resolve(data === true);
  });
  const message: KeepMessage = { keep: 'viewer', loaded: loadedFiles() };
  worker.postMessage(message, [port2]);
  return answer;
}

/** Asks the browser to send the waiting records when it can, even after this page was closed. */
export async function wakeWhenOnline(): Promise<void> {
  if (!isPossible()) return;
  const registration: WithSync | undefined =
    await navigator.serviceWorker.getRegistration(orderDetailsScope);
  // Where there is no such thing, or it is not allowed, the next visit sends them.
  await registration?.sync?.register(recordsJob).catch(() => undefined);
}

function whenActive(registration: ServiceWorkerRegistration): Promise<ServiceWorker | null> {
  const worker = registration.active ?? registration.waiting ?? registration.installing;
  if (worker === null || worker.state === 'activated') return Promise.resolve(worker);
  return new Promise((resolve) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve(worker);
      if (worker.state === 'redundant') resolve(null);
    });
  });
}

function loadedFiles(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === window.location.origin)
    .map(({ pathname }) => pathname);
}
