import { isKeepMessage, recordsJob } from '../shared/offline/keep-message.ts';
import { keptOrders } from '../shared/offline/kept-order.ts';
import { pendingRecords, sendPending } from '../shared/offline/pending-records.ts';
import { files } from './files.ts';
import { answerPage } from './page.ts';
import { planFor } from './plan.ts';
import {
  fetchedOrKept,
  keepFiles,
  keepLoaded,
  keepShell,
  keptOrFetched,
  removeOldShells,
} from './shell-cache.ts';

/**
 * The portal's service worker: it opens the app without internet. It holds no order and no document
 * (those stand in the device's storage, where the page reads its own), and it waits for open pages
 * of an older build to close before it replaces their files.
 */
declare const self: ServiceWorkerGlobalScope;

/** Background Sync, which TypeScript does not know because only some browsers have it. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

// The page says it in our address; nothing does where the API stands on our own host.
globalThis.pabeanApi = new URL(self.location.href).searchParams.get('api') ?? undefined;

const answers = { page: answerPage, asset: keptOrFetched, shop: fetchedOrKept };

self.addEventListener('install', (event) => event.waitUntil(keepShell().then(keepViewer)));

self.addEventListener('activate', (event) => {
  event.waitUntil(removeOldShells().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { method, mode } = request;
  const plan = planFor({ method, mode, url: new URL(request.url), origin: self.location.origin });
  if (plan !== null) event.respondWith(answers[plan](request));
});

self.addEventListener('message', (event) => {
  const { data, ports } = event;
  if (!isKeepMessage(data)) return;
  const answer = (kept: boolean) => ports[0]?.postMessage(kept);
  const loaded = new Set(data.loaded.filter((path) => isAsset(path)));
  event.waitUntil(
    keepFiles(files.viewer)
      // After the viewer, of which the page has loaded some already.
      .then(() => keepLoaded([...loaded]))
      .then(
        () => answer(true),
        () => answer(false),
      ),
  );
});

self.addEventListener('sync' as keyof ServiceWorkerGlobalScopeEventMap, (event) => {
  const sync = event as SyncEvent;
  if (sync.tag === recordsJob) sync.waitUntil(sendRecords());
});

/**
 * A device that keeps an order must draw its document in this build too. Without the files for that
 * this worker does not start, and the one before goes on with its own.
 */
async function keepViewer(): Promise<void> {
  const orders = await keptOrders().catch(() => []);
  if (orders.length > 0) await keepFiles(files.viewer);
}

/** The browser wakes the worker again, some minutes later, only when this fails. */
async function sendRecords(): Promise<void> {
  await sendPending();
  const { length } = await pendingRecords();
  if (length > 0) throw new Error(`${length} downloads are not recorded yet.`);
}

function isAsset(path: string): boolean {
  return path.startsWith('/assets-portal/');
}
