import { createHash } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { finishAnswers } from '../../../src/usecases/disputes/answer/finish-answer.ts';
import { type SignedIn, type TestApp, testApp } from '../../support/app.ts';
import { compellingOrder, newCase, paidOrder } from '../../support/disputes.ts';
import { type StripeServer, startStripe } from '../../support/stripe-server.ts';

let stripe: StripeServer;
let app: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  stripe = await startStripe();
  app = await testApp({ env: stripe.env });
  admin = await app.signIn('Admin');
});
afterEach(() => stripe.answerWith(null));
afterAll(async () => {
  await app.stop();
  await stripe.close();
});

let number = 0;
async function stripeCase(more: Parameters<typeof newCase>[2] = {}) {
  const gateway_dispute_id = `dp_${++number}_end`;
  const orderId = await paidOrder(app);
  const disputeId = await newCase(app, orderId, { gateway: 'Stripe', gateway_dispute_id, ...more });
  return { orderId, disputeId, gateway_dispute_id };
}
const planOf = async (disputeId: string) => {
  const { data } = await app.call('getDisputePackPlan', { params: { disputeId } }, admin);
  return data?.sha256 ?? '';
};
const submit = (disputeId: string, sha256: string, more: object = {}, as: SignedIn = admin) =>
  app.call('submitDispute', { body: { disputeId, sha256, ...more } }, as);
const caseOf = async (disputeId: string) =>
  (await app.call('getDispute', { params: { disputeId } }, admin)).data;

test('what was read is what is sent, once, and it is kept byte for byte', async () => {
  const { orderId, disputeId, gateway_dispute_id } = await stripeCase();
  const params = { params: { disputeId } };
  expect(await caseOf(disputeId)).toMatchObject({ by_gateway: true, locked: null });
  const { bytes: read = new Uint8Array() } = await app.call('getDisputePack', params, admin);
  const sha256 = createHash('sha256').update(read).digest('hex');
  expect(await submit(disputeId, sha256)).toMatchObject({ http: 200, data: { state: 'sent' } });
  const sent = stripe.dispute(gateway_dispute_id);
  expect(sent).toMatchObject({ submissions: 1, metadata: { pabean_sha256: sha256 } });
  expect(sent.evidence).toMatchObject({ customer_purchase_ip: '203.0.113.42' });
  const file = stripe.files.get(sent.evidence.uncategorized_file ?? '');
  expect(file?.includes(Buffer.from(read))).toBe(true);
  expect(await caseOf(disputeId)).toMatchObject({
    state: 'answered',
    locked: 'The answer was sent. This can be done once.',
    answer: { state: 'sent', via: 'gateway', sha256, by: admin.name },
  });
  const last = (await app.history(orderId)).at(-1);
  expect(last).toMatchObject({ action: 'dispute', detail: { state: 'answered', sha256 } });
  // The record goes on, and what was sent stays as it was.
  await app.db
    .updateTable('orders')
    .set({ full_name: 'Other' })
    .where('order_id', '=', orderId)
    .execute();
  expect((await app.call('getDisputePack', params, admin)).bytes).toEqual(read);
  expect(await submit(disputeId, sha256)).toMatchObject({ http: 409 });
  expect(stripe.dispute(gateway_dispute_id).submissions).toBe(1);
});

async function compellingCase(charges: readonly [string, string]) {
  const gateway_dispute_id = `dp_${++number}_end`;
  const more = { gateway: 'stripe', gateway_dispute_id };
  return {
    gateway_dispute_id,
    disputeId: await newCase(app, await compellingOrder(app, charges), more),
  };
}

