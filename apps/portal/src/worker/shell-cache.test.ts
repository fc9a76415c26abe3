import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeCaches } from '../testing/fake-caches.ts';

vi.stubGlobal('PORTAL_FILES', {
  version: 'b2',
  shell: ['/assets-portal/index-1.js', '/assets-portal/index-1.css'],
  viewer: ['/assets-portal/pdf-1.js'],
});
const {
  fetchedOrKept,
  keepFiles,
  keepLoaded,
  keepShell,
  keptOrFetched,
  removeOldShells,
  shellPage,
} = await import('./shell-cache.ts');

const origin = 'https://portal.example.com';
const scopes = ['/track-order', '/get-new-order-details/'] as const;
const [trackOrder, orderDetails] = scopes;
const cache = `portal-shell${orderDetails} b2`;
const beTheWorkerOf = (scope: string) =>
  vi.stubGlobal('registration', { scope: new URL(scope, origin).href });
const page = '/get-new-order-details/shell';
let asked: string[] = [];
let answer: (path: string) => Response;

/** Node reads no address from the place of a worker. */
class WorkerRequest extends Request {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, origin) : input, init);
  }
}

beforeEach(() => {
  beTheWorkerOf(orderDetails);
  asked = [];
  answer = (path) => new Response(`the file ${path}`);
  vi.stubGlobal('Request', WorkerRequest);
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, origin);
    asked.push(pathname);
    return answer(pathname);
  });
});

const request = (path: string) => new WorkerRequest(path);
const offline = () => {
  answer = () => {
    throw new TypeError('offline');
  };
};

describe('what the app needs to start', () => {
  test('is kept as a whole', async () => {
    const { held } = fakeCaches();
    await keepShell();
    expect(held()).toEqual({
      [cache]: [
        '/api/shop',
        '/assets-portal/index-1.css',
        '/assets-portal/index-1.js',
        page,
      ].sort(),
    });
    expect(await (await shellPage())?.text()).toBe(`the file ${page}`);
  });

  test('is kept later, when a file of it could not be had', async () => {
    fakeCaches();
    answer = (path) => new Response('', { status: path.endsWith('.css') ? 404 : 200 });
    await expect(keepShell()).rejects.toThrow('/assets-portal/index-1.css: 404');
    answer = () => new Response('');
    await expect(keepShell()).resolves.toBeUndefined();
  });

  test('is not there before', async () => {
    fakeCaches();
    expect(await shellPage()).toBeUndefined();
  });
});

test('a file that is kept already is not fetched again', async () => {
  fakeCaches();
  await keepFiles(['/assets-portal/a.js']);
  await keepFiles(['/assets-portal/a.js', '/assets-portal/b.js']);
  expect(asked).toEqual(['/assets-portal/a.js', '/assets-portal/b.js']);
});

describe('the files of earlier builds go', () => {
  const own = `portal-shell${orderDetails}`;
  const others = `portal-shell${trackOrder}`;
  /** What of these is there after this page's worker has taken over. */
  const keptOf = async (...names: string[]) => {
    const { held, open } = fakeCaches();
    for (const name of names) await open(name);
    await removeOldShells();
    return Object.keys(held()).filter((name) => names.includes(name));
  };

  test('and caches of others stay', async () => {
    expect(await keptOf(`${own} a1`, cache, 'back-office')).toEqual([cache, 'back-office']);
  });

  test('but those stay by which the other page still opens', async () => {
    expect(await keptOf(`${others} a1`, `${own} a1`, cache)).toEqual([`${others} a1`, cache]);
    beTheWorkerOf(trackOrder);
    const names = [`${own} a1`, `${others} a1`, `${others} b2`];
    expect(await keptOf(...names)).toEqual([`${own} a1`, `${others} b2`]);
  });

  test('and those of both pages, once the new workers of both have taken over', async () => {
    const { held, open } = fakeCaches();
    const shared = 'portal-shell-a1';
    for (const name of [shared, cache, `${others} b2`]) await open(name);
    await removeOldShells();
    expect(Object.keys(held())).toContain(shared);
    await removeOldShells();
    expect(Object.keys(held())).toContain(shared);
    beTheWorkerOf(trackOrder);
    await removeOldShells();
    expect(Object.keys(held()).sort()).toEqual([own, others, cache, `${others} b2`].sort());
  });
});

