import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SignedIn, type TestApp, testApp } from '../../support/app.ts';
import { addDocument } from '../../support/documents.ts';
import { until } from '../../support/until.ts';

let app: TestApp;
let sinta: SignedIn;
beforeAll(async () => {
  app = await testApp();
  sinta = await app.signIn('Team', 'Sinta');
});
afterAll(() => app.stop());

const paid = (more: object = {}) =>
  app.newOrder({ amount: '39.00', currency: 'USD', paid_at: '2026-11-20T10:00:00Z', ...more });
const as = (orderId: string) => ({ cookie: app.cookieOf(orderId) });
const ask = (orderId: string, more: object = {}) =>
  app.call('askRefund', { body: { orderId, reason: 'notTravelling', ...more } }, as(orderId));
const look = async (orderId: string) =>
  (await app.call('getOrder', { body: { orderId } }, as(orderId))).data?.refund;

const lettersOf = (orderId: string) =>
  app.db
    .selectFrom('mail_message as m')
    .innerJoin('orders as o', 'o.id', 'm.order_pk')
    .select(['m.kind', 'm.recipient', 'm.body_text'])
    .where('o.order_id', '=', orderId)
    .execute();

describe('the refund policy on the order’s page', () => {
  test('has its shares, their amounts and where the order is', async () => {
    const orderId = await paid();
    expect(await look(orderId)).toMatchObject({
      shares: { notBegun: 100, working: 50, filed: 0 },
      amounts: { notBegun: '39.00', working: '19.50', filed: '0.00' },
      paid: { amount: '39.00', currency: 'USD' },
      here: 'notBegun',
      open: true,
      request: null,
      refunded: null,
    });
    await app.call('assignOrderStatus', { body: { orderId: [orderId], assignto: 'Sinta' } }, sinta);
    expect(await look(orderId)).toMatchObject({ here: 'working', open: true });
    await addDocument(app, orderId);
    expect(await look(orderId)).toMatchObject({ here: 'filed', open: true });
  });

  test('offers nothing without a payment, and nothing of an order that is closed', async () => {
    expect(await look(await paid({ paid_at: null }))).toMatchObject({ paid: null, open: false });
    const closed = await paid({ process_status: 'ChargeBack' });
    expect(await look(closed)).toMatchObject({ here: null, open: false });
    expect(await look(await paid({ amount: null }))).toMatchObject({ amounts: null, open: true });
  });
});

