import { apiAddress } from '@pabean/api-client';
import { isPage } from '../shared/offline/is-page.ts';
import { orderDetailsScope, trackOrderScope } from '../shared/offline/scopes.ts';
import { files } from './files.ts';
import { configPath, shopPath } from './plan.ts';

declare const self: ServiceWorkerGlobalScope;

const family = 'portal-shell';
/** What the caches were named by when both pages of the portal shared one for each build. */
const sharedPrefix = `${family}-`;
const ownScope = () => new URL(self.registration.scope).pathname;
/** An empty cache by this name says that the new worker of a page has taken over. */
const markOf = (scope: string) => family + scope;
/**
 * Each of the two pages has a worker of its own, and caches of its own: one may still run an older
 * build when the other one removes its files.
 */
const ownPrefix = () => `${markOf(ownScope())} `;
const ownName = () => ownPrefix() + files.version;
/** The one page of the app, as the server gives it for any order's address. */
const page = `${orderDetailsScope}shell`;

const cache = () => caches.open(ownName());

/**
 * Keeps the files, except those that are here already. A page that was kept in the place of one would break the
 * app on this device for good.
 */
export async function keepFiles(paths: readonly string[]): Promise<void> {
  const shell = await cache();
  const here = await Promise.all(paths.map((path) => shell.match(path)));
  const missing = paths.filter((_, index) => here[index] === undefined);
  await shell.addAll(missing);
  for (const path of missing) {
    const file = await shell.match(path);
    if (file === undefined || !isPage(file)) continue;
    await shell.delete(path);
    throw new TypeError(`${path} answered with a page.`);
  }
}

/**
 * Keeps what a page has loaded. A file that the server does not have is of an earlier build's page: this
 * build opens without it.
 */
export async function keepLoaded(paths: readonly string[]): Promise<void> {
  const shell = await cache();
  const keep = async (path: string) => {
    if (await shell.match(path)) return;
    const answer = await fetch(path);
    const isGone = answer.status === 404 || isPage(answer);
    if (answer.ok && !isGone) await shell.put(path, answer);
    else if (!isGone) throw new TypeError(`${path} answered with ${answer.status}.`);
  };
  await Promise.all(paths.map(keep));
}

/** Keeps the page and what it needs to start; fails as a whole, and is then tried again. */
export async function keepShell(): Promise<void> {
  const shell = await cache();
  const isElsewhere = globalThis.pabeanApi !== undefined;
  // A static host may know no address but its files'.
  const answer = await fetch(new Request(isElsewhere ? '/' : page, { cache: 'no-cache' }));
  if (!answer.ok) throw new TypeError(`The page answered with ${answer.status}.`);
  await shell.put(page, answer);
  // The first visit asked for them before there was a worker.
  await shell.addAll([apiAddress(shopPath), ...(isElsewhere ? [configPath] : [])]);
  await keepFiles(files.shell);
}

/**
 * The files of this page's earlier builds go, when its new worker has taken over; the shared ones when
 * both have. Until then the other page may still be opened by them.
 */
export async function removeOldShells(): Promise<void> {
  // For the other one to see: a worker knows no registration but its own.
  await caches.open(markOf(ownScope()));
  const names = await caches.keys();
  const marks = [orderDetailsScope, trackOrderScope].map(markOf);
  const areBoth = marks.every((mark) => names.includes(mark));
  const isOld = (name: string) =>
    (name.startsWith(ownPrefix()) && name !== ownName()) ||
    (areBoth && name.startsWith(sharedPrefix));
  const old = names.filter(isOld);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** The app's page, to start without a server. */
export async function shellPage(): Promise<Response | undefined> {
  return (await cache()).match(page);
}

/** A file with a hash in its name never changes: the kept one is the right one. */
export async function keptOrFetched(request: Request): Promise<Response> {
  const cached = await caches.match(request.url);
  if (cached) return cached;
  const fetched = await fetch(request);
  if (fetched.ok && !isPage(fetched)) await keepIfRoom(await cache(), request.url, fetched);
  return fetched;
}

/** A device that is full keeps nothing more, and is still handed what came. */
async function keepIfRoom(shell: Cache, url: string, fetched: Response): Promise<void> {
  await shell.put(url, fetched.clone()).catch(() => undefined);
}

/** What may change: the server's answer, or the last one when there is none. */
export async function fetchedOrKept(request: Request): Promise<Response> {
  const shell = await cache();
  try {
    const fetched = await fetch(request);
    if (fetched.ok && !isPage(fetched)) await keepIfRoom(shell, request.url, fetched);
    return fetched;
  } catch (failure) {
    const cached = await shell.match(request.url);
    if (cached) return cached;
    throw failure;
  }
}