describe('a file with a hash in its name', () => {
  test('comes from the device once it is there', async () => {
    fakeCaches();
    const first = await keptOrFetched(request('/assets-portal/a.js'));
    expect(await first.text()).toBe('the file /assets-portal/a.js');
    offline();
    const second = await keptOrFetched(request('/assets-portal/a.js'));
    expect(await second.text()).toBe('the file /assets-portal/a.js');
    expect(asked).toHaveLength(1);
  });

  test('that the server does not have is not kept as if it had', async () => {
    const { held } = fakeCaches();
    answer = () => new Response('gone', { status: 404 });
    expect((await keptOrFetched(request('/assets-portal/a.js'))).status).toBe(404);
    expect(Object.values(held()).flat()).toEqual([]);
  });
});

describe('a page that came in the place of a file is not kept', () => {
  const path = '/assets-portal/a.js';
  const signIn = () => new Response('<p>Sign in', { headers: { 'Content-Type': 'text/html' } });

  test('when a part of the app is asked for', async () => {
    fakeCaches();
    answer = signIn;
    await keptOrFetched(request(path));
    answer = (there) => new Response(`the file ${there}`);
    expect(await (await keptOrFetched(request(path))).text()).toBe(`the file ${path}`);
  });

  test('when the files are kept that the app needs without internet', async () => {
    const { held } = fakeCaches();
    answer = (there) => (there === path ? signIn() : new Response(`the file ${there}`));
    await expect(keepFiles(['/assets-portal/b.js', path])).rejects.toThrow('a page');
    expect(held()).toEqual({ [cache]: ['/assets-portal/b.js'] });
    answer = (there) => new Response(`the file ${there}`);
    await keepFiles(['/assets-portal/b.js', path]);
    expect(held()).toEqual({ [cache]: [path, '/assets-portal/b.js'] });
  });

  test('when a page of another build names a file that a static host has no more', async () => {
    const { held } = fakeCaches();
    answer = signIn;
    await keepLoaded([path]);
    expect(held()).toEqual({ [cache]: [] });
  });

  test('when the shop is asked for its name', async () => {
    fakeCaches();
    const shop = async () => (await fetchedOrKept(request('/api/shop'))).text();
    answer = () => new Response('name');
    await shop();
    answer = signIn;
    await shop();
    offline();
    expect(await shop()).toBe('name');
  });
});

describe('the face of the shop', () => {
  const shop = () => fetchedOrKept(request('/api/shop'));

  test('is the newest that the server says, and the last one without a server', async () => {
    fakeCaches();
    answer = () => new Response('old name');
    await shop();
    answer = () => new Response('new name');
    expect(await (await shop()).text()).toBe('new name');
    offline();
    expect(await (await shop()).text()).toBe('new name');
  });

  test('is not replaced by an error', async () => {
    fakeCaches();
    answer = () => new Response('name');
    await shop();
    answer = () => new Response('broken', { status: 500 });
    expect((await shop()).status).toBe(500);
    offline();
    expect(await (await shop()).text()).toBe('name');
  });

  test('fails as the network does where none was kept', async () => {
    fakeCaches();
    offline();
    await expect(shop()).rejects.toThrow('offline');
  });
});

test('a full device keeps nothing more, and is still handed what came', async () => {
  fakeCaches();
  vi.stubGlobal(
    'caches',
    Object.assign(caches, {
      open: async () => ({
        match: async () => undefined,
        put: () => Promise.reject(new DOMException('full', 'QuotaExceededError')),
      }),
    }),
  );
  for (const hand of [keptOrFetched, fetchedOrKept]) {
    const handed = await hand(request('/assets-portal/later-1.js'));
    expect(await handed.text()).toBe('the file /assets-portal/later-1.js');
  }
});