test('two earlier charges of the card go out in the gateway’s own fields, and staff read them before', async () => {
  stripe.charges.add('ch_1first').add('ch_2second');
  const { disputeId, gateway_dispute_id } = await compellingCase(['ch_1first', 'ch_2second']);
  const { data } = await app.call('getDisputePackPlan', { params: { disputeId } }, admin);
  const path = 'enhanced_evidence.visa_compelling_evidence_3';
  expect(data?.fields).toContainEqual({
    name: `${path}.prior_undisputed_transactions.1.charge`,
    text: 'ch_1first',
  });
  expect(await submit(disputeId, data?.sha256 ?? '')).toMatchObject({ data: { state: 'sent' } });
  const sent = stripe.dispute(gateway_dispute_id);
  expect(sent.submissions).toBe(1);
  const [of, prior] = ['disputed_transaction', 'prior_undisputed_transactions'].map(
    (part) => `enhanced_evidence][visa_compelling_evidence_3][${part}`,
  );
  expect(sent.evidence).toMatchObject({
    [`${of}][merchandise_or_services`]: 'services',
    [`${of}][customer_purchase_ip`]: '203.0.113.42',
    [`${of}][customer_device_id`]: 'dv_8f21c07be49a3d16',
    [`${of}][customer_email_address`]: 'sari@example.com',
    [`${prior}][0][charge`]: 'ch_2second',
    [`${prior}][0][customer_device_id`]: 'dv_8f21c07be49a3d16',
    [`${prior}][1][charge`]: 'ch_1first',
    [`${prior}][1][customer_purchase_ip`]: '203.0.113.42',
  });
  expect(Object.keys(sent.evidence).filter((name) => name.endsWith('[charge'))).toHaveLength(2);
  expect((await caseOf(disputeId))?.answer).toMatchObject({
    gateway_answer: expect.stringContaining('Compelling Evidence 3.0: qualified.'),
  });
});

test('charges that the gateway does not know leave the answer as it is, and this is said', async () => {
  const { disputeId, gateway_dispute_id } = await compellingCase(['ch_3away', 'ch_4away']);
  expect(await submit(disputeId, await planOf(disputeId))).toMatchObject({
    data: { state: 'sent' },
  });
  expect(stripe.dispute(gateway_dispute_id).submissions).toBe(1);
  expect(JSON.stringify(stripe.dispute(gateway_dispute_id).evidence)).not.toContain('compelling');
  expect((await caseOf(disputeId))?.answer?.gateway_answer).toContain(
    "Compelling Evidence 3.0 was not taken. Stripe answered 400: No such charge: 'ch_4away'",
  );
});

test('payments that Stripe has no charge of are told in the pack alone', async () => {
  const { disputeId } = await compellingCase(['pi_5other', 'pi_6other']);
  const { data } = await app.call('getDisputePackPlan', { params: { disputeId } }, admin);
  expect(data?.fields.map(({ name }) => name).join()).not.toContain('enhanced');
});

test('two members at once send it once', async () => {
  const { disputeId, gateway_dispute_id } = await stripeCase();
  const sha256 = await planOf(disputeId);
  const answers = await Promise.all([submit(disputeId, sha256), submit(disputeId, sha256)]);
  expect(answers.map(({ http }) => http).sort()).toEqual([200, 409]);
  expect(stripe.dispute(gateway_dispute_id).submissions).toBe(1);
});

test('a record that changed since it was read, a past day and other roles are refused', async () => {
  const { orderId, disputeId } = await stripeCase();
  const sha256 = await planOf(disputeId);
  await app.db
    .updateTable('orders')
    .set({ full_name: 'Other' })
    .where('order_id', '=', orderId)
    .execute();
  expect(await submit(disputeId, sha256)).toMatchObject({
    http: 409,
    message: 'The record changed since the pack was read. Please read it again.',
  });
  const late = await stripeCase({ answer_due_at: '2026-11-20T08:00:00Z' });
  expect(await submit(late.disputeId, await planOf(late.disputeId))).toMatchObject({
    http: 409,
    message: 'The answer was due on 20-11-2026 08:00 UTC.',
  });
  const team = await app.signIn('Team');
  expect(await submit(disputeId, sha256, {}, team)).toMatchObject({ http: 403 });
  expect((await caseOf(disputeId))?.answer).toBeNull();
});

test('by hand it is written down when it was sent', async () => {
  const disputeId = await newCase(app, await paidOrder(app));
  const sha256 = await planOf(disputeId);
  expect(await submit(disputeId, sha256)).toMatchObject({ http: 422 });
  const future = { sentByHandAt: new Date(Date.now() + 3_600_000).toISOString() };
  expect(await submit(disputeId, sha256, future)).toMatchObject({ http: 422 });
  const sentByHandAt = new Date(Date.now() - 60_000).toISOString();
  expect(await submit(disputeId, sha256, { sentByHandAt })).toMatchObject({
    data: { state: 'sent' },
  });
  expect(await caseOf(disputeId)).toMatchObject({
    state: 'answered',
    answer: { state: 'sent', via: 'hand', at: sentByHandAt, sha256 },
  });
});

