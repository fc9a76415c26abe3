import type { ProcessStatus } from '@pabean/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedIn, type TestApp, testApp } from '../../support/app.ts';
import { addDocument } from '../../support/documents.ts';

let app: TestApp;
let team: SignedIn;
let admin: SignedIn;
beforeAll(async () => {
  app = await testApp();
  team = await app.signIn('Team', 'Ayu Lestari');
  admin = await app.signIn('Admin', 'Made Wirawan');
});
afterAll(() => app.stop());

async function moved(orderId: string, ...to: ProcessStatus[]) {
  for (const updatingStatus of to) {
    const body = { orderId: [orderId], updatingStatus };
    expect(await app.call('moveOrderStatus', { body }, team)).toMatchObject({ http: 200 });
  }
}

const wasFiled = async (orderId: string) =>
  (await app.call('getOrdersDetails', { params: { orderId } }, team)).data?.was_filed;

test('of a refunded order it is told whether it has been filed, by a move or a document', async () => {
  const [none, filed, completed, documented] = [
    await app.newOrder(),
    await app.newOrder(),
    await app.newOrder(),
    await app.newOrder({ process_status: 'Refunds' }),
  ];
  await moved(none, 'Awaiting', 'Refunds');
  await moved(filed, 'AwaitingGovt', 'Awaiting', 'Refunds');
  await moved(completed, 'Completed', 'Refunds');
  expect(await wasFiled(documented)).toBe(false);
  await addDocument(app, documented);
  expect(await wasFiled(none)).toBe(false);
  for (const orderId of [filed, completed, documented]) expect(await wasFiled(orderId)).toBe(true);
});

test('a filing that was undone counts no more, and of other orders nothing is told', async () => {
  const orderId = await app.newOrder();
  await moved(orderId, 'AwaitingGovt');
  expect(await wasFiled(orderId)).toBeNull();
  const { version } = await app.order(orderId);
  const undo = { orderId: [orderId], versions: { [orderId]: version } };
  expect(await app.call('undoChange', { body: undo }, team)).toMatchObject({ http: 200 });
  await moved(orderId, 'Refunds');
  expect(await wasFiled(orderId)).toBe(false);
});

async function restored(to: ProcessStatus): Promise<string> {
  const orderId = await app.newOrder({ process_status: 'Deleted' });
  const body = { orderId: [orderId], updatingStatus: to };
  expect(await app.call('changeOrderStatus', { body }, admin)).toMatchObject({ http: 200 });
  return orderId;
}

test('an order that was filed by its restoring has been filed, until that is undone', async () => {
  const [filed, completed, undone, waiting] = [
    await restored('AwaitingGovt'),
    await restored('Completed'),
    await restored('AwaitingGovt'),
    await restored('Awaiting'),
  ];
  const { version } = await app.order(undone);
  const undo = { orderId: [undone], versions: { [undone]: version } };
  expect(await app.call('undoChange', { body: undo }, admin)).toMatchObject({ http: 200 });
  const again = { orderId: [undone], updatingStatus: 'Awaiting' };
  expect(await app.call('changeOrderStatus', { body: again }, admin)).toMatchObject({ http: 200 });
  for (const orderId of [filed, completed, undone, waiting]) await moved(orderId, 'Refunds');
  for (const orderId of [filed, completed]) expect(await wasFiled(orderId)).toBe(true);
  for (const orderId of [undone, waiting]) expect(await wasFiled(orderId)).toBe(false);
});
