import { type KeepMessage, recordsJob } from './keep-message.ts';
import { orderDetailsScope, trackOrderScope } from './scopes.ts';

/** Its address tells the worker where the API stands: it has no page to ask. */
const script = () =>
  `/portal-sw.js${globalThis.pabeanApi ? `?${new URLSearchParams({ api: globalThis.pabeanApi })}` : ''}`;

/** A registration that can also wake its worker when there is a network again; not in all browsers. */
type WithSync = ServiceWorkerRegistration & {
  readonly sync?: { register(tag: string): Promise<void> };
};

/** So long a page waits to hear of a newer worker, in ms; the one that is there serves meanwhile. */
const lookMs = 5000;
/** So long for a newer worker to keep its files, in ms, where an older one is there. */
const installMs = 30_000;

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
    [orderDetailsScope, trackOrderScope].map(async (scope) => {
      const options = { scope, updateViaCache: 'none' } as const;
      const registration = await navigator.serviceWorker.register(script(), options);
      // After a release the address is the same, and the browser need not look behind it.
      if (registration.active) await Promise.race([look(registration), pause(lookMs)]);
      return registration;
    }),
  );
  return order ?? null;
}

/** Looks for a newer worker; without one, and without a network, all stays as it is. */
async function look(registration: ServiceWorkerRegistration): Promise<void> {
  try {
    await registration.update();
  } catch {}
}

/** Lets the worker keep everything that this page needs to open again. @returns whether it is kept */
export async function keepPage(): Promise<boolean> {
  const registration = await registerWorker();
  const worker = registration && (await newestOf(registration));
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

/**
 * The worker of the latest build: the one before knows other files, which are gone from the host. It
 * need not be in charge yet.
 */
async function newestOf(registration: ServiceWorkerRegistration): Promise<ServiceWorker | null> {
  const { installing } = registration;
  const others = () => registration.waiting ?? registration.active;
  if (!installing) return others();
  const installed = whenInstalled(installing);
  const newest = await (others() ? Promise.race([installed, pause(installMs)]) : installed);
  return newest ?? others();
}

function whenInstalled(worker: ServiceWorker): Promise<ServiceWorker | null> {
  return new Promise((resolve) => {
    const tell = () => {
      if (worker.state !== 'installing') resolve(worker.state === 'redundant' ? null : worker);
    };
    worker.addEventListener('statechange', tell);
    tell();
  });
}

function pause(ms: number): Promise<null> {
  return new Promise((done) => setTimeout(done, ms, null));
}

function loadedFiles(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === window.location.origin)
    .map(({ pathname }) => pathname);
}
