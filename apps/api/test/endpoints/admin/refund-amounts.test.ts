import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedIn, type TestApp, testApp } from '../../support/app.ts';

let app: TestApp;
let sinta: SignedIn;
beforeAll(async () => {
  app = await testApp();
  sinta = await app.signIn('Team', 'Sinta');
});
afterAll(() => app.stop());

/** A paid order that a member has taken, and whose traveller asked for a refund. */
async function asked(more: object = {}): Promise<string> {
  const paid = { amount: '39.00', currency: 'USD', paid_at: '2026-11-20T10:00:00Z' };
  const orderId = await app.newOrder({ ...paid, assigned_to: sinta.id, ...more });
  const body = { orderId, reason: 'notTravelling' };
  const answer = await app.call('askRefund', { body }, { cookie: app.cookieOf(orderId) });
  expect(answer).toMatchObject({ http: 200 });
  return orderId;
}
const decide = (orderId: string, more: object = {}) =>
  app.call('decideRefund', { body: { orderId, accept: true, ...more } }, sinta);
const refusedFor = (message: string) => ({
  http: 422,
  message,
  errors: [{ path: 'amount', message }],
});

test('nothing is no refund: the order would be stopped, and a letter say that 0.00 went back', async () => {
  const nothing = refusedFor(
    'Nothing would go back. Please write an amount, or refuse the request.',
  );
  // The policy's share once it is filed.
  const filed = await asked({ process_status: 'AwaitingGovt' });
  expect(await decide(filed)).toMatchObject(nothing);
  expect(await decide(filed, { amount: '0', sentence: 'x' })).toMatchObject(nothing);
  expect(await app.order(filed)).toMatchObject({ process_status: 'AwaitingGovt', version: 1 });
  const as = { cookie: app.cookieOf(filed) };
  expect((await app.call('getOrder', { body: { orderId: filed } }, as)).data?.refund).toMatchObject(
    {
      request: { state: 'asked' },
    },
  );
  const some = { amount: '5', sentence: 'As agreed.' };
  expect(await decide(filed, some)).toMatchObject({ http: 200, data: { granted: '5.00' } });
});

test('a part needs a sum where the order has none: without one a bank reads that all went back', async () => {
  const part = await asked({ amount: null });
  expect(await decide(part)).toMatchObject(
    refusedFor('The order has no sum. Please write what goes back.'),
  );
  const whole = await asked({ amount: null, assigned_to: null });
  expect(await decide(whole)).toMatchObject({ http: 200, data: { granted: null } });
});

test('a share of a currency without a smaller unit is a sum that can be paid', async () => {
  const yen = { amount: '4999.00', currency: 'JPY' };
  const orderId = await asked(yen);
  const as = { cookie: app.cookieOf(orderId) };
  expect((await app.call('getOrder', { body: { orderId } }, as)).data?.refund).toMatchObject({
    amounts: { notBegun: '4999.00', working: '2500.00', filed: '0.00' },
    request: { amount: '2500.00' },
  });
  expect(await decide(orderId)).toMatchObject({ http: 200, data: { granted: '2500.00' } });
  const dinar = await asked({ amount: '21.25', currency: 'KWD' });
  expect(await decide(dinar)).toMatchObject({ http: 200, data: { granted: '10.63' } });
});

test('a share of forint with hundredths has them too, and staff may write some', async () => {
  const orderId = await asked({ amount: '4999.50', currency: 'HUF' });
  const as = { cookie: app.cookieOf(orderId) };
  expect((await app.call('getOrder', { body: { orderId } }, as)).data?.refund).toMatchObject({
    amounts: { notBegun: '4999.50', working: '2499.75', filed: '0.00' },
    request: { amount: '2499.75' },
  });
  expect(await decide(orderId)).toMatchObject({ http: 200, data: { granted: '2499.75' } });
  // Of a whole sum it stays whole: not every gateway counts hundredths of a rupiah.
  const rupiah = await asked({ amount: '4999.00', currency: 'IDR' });
  const detail = { params: { orderId: rupiah } };
  expect((await app.call('getOrdersDetails', detail, sinta)).data?.refundRequest).toMatchObject({
    amount: '2500.00',
  });
  expect(await decide(rupiah, { amount: '10.50', sentence: 'As agreed.' })).toMatchObject({
    http: 200,
    data: { granted: '10.50' },
  });
});

test('a sum that its currency cannot pay is not accepted, nor promised by a letter', async () => {
  const orderId = await asked({ amount: '4999.00', currency: 'JPY' });
  const sentence = 'As agreed.';
  expect(await decide(orderId, { amount: '10.50', sentence })).toMatchObject(
    refusedFor('JPY has no decimals. Please write a whole amount.'),
  );
  expect(await decide(orderId, { amount: '10.00', sentence })).toMatchObject({
    http: 200,
    data: { granted: '10.00' },
  });
  const odd = await asked({ amount: '4999.50', currency: 'JPY', assigned_to: null });
  expect(await decide(odd, { amount: '4999.5' })).toMatchObject({ data: { granted: '4999.50' } });
});