test('a gateway that says no leaves the case open, and another answer can be sent', async () => {
  const { disputeId, gateway_dispute_id } = await stripeCase();
  const sha256 = await planOf(disputeId);
  stripe.answerWith(503);
  expect(await submit(disputeId, sha256)).toMatchObject({ http: 503 });
  expect((await caseOf(disputeId))?.answer).toBeNull();
  stripe.answerWith(null);
  stripe.dispute(gateway_dispute_id).submissions = 1;
  expect(await submit(disputeId, sha256)).toMatchObject({
    http: 409,
    message: 'The gateway has an answer to it already.',
  });
});

test('what the gateway refuses is told in its words, and may be sent anew', async () => {
  const { disputeId, gateway_dispute_id } = await stripeCase();
  const sha256 = await planOf(disputeId);
  stripe.answerWith(400, 'POST');
  expect(await submit(disputeId, sha256)).toMatchObject({ data: { state: 'refused' } });
  expect(await caseOf(disputeId)).toMatchObject({
    state: 'open',
    locked: null,
    answer: { state: 'refused', gateway_answer: 'Stripe answered 400: Not today.' },
  });
  stripe.answerWith(null);
  expect(await submit(disputeId, await planOf(disputeId))).toMatchObject({
    data: { state: 'sent' },
  });
  expect(stripe.dispute(gateway_dispute_id).submissions).toBe(1);
});

test('a gateway that says nothing is asked for a day, and then it is not known', async () => {
  const { disputeId } = await stripeCase();
  stripe.answerWith(500, 'POST');
  expect(await submit(disputeId, await planOf(disputeId))).toMatchObject({
    data: { state: 'unknown' },
  });
  const { db, env, documents } = app.services;
  const deps = { db, env, documents, logger: pino({ level: 'silent' }) };
  const age = (hours: number) =>
    app.pool.query(
      `update dispute_answer a set created_at = now() - $2 * interval '1 hour'
       from dispute d where d.id = a.dispute_pk and d.dispute_id = $1`,
      [disputeId, hours],
    );
  await age(23.9);
  await finishAnswers(deps);
  expect((await caseOf(disputeId))?.answer).toMatchObject({ state: 'sending' });
  await age(24.1);
  await finishAnswers(deps);
  expect(await caseOf(disputeId)).toMatchObject({
    state: 'open',
    answer: { state: 'unknown' },
    locked: expect.stringContaining('It is never sent twice.'),
  });
});

test('an answer on its way is told apart from another one, and a gateway that is gone makes it unknown', async () => {
  const [other, gone] = [await stripeCase(), await stripeCase()];
  for (const { disputeId, orderId } of [other, gone]) {
    const { id } = await app.db
      .selectFrom('dispute')
      .select('id')
      .where('dispute_id', '=', disputeId)
      .executeTakeFirstOrThrow();
    await app.db
      .insertInto('dispute_answer')
      .values({
        dispute_pk: id,
        order_pk: (await app.order(orderId)).id,
        state: 'sending',
        via: 'gateway',
        storage_key: `00/${disputeId}.pdf`,
        sha256: 'f'.repeat(64),
        size: 1,
        pages: 1,
      })
      .execute();
  }
  const { db, env, documents } = app.services;
  const deps = { db, env, documents, logger: pino({ level: 'silent' }) };
  stripe.dispute(other.gateway_dispute_id).submissions = 1;
  await app.db
    .updateTable('dispute')
    .set({ gateway: 'elsewhere' })
    .where('dispute_id', '=', gone.disputeId)
    .execute();
  expect(await submit(gone.disputeId, 'f'.repeat(64))).toMatchObject({ http: 409 });
  await finishAnswers(deps);
  expect((await caseOf(other.disputeId))?.answer).toMatchObject({ state: 'refused' });
  expect(await caseOf(gone.disputeId)).toMatchObject({
    state: 'open',
    answer: { state: 'unknown' },
    locked: expect.stringContaining('It is never sent twice.'),
  });
});
