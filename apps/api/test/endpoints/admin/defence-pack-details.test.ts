import { hasDefencePack, processStatuses } from '@pabean/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedIn, type TestApp, testApp } from '../../support/app.ts';

let app: TestApp;
let team: SignedIn;
beforeAll(async () => {
  app = await testApp();
  team = await app.signIn('Team', 'Ayu Lestari');
});
afterAll(() => app.stop());

const enter = (orderId: string, more: object = {}) =>
  app.call(
    'defencePackDetails',
    { body: { orderId, transactionId: ' TX-1 ', merchantName: 'Example Acquirer', ...more } },
    team,
  );

test.each(processStatuses)('of an order in %s', async (process_status) => {
  const orderId = await app.newOrder({ process_status });
  const answer = await enter(orderId);
  if (!hasDefencePack(process_status)) {
    expect(answer).toMatchObject({
      http: 409,
      message: 'Transaction details can be entered once an order is completed or in contact.',
    });
    expect(await app.order(orderId)).toMatchObject({ transaction_id: null, version: 1 });
    return;
  }
  expect(answer).toMatchObject({
    http: 200,
    message: 'Transaction details have been saved successfully',
  });
  expect(await app.order(orderId)).toMatchObject({
    transaction_id: 'TX-1',
    merchant_name: 'Example Acquirer',
    process_status,
    version: 2,
  });
  expect(await app.history(orderId)).toMatchObject([
    { action: 'transaction', actor_name: 'Ayu Lestari' },
  ]);
});

test.each([
  [{ transactionId: ' ' }, 'Please enter your Transaction Id'],
  [{ merchantName: '' }, 'Please enter your Merchant Name'],
])('%o is refused with the words of the form', async (more, message) => {
  const orderId = await app.newOrder({ process_status: 'Completed' });
  expect(await enter(orderId, more)).toMatchObject({ http: 422, message });
});

test('of an order that does not exist is said so', async () => {
  const answer = await enter('T-NOBODY');
  expect(answer).toMatchObject({ status: 0 });
  expect(answer.message).toMatch(/no such order|no order T-NOBODY/);
});

test('who began on older details is told what stands there by now, and nothing is lost', async () => {
  const sinta = await app.signIn('Team', 'Sinta');
  const orderId = await app.newOrder({ process_status: 'Completed' });
  const before = { transactionId: null, merchantName: null };
  const body = { orderId, transactionId: 'TX-2', merchantName: 'PABEAN', before };
  expect(await app.call('defencePackDetails', { body }, sinta)).toMatchObject({ http: 200 });
  const message =
    'Sinta entered other transaction details meanwhile: TX-2, PABEAN. Submit once more to replace them with yours.';
  expect(await enter(orderId, { before })).toMatchObject({
    http: 409,
    message,
    errors: [{ path: 'before', message }],
  });
  expect(await app.order(orderId)).toMatchObject({ transaction_id: 'TX-2', version: 2 });
  // The same once more, after an answer that was lost, overwrites nothing.
  expect(await app.call('defencePackDetails', { body }, sinta)).toMatchObject({ http: 200 });
  const seen = { transactionId: 'TX-2', merchantName: 'PABEAN' };
  expect(await enter(orderId, { before: seen })).toMatchObject({ http: 200 });
  expect(await app.order(orderId)).toMatchObject({ transaction_id: 'TX-1' });
});

test('another change of the order is no reason to refuse them', async () => {
  const orderId = await app.newOrder({ process_status: 'Completed', transaction_id: 'TX-0' });
  const move = { body: { orderId: [orderId], updatingStatus: 'Contact Customer' as const } };
  expect(await app.call('moveOrderStatus', move, team)).toMatchObject({ http: 200 });
  const before = { transactionId: 'TX-0', merchantName: null };
  expect(await enter(orderId, { before })).toMatchObject({ http: 200 });
});
