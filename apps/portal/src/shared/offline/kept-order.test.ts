import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { approved, download } from '../../testing/orders.ts';
import { inStore } from './database.ts';
import {
  keepOrder,
  keptCopyOf,
  keptFile,
  keptOrders,
  removeKeptOrder,
  removeKeptOrders,
} from './kept-order.ts';

const file = () =>
  Object.assign(new Blob(['%PDF']), { arrayBuffer: async () => new ArrayBuffer(4) });
const second = { ...approved, order_id: '104778', full_name: 'Tomas Ostrowick-Vale' };
const ids = async () => (await keptOrders()).map(({ order }) => order.order_id);

beforeEach(removeKeptOrders);

test('several orders stay on one device, each of them removable', async () => {
  await keepOrder(second, [], file());
  await keepOrder(approved, [download(1)], file());
  expect(await ids()).toEqual(['104777', '104778']);
  expect((await keptCopyOf('104778'))?.order.full_name).toBe('Tomas Ostrowick-Vale');
  await removeKeptOrder('104777');
  expect(await ids()).toEqual(['104778']);
  expect(await keptCopyOf('104777')).toBeUndefined();
});

test('a copy that is over its time is removed', async () => {
  await keepOrder({ ...approved, doa: null }, [], file(), new Date('2020-01-01'));
  expect(await ids()).toEqual([]);
  expect(await inStore('kept', 'readonly', (store) => store.count())).toBe(0);
});

test('one that is over its time and cannot be removed keeps no other from opening', async () => {
  await keepOrder(second, [], file());
  await keepOrder({ ...approved, doa: null }, [], file(), new Date('2020-01-01'));
  vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(await ids()).toEqual(['104778']);
  vi.restoreAllMocks();
});

test('the one copy of the release before opens, and gives way to a new one of its order', async () => {
  await keepOrder(approved, [], file());
  const kept = await keptCopyOf('104777');
  await removeKeptOrders();
  await inStore('kept', 'readwrite', (store) => store.put(kept, 'order'));
  expect((await keptCopyOf('104777'))?.order).toEqual(approved);
  await keepOrder(second, [], file());
  expect(await ids()).toEqual(['104777', '104778']);
  await keepOrder(approved, [], file());
  expect(await ids()).toEqual(['104777', '104778']);
  await inStore('kept', 'readwrite', (store) => store.put(kept, 'order'));
  await removeKeptOrder('104777');
  expect(await ids()).toEqual(['104778']);
});

test('orders stand by their arrival, and those without one are the last', async () => {
  const orders = [
    { order_id: '3', doa: null },
    { order_id: '2', doa: '2026-12-02' },
    { order_id: '1', doa: '2026-12-02' },
    { order_id: '4', doa: '2026-11-30' },
  ];
  for (const order of orders) await keepOrder({ ...approved, ...order }, [], file());
  expect(await ids()).toEqual(['4', '1', '2', '3']);
});

test('the document comes back as it was, with the kind of file it is', async () => {
  const pdf = new Blob(['%PDF-1.7'], { type: 'application/pdf' });
  const bytes = new TextEncoder().encode('%PDF-1.7').buffer;
  await keepOrder(approved, [download(7)], Object.assign(pdf, { arrayBuffer: async () => bytes }));
  const kept = await keptCopyOf('104777');
  if (kept === undefined) throw new Error('Nothing was kept.');
  expect(kept.downloads).toEqual([download(7)]);
  expect(keptFile(kept).type).toBe('application/pdf');
  expect(keptFile(kept).size).toBe(8);
});

test('a device without storage keeps nothing, and removing there is no mistake', async () => {
  vi.stubGlobal('indexedDB', undefined);
  expect(await keptOrders()).toEqual([]);
  expect(await keptCopyOf('104777')).toBeUndefined();
  await expect(removeKeptOrder('104777')).resolves.toBeUndefined();
  await expect(removeKeptOrders()).resolves.toBeUndefined();
});

test('storage that does not answer is like a device that keeps nothing', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('broken', 'UnknownError');
  });
  expect(await keptCopyOf('104777')).toBeUndefined();
  vi.restoreAllMocks();
});
