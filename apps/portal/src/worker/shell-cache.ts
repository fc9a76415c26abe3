import { apiAddress } from '@pabean/api-client';
import { orderDetailsScope } from '../shared/offline/scopes.ts';
import { files } from './files.ts';
import { configPath, shopPath } from './plan.ts';

const prefix = 'portal-shell-';
const name = prefix + files.version;
/** The one page of the app, as the server gives it for any order's address. */
const page = `${orderDetailsScope}shell`;

const cache = () => caches.open(name);

/** Keeps the files, except those that are here already. */
export async function keepFiles(paths: readonly string[]): Promise<void> {
  const shell = await cache();
  const here = await Promise.all(paths.map((path) => shell.match(path)));
  await shell.addAll(paths.filter((_, index) => here[index] === undefined));
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

/** Earlier builds' files go. */
export async function removeOldShells(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((other) => other.startsWith(prefix) && other !== name);
  await Promise.all(old.map((other) => caches.delete(other)));
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
  if (fetched.ok) await (await cache()).put(request.url, fetched.clone());
  return fetched;
}

/** What may change: the server's answer, or the last one when there is none. */
export async function fetchedOrKept(request: Request): Promise<Response> {
  const shell = await cache();
  try {
    const fetched = await fetch(request);
    if (fetched.ok) await shell.put(request.url, fetched.clone());
    return fetched;
  } catch (failure) {
    const cached = await shell.match(request.url);
    if (cached) return cached;
    throw failure;
  }
}
