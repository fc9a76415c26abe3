import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { paths } from '../app/paths.ts';
import { keepOrder, removeKeptOrders } from '../shared/offline/kept-order.ts';
import { slowMs } from '../shared/offline/slow.ts';
import { fakeCaches } from '../testing/fake-caches.ts';
import { approved } from '../testing/orders.ts';

vi.stubGlobal('PORTAL_FILES', { version: 'b2', shell: [], viewer: [] });
const { answerPage } = await import('./page.ts');

const origin = 'https://portal.example.com';
const file = () =>
  Object.assign(new Blob(['%PDF']), { arrayBuffer: async () => new ArrayBuffer(4) });
const keep = (order_id: string) => keepOrder({ ...approved, order_id }, [], file());
const open = (path: string) => answerPage(new Request(new URL(path, origin)));
const network = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', answer);
const offline = () => network(() => Promise.reject(new TypeError('offline')));
/** Where a page was sent, or the words of the page that came. */
async function ends(path: string): Promise<string | undefined> {
  const answer = await open(path);
  const place = answer.headers.get('location');
  return place === null ? answer.text() : new URL(place).pathname;
}

beforeEach(async () => {
  vi.stubGlobal('registration', { scope: `${origin}/get-new-order-details/` });
  await removeKeptOrders();
  const { open: openCache } = fakeCaches();
  const shell = await openCache('portal-shell/get-new-order-details/ b2');
  await shell.put('/get-new-order-details/shell', new Response('the page of the app'));
});
afterEach(() => vi.useRealTimers());

describe('with a server', () => {
  test('the page is what the server says, also where it says no', async () => {
    network(async () => new Response('fresh'));
    expect(await ends(paths.trackOrder())).toBe('fresh');
    network(async () => new Response('not found', { status: 404 }));
    expect((await open(paths.trackOrder())).status).toBe(404);
    network(async () => new Response('our fault', { status: 500 }));
    expect((await open(paths.trackOrder())).status).toBe(500);
  });

  test.each([502, 503, 504])('a gateway without it (%i) is like no network', async (status) => {
    network(async () => new Response('<html>', { status }));
    expect(await ends(paths.orderDetailsOf('104777'))).toBe('the page of the app');
  });

  test('that is slower than a traveller waits, the device answers', async () => {
    vi.useFakeTimers();
    network(() => new Promise(() => undefined));
    const answer = ends(paths.orderDetailsOf('104777'));
    await vi.advanceTimersByTimeAsync(slowMs);
    expect(await answer).toBe('the page of the app');
  });
});

describe('without a server', () => {
  beforeEach(offline);

  test('the link in our mail opens the copy of its order', async () => {
    await keep('104777');
    await keep('104778');
    expect(await ends(paths.trackOrderOf('104778'))).toBe(paths.orderDetailsOf('104778'));
  });

  test.each([
    ['an order that is not kept here', paths.trackOrderOf('104999')],
    ['no order', paths.trackOrderEncoded('MTA1')],
    ['no order, and not even a text', '/track-order/%E0%A4%A'],
    ['the empty form, opened by its address', paths.trackOrder()],
  ])('a link to %s opens the app as it is', async (_, path) => {
    await keep('104777');
    expect(await ends(path)).toBe('the page of the app');
  });

  test('the home screen opens the one order, the list of several, or the form', async () => {
    const start = `${paths.trackOrder()}?from=home-screen`;
    expect(await ends(start)).toBe('the page of the app');
    await keep('104777');
    expect(await ends(start)).toBe(paths.orderDetailsOf('104777'));
    await keep('104778');
    expect(await ends(start)).toBe(paths.deviceOrders());
  });

  test("an order's own page is never sent elsewhere", async () => {
    await keep('104777');
    expect(await ends(paths.orderDetailsOf('104777'))).toBe('the page of the app');
  });

  test('a device that has not kept the app says that there is no network', async () => {
    fakeCaches();
    expect((await open(paths.trackOrder())).type).toBe('error');
  });

  test('nor does it give up a page that is slow to come', async () => {
    fakeCaches();
    vi.useFakeTimers();
    network(
      () => new Promise((come) => setTimeout(() => come(new Response('late')), slowMs + 1000)),
    );
    const answer = ends(paths.orderDetailsOf('104777'));
    await vi.advanceTimersByTimeAsync(slowMs + 1000);
    expect(await answer).toBe('late');
  });
});