describe('a refund', () => {
  test('is asked for under the policy of that moment, with a letter, and pauses nothing', async () => {
    const orderId = await paid();
    const answer = await ask(orderId, { words: ' My flight was cancelled. ' });
    expect(answer).toMatchObject({
      http: 200,
      message: 'We have your request.',
      data: {
        created: true,
        request: {
          reason: 'notTravelling',
          words: 'My flight was cancelled.',
          stage: 'notBegun',
          share: 100,
          amount: '39.00',
          currency: 'USD',
          state: 'asked',
        },
      },
    });
    expect(await app.order(orderId)).toMatchObject({ process_status: 'New', version: 1 });
    await app.call('assignOrderStatus', { body: { orderId: [orderId], assignto: 'Sinta' } }, sinta);
    expect(await look(orderId)).toMatchObject({
      here: 'working',
      open: false,
      request: { share: 100, state: 'asked' },
    });
    const history = await app.history(orderId);
    expect(history).toContainEqual(
      expect.objectContaining({
        action: 'refund-asked',
        actor_name: 'Traveller',
        detail: { stage: 'notBegun', share: 100 },
      }),
    );
    expect(JSON.stringify(history)).not.toMatch(/cancelled|notTravelling/);
    const mails = await lettersOf(orderId);
    expect(mails).toMatchObject([{ kind: 'refundAsked', recipient: 'maren@example.com' }]);
    expect(mails[0]?.body_text).toContain('USD 39.00');
    expect(mails[0]?.body_text).toContain('Your reason: I am not travelling');
  });

  test('the letter has the reason in the language of the traveller, and in English', async () => {
    const orderId = await paid({ language: 'de' });
    await ask(orderId, { reason: 'orderedTwice' });
    const [letter] = await lettersOf(orderId);
    expect(letter?.body_text).toContain('Ihr Grund: Ich habe zweimal bestellt');
    expect(letter?.body_text).toContain('Your reason: I ordered twice');
  });

  test('is asked for once, however often and from however many devices', async () => {
    const orderId = await paid();
    const answers = await Promise.all([ask(orderId), ask(orderId), ask(orderId)]);
    expect(answers.map(({ data }) => data?.created).sort()).toEqual([false, false, true]);
    expect(await ask(orderId, { reason: 'other' })).toMatchObject({
      http: 200,
      message: 'You asked for this refund already.',
      data: { created: false, request: { reason: 'notTravelling' } },
    });
    const rows = await app.db
      .selectFrom('refund_request as r')
      .innerJoin('orders as o', 'o.id', 'r.order_pk')
      .select('r.id')
      .where('o.order_id', '=', orderId)
      .execute();
    expect(rows).toHaveLength(1);
  });

  test('may be asked for again after a refusal, and without words or a sum', async () => {
    const orderId = await paid({ amount: null });
    const refuse = { orderId, accept: false, sentence: 'We filed it before you asked.' };
    expect(await ask(orderId, { words: ' ' })).toMatchObject({
      data: { created: true, request: { words: null, amount: null, share: 100 } },
    });
    expect(await app.call('decideRefund', { body: refuse }, sinta)).toMatchObject({
      http: 200,
      data: { version: 1, state: 'refused', granted: null },
    });
    expect(await ask(orderId, { reason: 'other' })).toMatchObject({
      data: { created: true, request: { reason: 'other', state: 'asked' } },
    });
  });

  test('is not asked for without a payment, of a closed order, or without a reason', async () => {
    expect(await ask(await paid({ paid_at: null }))).toMatchObject({
      http: 409,
      message: 'The payment of this order is not confirmed, so there is nothing to return.',
    });
    expect(await ask(await paid({ process_status: 'ChargeBack' }))).toMatchObject({
      http: 409,
      message: expect.stringMatching(/^This order is closed, so a refund cannot be asked for here/),
    });
    const refunded = await paid({ process_status: 'Refunds', refund_date: '2026-11-21T10:00:00Z' });
    expect(await ask(refunded)).toMatchObject({
      http: 409,
      message: 'This order is refunded already.',
    });
    expect(await ask(await paid(), { reason: ' ' })).toMatchObject({
      http: 422,
      errors: [{ path: 'reason', message: 'Please say why' }],
    });
  });

  test('too many requests have to wait', async () => {
    const orderId = await paid();
    const answers = [];
    for (let time = 0; time < 21; time++) answers.push(await ask(orderId));
    expect(answers.at(-1)).toMatchObject({
      http: 429,
      message: expect.stringMatching(/^Too many requests/),
    });
  });
});

test('a policy that is configured otherwise is printed and asked under', async () => {
  const other = await testApp({ env: { REFUND_SHARES: '90,33,5' } });
  try {
    const orderId = await other.newOrder({ amount: '39.90', currency: 'EUR', paid_at: new Date() });
    const cookie = { cookie: other.cookieOf(orderId) };
    const { data } = await other.call('getOrder', { body: { orderId } }, cookie);
    expect(data?.refund).toMatchObject({
      shares: { notBegun: 90, working: 33, filed: 5 },
      amounts: { notBegun: '35.91', working: '13.17', filed: '2.00' },
    });
  } finally {
    await other.stop();
  }
});

test('one that is asked for while the order is being filed is heard of', async () => {
  const orderId = await paid();
  const holder = await app.pool.connect();
  const waitingForLocks = (count: number) =>
    until(async () => {
      const { rows } = await app.pool.query(`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`);
      return rows.length >= count ? true : null;
    });
  let answers: Promise<unknown[]>;
  try {
    await holder.query('begin');
    await holder.query('select from orders where order_id = $1 for update', [orderId]);
    const asking = ask(orderId);
    await waitingForLocks(1);
    const body = { orderId: [orderId], updatingStatus: 'AwaitingGovt' };
    answers = Promise.all([asking, app.call('moveOrderStatus', { body }, sinta)]);
    await waitingForLocks(2);
  } finally {
    await holder.query('rollback');
    holder.release();
  }
  expect(await answers).toMatchObject([
    { http: 200 },
    { http: 409, message: expect.stringContaining('Please confirm to file it all the same.') },
  ]);
  expect(await app.order(orderId)).toMatchObject({ process_status: 'New' });
});
