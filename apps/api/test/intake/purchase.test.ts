import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eraseOrders } from '../../src/db/queries/order-erase.ts';
import { importOrders } from '../../src/usecases/import/import-orders.ts';
import { type SignedIn, type TestApp, testApp } from '../support/app.ts';
import { sentOrder } from './orders.ts';

let app: TestApp;
let team: SignedIn;
beforeAll(async () => {
  app = await testApp();
  team = await app.signIn('Team');
});
afterAll(() => app.stop());

const card = '4111 1111 1111 1111';
const purchase = {
  ip: '203.0.113.42',
  device_id: 'dv_8f21c07be49a3d16',
  network: 'visa',
  card_token: 'tok_8f21c07be49a3d16',
  last_four: '4417',
};

async function send(order: object) {
  const headers = { 'X-Intake-Key': app.services.secrets.intakeKey };
  return app.call('intakeOrders', { body: order }, { headers });
}
async function evidenceOf(orderId: string) {
  const { data } = await app.call('getOrdersDetails', { params: { orderId } }, team);
  return (data as { purchase: object }).purchase;
}
const rowsOf = (table: 'orders' | 'order_purchase') =>
  app.db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow();

test('is kept as it came: a repeat of the order does not change it', async () => {
  const order = sentOrder({ order_id: 'PURCHASE-1', purchase });
  expect(await send(order)).toMatchObject({ http: 200, data: [{ created: true }] });
  expect(await evidenceOf('PURCHASE-1')).toEqual(purchase);
  const other = { ...order, purchase: { ...purchase, ip: '198.51.100.7', place: 'Elsewhere' } };
  expect(await send(other)).toMatchObject({ http: 200, data: [{ created: false }] });
  expect(await evidenceOf('PURCHASE-1')).toEqual(purchase);
});

test('its source is kept for the cockpit, and goes with the order where no other has it', async () => {
  const order = sentOrder({ order_id: 'PURCHASE-3', purchase: { utm_source: 'display' } });
  expect(await send(order)).toMatchObject({ http: 200 });
  const { id, source } = await app.order('PURCHASE-3');
  expect(source).toBe('display');
  await app.db.transaction().execute((trx) => eraseOrders(trx, [id]));
  expect(await app.order('PURCHASE-3')).toMatchObject({ source: null, full_name: null });
});

test('an order that came without any gets none later', async () => {
  const order = sentOrder({ order_id: 'PURCHASE-2' });
  await send(order);
  await send({ ...order, purchase });
  expect(await evidenceOf('PURCHASE-2')).toEqual({});
});

test('no correction reaches it, and the database itself refuses', async () => {
  const body = { orderId: 'PURCHASE-1', version: 1, changes: { purchase: { ip: '198.51.100.7' } } };
  expect(await app.call('updateOrder', { body: body as never }, team)).toMatchObject({ http: 422 });
  const change = app.db.updateTable('order_purchase').set({ received_at: new Date() }).execute();
  await expect(change).rejects.toThrow('evidence at purchase is never changed');
  expect(await evidenceOf('PURCHASE-1')).toEqual(purchase);
});

test('a full card number refuses the whole order, and stands nowhere afterwards', async () => {
  const before = [await rowsOf('orders'), await rowsOf('order_purchase')];
  const order = sentOrder({ order_id: 'PURCHASE-3', purchase: { ...purchase, place: card } });
  const answer = await send(order);
  expect(answer).toMatchObject({
    http: 422,
    errors: [{ path: 'purchase', message: expect.stringContaining('holds a full card number') }],
  });
  expect(JSON.stringify(answer)).not.toContain('1111');
  expect([await rowsOf('orders'), await rowsOf('order_purchase')]).toEqual(before);
});

test('a file brings it too; a card number in it is rejected and not copied', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pabean-purchase-'));
  const file = join(folder, 'orders.ndjson');
  const lines = [
    sentOrder({ order_id: 'PURCHASE-4', purchase }),
    sentOrder({ order_id: 'PURCHASE-5', purchase: { ...purchase, card_token: card } }),
  ];
  await writeFile(file, lines.map((order) => JSON.stringify(order)).join('\n'));
  expect(await importOrders({ db: app.db, file })).toMatchObject({ imported: 1, rejected: 1 });
  expect(await evidenceOf('PURCHASE-4')).toEqual(purchase);
  const rejected = await readFile(`${file}.rejected`, 'utf8');
  expect(rejected).toContain('purchase: holds a full card number');
  expect(rejected).toContain('[card ending 1111]');
  expect(rejected).not.toContain(card);
});
