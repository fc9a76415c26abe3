import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedIn, type TestApp, testApp } from '../../support/app.ts';

let app: TestApp;
let sinta: SignedIn;
let dewa: SignedIn;
beforeAll(async () => {
  app = await testApp();
  [sinta, dewa] = [await app.signIn('Team', 'Sinta'), await app.signIn('Team', 'Dewa')];
});
afterAll(() => app.stop());

const sentence = 'We filed it before you asked.';
const decide = (orderId: string, more: object, as = sinta) =>
  app.call('decideRefund', { body: { orderId, ...more } }, as);
const requestOf = async (orderId: string) =>
  (await app.call('getOrdersDetails', { params: { orderId } }, sinta)).data?.refundRequest;

/** A traveller asks, is refused by another member, and asks again. @returns the order and both requests */
async function askedTwice() {
  const paid = { amount: '39.00', currency: 'USD', paid_at: '2026-11-20T10:00:00Z' };
  const orderId = await app.newOrder(paid);
  const ask = async (reason: string) => {
    const as = { cookie: app.cookieOf(orderId) };
    const answer = await app.call('askRefund', { body: { orderId, reason } }, as);
    expect(answer).toMatchObject({ http: 200, data: { created: true } });
    return (await requestOf(orderId))?.id;
  };
  const first = await ask('notTravelling');
  await decide(orderId, { accept: false, sentence: 'No.' }, dewa);
  return { orderId, first, second: await ask('other') };
}

test.each([{ accept: false, sentence }, { accept: true }])(
  'words for the first request decide nothing of the second: %j',
  async (decision) => {
    const { orderId, first, second } = await askedTwice();
    expect(second).not.toBe(first);
    const message = `A refund of order ${orderId} has been requested again in the meantime. Read the new request first.`;
    expect(await decide(orderId, { requestId: first, ...decision })).toMatchObject({
      http: 409,
      message,
      errors: [{ path: 'requestId', message }],
    });
    expect(await requestOf(orderId)).toMatchObject({ id: second, state: 'asked', sentence: null });
    expect(await app.order(orderId)).toMatchObject({ process_status: 'New', version: 1 });
    expect(await decide(orderId, { requestId: second, ...decision })).toMatchObject({ http: 200 });
  },
);

test('an app that names no request decides on the last one', async () => {
  const { orderId, second } = await askedTwice();
  expect(await decide(orderId, { accept: false, sentence })).toMatchObject({ http: 200 });
  expect(await requestOf(orderId)).toMatchObject({ id: second, state: 'refused', sentence });
});
