import { afterAll, beforeAll, expect, test } from 'vitest';
import { openerOf } from '../../../src/core/order-session.ts';
import { orderCookieName } from '../../../src/http/order-cookie.ts';
import { type SignedIn, type TestApp, testApp } from '../../support/app.ts';
import { conversationOf } from '../../support/conversation.ts';
import { addDocument } from '../../support/documents.ts';
import { until } from '../../support/until.ts';

let app: TestApp;
let team: SignedIn;
beforeAll(async () => {
  app = await testApp();
  team = await app.signIn('Team');
});
afterAll(() => app.stop());

const { ask } = conversationOf(
  new Proxy({} as TestApp, { get: (_, key) => app[key as keyof TestApp] }),
  () => team,
);

/** The cookie of whoever knew the e-mail before. */
function cookieOf(orderId: string): { cookie: string } {
  const { env, tokens } = app.services;
  const { token } = tokens.orderToken(orderId, openerOf(orderId, 'maren@example.com'));
  return { cookie: `${orderCookieName(env, orderId)}=${token}` };
}

const somebodyWaits = () =>
  until(async () => {
    const { rows } = await app.pool.query(`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`);
    return rows.length > 0 ? true : null;
  });

/** Staff correct the e-mail while the call waits for the order. */
async function whileCorrected(orderId: string, call: () => Promise<{ http: number }>) {
  const staff = await app.pool.connect();
  try {
    await staff.query('begin');
    await staff.query(`update orders set email = 'right@example.com' where order_id = $1`, [
      orderId,
    ]);
    const answer = call();
    await somebodyWaits();
    await staff.query('commit');
    return await answer;
  } finally {
    staff.release();
  }
}

const paid = { amount: '39.00', currency: 'USD', paid_at: new Date() };

test.each([
  [
    'a message',
    {},
    (orderId: string) =>
      app.call('sendTravellerMessage', { body: { orderId, text: 'Hello' } }, cookieOf(orderId)),
  ],
  [
    'a correction',
    {},
    (orderId: string) =>
      app.call(
        'correctOrder',
        { body: { orderId, version: 1, changes: { passport_number: 'X7654321' } } },
        cookieOf(orderId),
      ),
  ],
  [
    'a refund request',
    paid,
    (orderId: string) =>
      app.call('askRefund', { body: { orderId, reason: 'notTravelling' } }, cookieOf(orderId)),
  ],
] as const)('%s of whoever has the former e-mail is not taken', async (_, order, send) => {
  const orderId = await app.newOrder(order);
  const before = await app.history(orderId);
  const refused = await whileCorrected(orderId, () => send(orderId));
  expect(refused).toMatchObject({
    http: 401,
    message: 'Please enter your order id and e-mail again.',
  });
  expect(await app.history(orderId)).toEqual(before);
});

test('an answer of theirs is not taken', async () => {
  const orderId = await app.newOrder();
  const questionId = await ask(orderId);
  const body = { orderId, questionId, answer: 'Ubud' };
  const send = () => app.call('answerQuestion', { body }, cookieOf(orderId));
  expect(await whileCorrected(orderId, send)).toMatchObject({ http: 401 });
  expect((await app.order(orderId)).answered_at).toBeNull();
});

test('the document goes out for nobody of the former e-mail, who does not read the new one', async () => {
  const orderId = await app.newOrder({ process_status: 'Completed' });
  await addDocument(app, orderId);
  const send = () => app.call('sendDocumentAgain', { body: { orderId } }, cookieOf(orderId));
  const refused = await whileCorrected(orderId, send);
  expect(refused).toMatchObject({ http: 401 });
  expect(JSON.stringify(refused)).not.toContain('right@example.com');
});
