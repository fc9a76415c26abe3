import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { finishAnswers } from '../../../src/usecases/disputes/answer/finish-answer.ts';
import { type SignedIn, type TestApp, testApp } from '../../support/app.ts';
import { newCase, paidOrder } from '../../support/disputes.ts';
import { type StripeServer, startStripe } from '../../support/stripe-server.ts';
import { until } from '../../support/until.ts';

let stripe: StripeServer;
let app: TestApp;
let dewa: SignedIn;
beforeAll(async () => {
  stripe = await startStripe();
  app = await testApp({ env: stripe.env });
  dewa = await app.signIn('Manager', 'Dewa');
});
afterAll(async () => {
  await app.stop();
  await stripe.close();
});

async function stripeCase(gateway_dispute_id: string) {
  const orderId = await paidOrder(app);
  const disputeId = await newCase(app, orderId, { gateway: 'Stripe', gateway_dispute_id });
  return { orderId, disputeId };
}
const caseOf = async (disputeId: string) =>
  (await app.call('getDispute', { params: { disputeId } }, dewa)).data;
const accept = (disputeId: string, version = 1) =>
  app.call(
    'updateDispute',
    { body: { disputeId, version, change: { what: 'state', state: 'accepted' } } },
    dewa,
  );
const sending = { http: 409, message: 'The answer is being sent.' };

test('nobody accepts the loss while the answer is on its way', async () => {
  const { disputeId } = await stripeCase('dp_accept_1');
  const { data } = await app.call('getDisputePackPlan', { params: { disputeId } }, dewa);
  stripe.answerWith(500, 'POST');
  await app.call('submitDispute', { body: { disputeId, sha256: data?.sha256 ?? '' } }, dewa);
  expect(await accept(disputeId)).toMatchObject(sending);
  expect(await caseOf(disputeId)).toMatchObject({ state: 'open', version: 1 });
  stripe.answerWith(null);
  const { db, env, documents } = app.services;
  await finishAnswers({ db, env, documents, logger: pino({ level: 'silent' }) });
  expect(stripe.dispute('dp_accept_1').submissions).toBe(1);
  const answered = await caseOf(disputeId);
  expect(answered).toMatchObject({ state: 'answered' });
  expect(await accept(disputeId, answered?.version)).toMatchObject({ http: 200 });
});

test('who accepts the loss while an answer begins is refused too', async () => {
  const { orderId, disputeId } = await stripeCase('dp_accept_2');
  const { id: order_pk } = await app.order(orderId);
  const waits = async () => {
    const { rows } = await app.pool.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rows.length > 0 || null;
  };
  const answer = { via: 'gateway', sha256: 'f'.repeat(64), size: 1, pages: 1 } as const;
  const accepted = await app.db.transaction().execute(async (trx) => {
    const { id: dispute_pk } = await trx
      .selectFrom('dispute')
      .select('id')
      .where('dispute_id', '=', disputeId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const storage_key = `00/${disputeId}.pdf`;
    await trx
      .insertInto('dispute_answer')
      .values({ dispute_pk, order_pk, state: 'sending', storage_key, ...answer })
      .execute();
    const pressed = accept(disputeId);
    await until(waits);
    return { pressed };
  });
  expect(await accepted.pressed).toMatchObject(sending);
  expect(await caseOf(disputeId)).toMatchObject({ state: 'open' });
});
