import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keepOrder, removeKeptOrders } from '../shared/offline/kept-order.ts';
import { queueRecord } from '../shared/offline/pending-records.ts';
import { json } from '../testing/answers.ts';
import { fakeCaches } from '../testing/fake-caches.ts';
import { fakeFetch } from '../testing/fake-fetch.ts';
import { fileOf4Bytes } from '../testing/kept-file.ts';
import { approved } from '../testing/orders.ts';

const shop = '/api/shop';
const page = '/get-new-order-details/shell';
const viewer = '/assets-portal/pdf-1.js';
const cache = 'portal-shell/get-new-order-details/ b2';
const earlierCache = 'portal-shell/get-new-order-details/ a1';
const words = '/assets-portal/de-1.js';

const listeners: Record<string, (event: object) => void> = {};
const claim = vi.fn(async () => undefined);
vi.stubGlobal('PORTAL_FILES', { version: 'b2', shell: ['/assets-portal/a.js'], viewer: [viewer] });
const beTheWorker = () =>
  vi.stubGlobal('self', {
    addEventListener: (name: string, listen: (event: object) => void) => {
      listeners[name] = listen;
    },
    location: new URL('https://portal.example.com'),
    clients: { claim },
    registration: { scope: 'https://portal.example.com/get-new-order-details/' },
  });
beTheWorker();
await import('./portal-sw.ts');

const ok = () => new Response('');
const all = { [shop]: ok, [page]: ok, [viewer]: ok, [words]: ok, '/assets-portal/a.js': ok };

/** Tells the worker of an event, and waits until it is done with it. */
async function happens(name: string, more: object = {}): Promise<Response | undefined> {
  const waited: Promise<unknown>[] = [];
  let answer: Promise<Response> | undefined;
  listeners[name]?.({
    ...more,
    waitUntil: (work: Promise<unknown>) => waited.push(work),
    respondWith: (work: Promise<Response>) => {
      answer = work;
    },
  });
  await Promise.all(waited);
  return answer;
}

/** What the worker answers to its page's message; undefined for none. */
async function told(data: unknown): Promise<unknown> {
  const answers: unknown[] = [];
  await happens('message', {
    data,
    ports: [{ postMessage: (kept: unknown) => answers.push(kept) }],
  });
  return answers[0];
}

beforeEach(() => {
  claim.mockClear();
  beTheWorker();
});

test('a new worker keeps its files first, and takes over the pages after the old one', async () => {
  const { held, open } = fakeCaches();
  await open(earlierCache);
  fakeFetch(all);
  await happens('install');
  expect(held()[cache]).toEqual([shop, '/assets-portal/a.js', page].sort());
  expect(claim).not.toHaveBeenCalled();
  await happens('activate');
  expect(Object.keys(held())).toContain(cache);
  expect(Object.keys(held())).not.toContain(earlierCache);
  expect(claim).toHaveBeenCalledOnce();
});

describe('a device that keeps an order', () => {
  beforeEach(async () => void (await keepOrder(approved, [], fileOf4Bytes())));
  afterEach(removeKeptOrders);

  test('has what draws its document in the new build too', async () => {
    const { held } = fakeCaches();
    fakeFetch(all);
    await happens('install');
    expect(held()[cache]).toContain(viewer);
  });

  test('stays with the old build as long as that cannot be had', async () => {
    fakeCaches();
    fakeFetch({ ...all, [viewer]: () => new TypeError('The network went away.') });
    await expect(happens('install')).rejects.toThrow('went away');
  });
});

test('it answers for the files of the portal, and leaves the calls of the back office alone', async () => {
  fakeCaches();
  fakeFetch({ ...all, [words]: () => new Response('Wörter') });
  const get = (path: string) =>
    happens('fetch', { request: new Request(new URL(path, 'https://portal.example.com')) });
  expect(await (await get(words))?.text()).toBe('Wörter');
  expect(await get('/api/admin/get-folder-count')).toBeUndefined();
  expect(await get('/uploads/docs/104777/a1b2.pdf')).toBeUndefined();
});

test('it keeps what draws the document, and of what the page names only files of the portal', async () => {
  const { held } = fakeCaches();
  const sent = fakeFetch(all);
  const loaded = [words, viewer, '/uploads/docs/104777/a1b2.pdf', '/admin'];
  expect(await told({ keep: 'viewer', loaded })).toBe(true);
  expect(held()).toEqual({ [cache]: [words, viewer].sort() });
  expect(sent.map(({ path }) => path).sort()).toEqual([words, viewer].sort());
});

test('a page of another build names files that are gone, and what draws the document is kept', async () => {
  const { held } = fakeCaches();
  const gone = '/assets-portal/de-of-a1.js';
  fakeFetch({ ...all, [gone]: () => new Response('', { status: 404 }) });
  expect(await told({ keep: 'viewer', loaded: [gone, words, words] })).toBe(true);
  expect(held()).toEqual({ [cache]: [words, viewer].sort() });
  fakeCaches();
  fakeFetch({ ...all, [words]: () => new Response('', { status: 503 }) });
  expect(await told({ keep: 'viewer', loaded: [words] })).toBe(false);
});

test('it says when there was no room or no network for it', async () => {
  fakeCaches();
  fakeFetch({});
  expect(await told({ keep: 'viewer', loaded: [] })).toBe(false);
});

test('it does not answer to the messages of others', async () => {
  fakeCaches();
  fakeFetch({});
  expect(await told({ type: 'webpackOk' })).toBeUndefined();
});

test('it sends the waiting records when the browser wakes it for them', async () => {
  const request = async (_: string, work: () => Promise<boolean>) => work();
  vi.stubGlobal('navigator', Object.create(navigator, { locks: { value: { request } } }));
  const call = '/api/front/download-passport-doc-pdf';
  const answers = [() => new TypeError('No network yet.')];
  const sent = fakeFetch({
    [call]: () => answers.shift()?.() ?? json({ status: 1, message: 'Recorded.' }),
  });
  const pressedAt = new Date().toISOString();
  await queueRecord({ orderId: '104777', file1: 'a.pdf', timezone: 'Asia/Jakarta', pressedAt });
  await happens('sync', { tag: 'something-else' });
  expect(sent).toEqual([]);
  // It fails, so that the browser wakes it once more.
  await expect(happens('sync', { tag: 'portal-records' })).rejects.toThrow('not recorded yet');
  await happens('sync', { tag: 'portal-records' });
  const record = { path: call, body: expect.objectContaining({ pressedAt }) };
  expect(sent).toEqual([record, record]);
  await happens('sync', { tag: 'portal-records' });
  expect(sent).toHaveLength(2);
});
