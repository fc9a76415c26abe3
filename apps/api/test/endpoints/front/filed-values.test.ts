import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedIn, type TestApp, testApp } from '../../support/app.ts';
import { addDocument } from '../../support/documents.ts';
import { correctionsOf } from '../admin/update-order/corrections.ts';

/*
 * What of an order was filed, for its traveller: told by what was corrected since.
 */

let app: TestApp;
let sinta: SignedIn;
let order: ReturnType<typeof correctionsOf>;
beforeAll(async () => {
  app = await testApp();
  sinta = await app.signIn('Team', 'Sinta');
  order = correctionsOf(app, sinta);
});
afterAll(() => app.stop());

async function filedOf(orderId: string) {
  const as = { cookie: app.cookieOf(orderId) };
  const { data } = await app.call('getOrder', { body: { orderId } }, as);
  return data?.correction.filed;
}
async function move(orderId: string, updatingStatus: string) {
  const body = { orderId: [orderId], updatingStatus, errorsReason: 'Orders of one traveller' };
  expect(await app.call('moveOrderStatus', { body }, sinta)).toMatchObject({ http: 200 });
}
/** Staff correct it as it is now. */
async function correct(orderId: string, changes: object) {
  const { version } = await order.detail(orderId);
  expect(await order.correct(orderId, changes, { version })).toMatchObject({ http: 200 });
}

test('nothing is, before filing', async () => {
  const orderId = await order.received();
  await correct(orderId, { occupation: 'Sailor' });
  expect(await filedOf(orderId)).toBeNull();
});

test('of an order that was completed without a document nobody knows it', async () => {
  const orderId = await order.received();
  await app.db
    .updateTable('orders')
    .set({ process_status: 'Completed' })
    .where('order_id', '=', orderId)
    .execute();
  expect(await filedOf(orderId)).toBeNull();
});

test('what was corrected before it went to the authority is filed, what was since is not', async () => {
  const orderId = await order.received();
  await correct(orderId, { passport_number: 'X1234568' });
  await move(orderId, 'AwaitingGovt');
  expect(await filedOf(orderId)).toEqual({});
  await correct(orderId, { passport_number: 'X1234569', address_in_indonesia: 'Ubud' });
  await correct(orderId, { passport_number: 'X1234570' });
  expect(await filedOf(orderId)).toMatchObject({ passport_number: 'X1234568' });
  // What staff alone correct is no part of the declaration.
  await correct(orderId, { email: 'sari.new@example.com' });
  expect(Object.keys((await filedOf(orderId)) ?? {}).sort()).toEqual([
    'address_in_indonesia',
    'passport_number',
  ]);
});

test('a document holds what the order held when it was made', async () => {
  const orderId = await order.received();
  await move(orderId, 'AwaitingGovt');
  await correct(orderId, { passport_number: 'X1234568' });
  await addDocument(app, orderId);
  expect(await filedOf(orderId)).toEqual({});
  await correct(orderId, { importingGoods: { purchase: 'Yes' } });
  expect(await filedOf(orderId)).toEqual({ 'importingGoods.purchase': 'No' });
});
