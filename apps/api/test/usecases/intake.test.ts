import { afterAll, beforeAll, expect, test } from 'vitest';
import { takeOrdersOnce } from '../../src/usecases/intake/take-orders.ts';
import { takePayment } from '../../src/usecases/intake/take-payment.ts';
import { order } from '../intake/orders.ts';
import { type TestApp, testApp } from '../support/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.stop());

const take = (orderId: string, key?: string) =>
  takeOrdersOnce(
    app.services,
    [order({ order_id: orderId })],
    { ip: '203.0.113.9', shop: null },
    key,
  );

test('an order that came in stands in its history under "Intake" and its address', async () => {
  await take('IN-0001');
  expect(await app.history('IN-0001')).toMatchObject([
    { action: 'received', actor_kind: 'intake', actor_name: 'Intake', ip: '203.0.113.9' },
  ]);
});

test('spaces around a key are none of it, and a key of spaces is no key', async () => {
  const first = await take('IN-0002', 'shop-1');
  expect(await take('IN-0002', ' shop-1 ')).toEqual(first);
  for (const key of ['', '  ']) {
    expect(await take(`IN-1${key.length}00`, key)).toMatchObject([{ created: true }]);
    expect(await take(`IN-2${key.length}00`, key)).toMatchObject([{ created: true }]);
  }
});

test('a key has 200 characters at most', async () => {
  expect(await take('IN-0003', 'k'.repeat(200))).toMatchObject([{ created: true }]);
  await expect(async () => take('IN-0004', 'k'.repeat(201))).rejects.toMatchObject({
    status: 422,
    message: 'The Idempotency-Key has more than 200 characters.',
  });
});

test('a payment for an unknown order is refused by its id', async () => {
  const payment = { order_id: 'NOBODY-1', transaction_id: 'TXN-1', merchant_name: 'Example' };
  const sender = { ip: '203.0.113.9', shop: null };
  await expect(takePayment(app.services, payment, sender, undefined)).rejects.toMatchObject({
    status: 404,
    message: 'There is no order NOBODY-1.',
  });
});
