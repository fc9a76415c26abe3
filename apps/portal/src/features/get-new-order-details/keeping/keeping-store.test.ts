import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { chooseToKeep, mayKeep } from '../../../shared/offline/keep-choice.ts';
import { keepOrder, keptOrders, removeKeptOrders } from '../../../shared/offline/kept-order.ts';
import { fakeFetch } from '../../../testing/fake-fetch.ts';
import { browserThatKeeps } from '../../../testing/fake-worker.ts';
import { fileOf4Bytes } from '../../../testing/kept-file.ts';
import { approved, download, inDays, standingAt } from '../../../testing/orders.ts';
import { forgetDocument, rememberDocument } from '../document-file.ts';
import { followOrder, keepAgain, startKeeping, tellKept, useKeeping } from './keeping-store.ts';
import { leaveAll, leaveOrder } from './leave-device.ts';

const order = { ...approved, doa: inDays(5) };
const state = () => useKeeping.getState().keeping;
const ids = async () => (await keptOrders()).map(({ order: { order_id } }) => order_id);

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  useKeeping.setState(useKeeping.getInitialState(), true);
  localStorage.clear();
  await removeKeptOrders();
  rememberDocument(order.path ?? '', fileOf4Bytes());
});
afterEach(() => {
  forgetDocument();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

describe('an approved order that the server shows', () => {
  test('is kept with its downloads and its document, and the page says until when', async () => {
    browserThatKeeps();
    const told = vi.fn();
    const stop = useKeeping.subscribe(({ keeping }) => told(keeping.state));
    await followOrder(order, [download(1)]);
    stop();
    expect(told.mock.calls).toEqual([['none'], ['keeping'], ['kept']]);
    const [kept] = await keptOrders();
    expect(kept).toMatchObject({ order, downloads: [download(1)] });
    expect(state()).toEqual({ state: 'kept', until: kept?.until });
  });

  test('is kept anew behind what the page says already', async () => {
    browserThatKeeps();
    await followOrder(order, []);
    const told = vi.fn();
    const stop = useKeeping.subscribe(({ keeping }) => told(keeping.state));
    await followOrder(order, [download(1)]);
    stop();
    expect(told.mock.calls).toEqual([['kept']]);
    expect((await keptOrders())[0]?.downloads).toHaveLength(1);
  });

  test('stays kept when its document cannot be fetched again', async () => {
    browserThatKeeps();
    await followOrder(order, []);
    forgetDocument();
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('network')));
    await followOrder(order, [download(1)]);
    const [kept] = await keptOrders();
    expect(kept?.file.bytes.byteLength).toBe(4);
    expect(state()).toEqual({ state: 'kept', until: kept?.until });
  });

  test('stays kept when the page cannot be kept anew', async () => {
    browserThatKeeps();
    await followOrder(order, []);
    const [kept] = await keptOrders();
    browserThatKeeps(false);
    await followOrder(order, [download(1)]);
    expect([state(), await ids()]).toEqual([{ state: 'kept', until: kept?.until }, ['104777']]);
  });

  test('stays kept when there is no room for it anew', async () => {
    browserThatKeeps();
    await followOrder(order, []);
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await followOrder(order, [download(1)]);
    expect([state().state, await ids()]).toEqual(['kept', ['104777']]);
  });

  test('stays when another page kept it while this one could not', async () => {
    browserThatKeeps();
    forgetDocument();
    const network = Promise.withResolvers<Response>();
    vi.stubGlobal('fetch', () => network.promise);
    const copying = followOrder(order, []);
    await vi.waitFor(() => expect(state().state).toBe('keeping'), 10_000);
    await keptOrders();
    const until = await keepOrder(order, [], fileOf4Bytes());
    network.reject(new TypeError('network'));
    await copying;
    expect([state(), await ids()]).toEqual([{ state: 'kept', until }, ['104777']]);
  });

  test('is not stored before what opens it', async () => {
    browserThatKeeps(null);
    void followOrder(order, []);
    await vi.waitFor(() => expect(state().state).toBe('keeping'), 10_000);
    await new Promise((done) => setTimeout(done, 50));
    expect([state().state, await ids()]).toEqual(['keeping', []]);
  });

  test('is not kept on as another document that cannot be fetched', async () => {
    browserThatKeeps();
    await followOrder(order, []);
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('network')));
    await followOrder({ ...order, path: '/uploads/corrected.pdf' }, []);
    expect(await ids()).toEqual([]);
    expect(state()).toEqual({ state: 'impossible' });
  });

  test('stays beside the orders of others', async () => {
    browserThatKeeps();
    await keepOrder({ ...order, order_id: '104778' }, [], fileOf4Bytes());
    await followOrder(order, []);
    expect(await ids()).toEqual(['104777', '104778']);
  });

  test('is not kept where somebody has said no, until somebody says yes', async () => {
    browserThatKeeps();
    chooseToKeep(false);
    await followOrder(order, []);
    expect([state().state, await ids()]).toEqual(['removed', []]);
    await keepAgain(order, []);
    expect([state().state, await ids(), mayKeep()]).toEqual(['kept', ['104777'], true]);
  });
});

