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
