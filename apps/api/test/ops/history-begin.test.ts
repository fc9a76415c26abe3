import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type HistoryHead, readHistoryHead } from '../../src/db/queries/order-history.ts';
import { verifyHistory } from '../../src/usecases/history-chain/verify.ts';
import { sentOrder } from '../intake/orders.ts';
import { type SignedIn, type TestApp, testApp } from '../support/app.ts';

let app: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  app = await testApp();
  admin = await app.signIn('Admin', 'Rina Kartika');
});
afterAll(() => app.stop());

const pkOf = async (orderId: string) => (await app.order(orderId)).id;
const move = (orderId: string, updatingStatus: string) =>
  app.call('moveOrderStatus', { body: { orderId: [orderId], updatingStatus } }, admin);
const flawOf = async (orderId: string) =>
  (await verifyHistory({ db: app.db, order: { id: orderId, pk: await pkOf(orderId) } })).firstFlaw;
const headOf = async (orderId: string) =>
  (await readHistoryHead(app.db, await pkOf(orderId))) as HistoryHead;

test('the first rows of orders that come in together begin their chains', async () => {
  const ids = ['CHAIN-001', 'CHAIN-002', 'CHAIN-003'];
  const sent = ids.map((order_id, n) => sentOrder({ order_id, paid: n !== 1 }));
  const headers = { 'X-Intake-Key': app.intakeKey };
  expect((await app.call('intakeOrders', { body: sent }, { headers })).http).toBe(200);
  await move('CHAIN-001', 'Awaiting');
  const rows: number[] = [];
  for (const id of ids) {
    expect(await flawOf(id)).toBeFalsy();
    rows.push((await headOf(id)).rows);
  }
  expect(rows).toEqual([3, 1, 2]);
});

test('an order that has a history does not begin a second one', async () => {
  const orderId = await app.newOrder();
  await move(orderId, 'Awaiting');
  const row = { order_pk: await pkOf(orderId), order_version: 1, at: new Date(), position: 1 };
  const entries = [
    { ...row, actor_kind: 'intake', actor_name: 'X', action: 'received', detail: {} },
  ];
  const begun = sql`select begin_order_history(${JSON.stringify(entries)}::json)`.execute(app.db);
  await expect(begun).rejects.toThrow('order_history');
  expect(await flawOf(orderId)).toBeFalsy();
  await move(orderId, 'AwaitingGovt');
  expect((await headOf(orderId)).rows).toBe(2);
});
