import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { approved, download } from '../../testing/orders.ts';
import { inStore } from './database.ts';
import {
  keepOrder,
  keptCopyOf,
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
