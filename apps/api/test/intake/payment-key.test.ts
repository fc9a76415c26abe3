import { afterAll, beforeAll, expect, test } from 'vitest';
import { addIntakeKey } from '../../src/usecases/intake/intake-keys.ts';
import { type TestApp, testApp } from '../support/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.stop());

const pay = (order_id: string, transaction_id: string, key: string, shop = app.intakeKey) =>
  app.call(
    'intakePayments',
    { body: { order_id, transaction_id } },
    { headers: { 'X-Intake-Key': shop, 'Idempotency-Key': key } },
  );
const pending = () => app.newOrder({ process_status: 'Pending' });

test('a payment sent again with its key gets the first answer', async () => {
  const orderId = await pending();
  const { headers: _, ...first } = await pay(orderId, 'TX-1', 'pay-1');
  expect(first).toMatchObject({ http: 200, message: 'The payment was confirmed.' });
  const answers = await Promise.all([1, 2, 3].map(() => pay(orderId, 'TX-1', 'pay-1')));
  for (const { headers: _headers, ...again } of answers) expect(again).toEqual(first);
  expect(await app.history(orderId)).toHaveLength(1);
});

test('another payment with the same key is refused and noted nowhere', async () => {
  const orderId = await pending();
  await pay(orderId, 'TX-1', 'pay-2');
  expect(await pay(orderId, 'TX-2', 'pay-2')).toMatchObject({
    http: 422,
    message: 'This Idempotency-Key was used for a different request before.',
  });
  expect(await app.history(orderId)).toHaveLength(1);
  expect(await pay(orderId, 'TX-1', 'x'.repeat(201))).toMatchObject({ http: 422 });
});

test('a payment for nobody does not use up its key', async () => {
  expect(await pay('NOBODY-9', 'TX-1', 'pay-3')).toMatchObject({ http: 404 });
  await app.newOrder({ order_id: 'NOBODY-9', process_status: 'Pending' });
  expect(await pay('NOBODY-9', 'TX-1', 'pay-3')).toMatchObject({
    http: 200,
    message: 'The payment was confirmed.',
  });
});

test('keys of another shop, and those of orders, are others', async () => {
  const [one, two] = [await pending(), await pending()];
  const shop = await addIntakeKey(app.db, 'shop-uk');
  const message = 'The payment was confirmed.';
  expect(await pay(one, 'TX-1', 'pay-4')).toMatchObject({ message });
  expect(await pay(two, 'TX-1', 'pay-4', shop)).toMatchObject({ message });
  const headers = { 'X-Intake-Key': shop, 'Idempotency-Key': 'pay-4' };
  expect(await app.call('intakeOrders', { body: [] }, { headers })).toMatchObject({
    message: 'The list is empty.',
  });
});