test.each([
  ['this order', () => leaveOrder('104777', undefined)],
  ['all of them', leaveAll],
])('a copy that is on its way does not come back after removing %s', async (_, leave) => {
  browserThatKeeps();
  fakeFetch({});
  let arrive: (bytes: ArrayBuffer) => void = () => {};
  const bytes = new Promise<ArrayBuffer>((done) => (arrive = done));
  rememberDocument(
    order.path ?? '',
    Object.assign(new Blob(['%PDF']), { arrayBuffer: () => bytes }),
  );
  const copying = followOrder(order, []);
  await leave();
  arrive(new ArrayBuffer(4));
  await copying;
  expect(await ids()).toEqual([]);
  // Whoever opens it again gets a copy again.
  chooseToKeep(true);
  startKeeping(order.order_id);
  rememberDocument(order.path ?? '', fileOf4Bytes());
  await followOrder(order, []);
  expect(await ids()).toEqual(['104777']);
});

describe('a document that was replaced while it was on its way', () => {
  const newer = { ...order, path: '/uploads/docs/104777/newer.pdf', file1: 'newer.pdf' };
  const paths = async () => (await keptOrders()).map((copy) => copy.order.path);

  /** Keeps the former document, whose bytes come when the test says so. */
  async function followFormer() {
    browserThatKeeps();
    const bytes = Promise.withResolvers<ArrayBuffer>();
    const arrayBuffer = vi.fn(() => bytes.promise);
    rememberDocument(order.path ?? '', Object.assign(new Blob(['%PDF']), { arrayBuffer }));
    const kept = followOrder(order, []);
    await vi.waitFor(() => expect(arrayBuffer).toHaveBeenCalled(), 10_000);
    return { ...bytes, kept };
  }

  test.each(['arrives late', 'does not arrive'])('and %s leaves the newer copy', async (end) => {
    const former = await followFormer();
    rememberDocument(newer.path, fileOf4Bytes());
    await followOrder(newer, []);
    expect(await paths()).toEqual([newer.path]);
    if (end === 'arrives late') former.resolve(new ArrayBuffer(4));
    else former.reject(new TypeError('gone'));
    await former.kept;
    expect([await paths(), state().state]).toEqual([[newer.path], 'kept']);
  });

  test('is not kept where the server took it back meanwhile', async () => {
    const former = await followFormer();
    await followOrder(standingAt('refunded'), []);
    former.resolve(new ArrayBuffer(4));
    await former.kept;
    expect([await ids(), state().state]).toEqual([[], 'none']);
  });
});

describe('half a copy is none', () => {
  const earlierPath = '/uploads/before-the-correction.pdf';
  async function couldNot(): Promise<void> {
    await keepOrder({ ...order, path: earlierPath }, [], fileOf4Bytes());
    await followOrder(order, []);
    expect([state().state, await ids()]).toEqual(['impossible', []]);
  }

  test('where the worker has no room for the page', async () => {
    browserThatKeeps(false);
    await couldNot();
  });

  test('where the browser has no workers', () => couldNot());

  test('where the document does not arrive', async () => {
    browserThatKeeps();
    forgetDocument();
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    await couldNot();
  });

  test('where another site keeps the document', async () => {
    browserThatKeeps();
    forgetDocument();
    const elsewhere = Object.defineProperty(new Response(), 'type', { value: 'opaqueredirect' });
    vi.stubGlobal('fetch', async () => elsewhere);
    await couldNot();
  });

  test('where there is no storage', async () => {
    browserThatKeeps();
    vi.stubGlobal('indexedDB', undefined);
    await followOrder(order, []);
    expect(state().state).toBe('impossible');
  });
});

test.each(['refunded', 'closed', 'preparing'] as const)(
  'the copy goes when the server shows no document any more (%s)',
  async (stage) => {
    browserThatKeeps();
    await followOrder(order, []);
    await keepOrder({ ...order, order_id: '104778' }, [], fileOf4Bytes());
    await followOrder(standingAt(stage), []);
    expect([state().state, await ids()]).toEqual(['none', ['104778']]);
  },
);

test('storage that breaks while a copy goes breaks nothing else', async () => {
  browserThatKeeps();
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('broken', 'UnknownError');
  });
  await followOrder(standingAt('closed'), []);
  expect(state().state).toBe('none');
  await followOrder(order, []);
  expect(state().state).toBe('impossible');
});

test('what becomes of an order that was left says nothing of the one that is open', async () => {
  browserThatKeeps();
  const bytes = Promise.withResolvers<ArrayBuffer>();
  rememberDocument(
    order.path ?? '',
    Object.assign(new Blob(['%PDF']), { arrayBuffer: () => bytes.promise }),
  );
  const left = followOrder(order, []);
  await vi.waitFor(() => expect(state().state).toBe('keeping'), 10_000);
  await followOrder({ ...standingAt('preparing'), order_id: '104778' }, []);
  bytes.resolve(new ArrayBuffer(4));
  await left;
  expect(await ids()).toEqual(['104777']);
  expect(useKeeping.getState()).toMatchObject({ orderId: '104778', keeping: { state: 'none' } });
});

test('an order is said to be on its way, also after one that is kept', async () => {
  browserThatKeeps();
  await followOrder(order, []);
  const told = vi.fn();
  const stop = useKeeping.subscribe(({ keeping }) => told(keeping.state));
  await followOrder({ ...order, order_id: '104778' }, []);
  stop();
  expect(told.mock.calls).toEqual([['none'], ['keeping'], ['kept']]);
});

test('a page that came from the copy says until when it is kept', () => {
  const until = new Date('2026-12-23');
  tellKept(order, until);
  expect(state()).toEqual({ state: 'kept', until });
});
