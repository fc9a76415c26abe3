import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedIn, type TestApp, testApp } from '../../support/app.ts';

let app: TestApp;
let team: SignedIn;
beforeAll(async () => {
  app = await testApp();
  team = await app.signIn('Team');
});
afterAll(() => app.stop());

test('a refund is not accepted from under a case in ChargeBack, and may be refused', async () => {
  const orderId = await app.newOrder({
    ...{ amount: '39.00', currency: 'USD', paid_at: '2026-11-20T10:00:00Z' },
    ...{ gateway: 'Gateway One', transaction_id: 'tx-disputed-refund' },
  });
  const body = { orderId, reason: 'notTravelling' };
  const cookie = { cookie: app.cookieOf(orderId) };
  expect(await app.call('askRefund', { body }, cookie)).toMatchObject({ http: 200 });
  const told = {
    ...{ dispute_id: 'of-a-refund', gateway: 'Gateway One', transaction_id: 'tx-disputed-refund' },
    ...{ network: 'visa', kind: 'chargeback' },
  };
  const headers = { 'X-Intake-Key': app.intakeKey };
  await app.call('intakeDisputes', { body: told }, { headers });
  expect(await app.order(orderId)).toMatchObject({ process_status: 'ChargeBack' });
  const decide = (more: object) => app.call('decideRefund', { body: { orderId, ...more } }, team);
  expect(await decide({ accept: true })).toMatchObject({
    http: 409,
    message: `Order ${orderId} is in ChargeBack, so the bank may return the fee. Move it out of there before you accept the refund.`,
  });
  expect(await app.order(orderId)).toMatchObject({ process_status: 'ChargeBack' });
  expect(await decide({ accept: false, sentence: 'Your bank decides now.' })).toMatchObject({
    http: 200,
    data: { state: 'refused' },
  });
});
