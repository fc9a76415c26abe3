import { Stripe } from 'stripe';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { type TestApp, testApp } from '../support/app.ts';

const stripeSecret = 'whsec_0123456789abcdef';
let app: TestApp;
let log = '';
beforeAll(async () => {
  app = await testApp({
    env: { STRIPE_WEBHOOK_SECRET: stripeSecret },
    log(line) {
      log += line;
    },
  });
});
afterAll(() => app.stop());

let last = 0;
const post = async (url: string, body: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(`${app.url}/api/webhooks/${url}`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
  });
  return { http: answer.status, ...((await answer.json()) as { message: string }) };
};
const casesOf = (gatewayDisputeId: string) =>
  app.db
    .selectFrom('dispute')
    .selectAll()
    .where('gateway_dispute_id', '=', gatewayDisputeId)
    .orderBy('id')
    .execute();
const allCases = () => app.db.selectFrom('dispute').select('id').execute();
const refused = { http: 403, message: 'This call is not signed as it should be.' };
const shapeless = { http: 422, message: 'These are no events of this gateway.' };

describe('Stripe', () => {
  const seconds = () => Math.floor(Date.now() / 1000);
  const event = (type: string, object: object) =>
    JSON.stringify({ id: `evt_${++last}`, object: 'event', type, data: { object } });
  const dispute = (more: object = {}) => ({
    id: `du_${++last}`,
    object: 'dispute',
    amount: 6900,
    currency: 'usd',
    charge: 'ch_1',
    payment_intent: 'pi_1',
    created: 1_790_000_000,
    metadata: {},
    reason: 'fraudulent',
    status: 'needs_response',
    evidence_details: { due_by: 1_791_000_000 },
    payment_method_details: {
      type: 'card',
      card: { brand: 'visa', case_type: 'chargeback', network_reason_code: '10.4' },
    },
    ...more,
  });
  const sign = (payload: string, more: object = {}) =>
    Stripe.webhooks.generateTestHeaderString({ payload, secret: stripeSecret, ...more });
  const tell = (type: string, object: object) => {
    const payload = event(type, object);
    return post('stripe', payload, { 'stripe-signature': sign(payload) });
  };

  test('opens a case with its reason and its day, and ends it', async () => {
    const orderId = await app.newOrder({
      transaction_id: 'pi_1',
      amount: '69.00',
      currency: 'USD',
    });
    const first = dispute();
    expect(await tell('charge.dispute.created', first)).toMatchObject({ http: 200 });
    expect(await casesOf(first.id)).toMatchObject([
      {
        came_by: 'stripe',
        gateway: 'Stripe',
        network: 'visa',
        reason_code: '10.4',
        category: 'fraudulent',
        kind: 'chargeback',
        state: 'open',
        amount: '69.000',
        currency: 'USD',
        opened_at: '2026-09-21T14:13:20.000Z',
        answer_due_at: '2026-10-03T04:00:00.000Z',
        unsigned: [],
        marks: [],
      },
    ]);
    expect(await app.order(orderId)).toMatchObject({ process_status: 'ChargeBack' });
    expect(await app.history(orderId)).toMatchObject([
      { action: 'dispute', actor_kind: 'system', actor_name: 'Stripe' },
      { action: 'moved' },
    ]);
    await tell('charge.dispute.funds_withdrawn', first);
    await tell('charge.dispute.updated', { ...first, status: 'under_review' });
    await tell('charge.dispute.closed', { ...first, status: 'won' });
    expect(await casesOf(first.id)).toMatchObject([{ state: 'won', marks: [] }]);
  });

  test.each([
    ['warning_needs_response', {}, 'inquiry', 'open'],
    ['warning_closed', {}, 'inquiry', 'prevented'],
    ['under_review', {}, 'chargeback', 'answered'],
    ['appeal_needs_response', {}, 'pre_arbitration', 'open'],
    ['lost', {}, 'chargeback', 'lost'],
    ['prevented', { case_type: 'resolution' }, 'alert', 'prevented'],
    ['a later word', {}, 'chargeback', 'open'],
  ])('%s %j is %s, %s', async (status, card, kind, state) => {
    const one = dispute({
      status,
      payment_method_details: { type: 'card', card: { brand: 'amex', ...card } },
      evidence_details: { due_by: 0 },
    });
    await tell('charge.dispute.created', one);
    expect(await casesOf(one.id)).toMatchObject([{ kind, state, answer_due_at: null }]);
  });

  test.each([
    ['jpy', 6900, '6900.000'],
    ['clp', 6900, '6900.000'],
    ['idr', 6_900_000, '69000.000'],
    ['kwd', 69_000, '69.000'],
    ['ugx', 6900, '69.000'],
    ['usd', 5, '0.050'],
  ])('%s %d is %s', async (currency, amount, kept) => {
    const one = dispute({ currency, amount });
    await tell('charge.dispute.created', one);
    expect(await casesOf(one.id)).toMatchObject([{ amount: kept }]);
  });

  test('tells of fraud before a dispute, which moves no order', async () => {
    const orderId = await app.newOrder({ transaction_id: 'ch_fraud' });
    const warning = {
      id: 'issfr_1',
      object: 'radar.early_fraud_warning',
      charge: 'ch_fraud',
      fraud_type: 'made_with_stolen_card',
      created: 1_790_000_000,
    };
    await tell('radar.early_fraud_warning.created', warning);
    expect(await casesOf('issfr_1')).toMatchObject([
      { kind: 'fraud_report', state: 'open', category: 'made_with_stolen_card', amount: null },
    ]);
    expect(await app.order(orderId)).toMatchObject({ process_status: 'New' });
  });

  test('tells of other things, which are accepted and left alone', async () => {
    const before = await allCases();
    expect(await tell('charge.refunded', { id: 'ch_1' })).toMatchObject({ http: 200 });
    expect(await allCases()).toEqual(before);
  });

  const created = (object?: unknown) => ({ type: 'charge.dispute.created', data: { object } });
  test.each([
    ['null', null],
    ['a text', 'evt_1'],
    ['no kind', { data: {} }],
    ['no data', { type: 'charge.dispute.created' }],
    ['data that are null', { type: 'charge.dispute.created', data: null }],
    ['no dispute', created()],
    ['an empty dispute', created({})],
    ['a dispute that is null', created(null)],
    ['no currency', created({ ...dispute(), currency: undefined })],
    ['a number as currency', created(dispute({ currency: 5 }))],
    ['a currency of two letters', created(dispute({ currency: 'us' }))],
    ['a sum below nothing', created(dispute({ amount: -1 }))],
    ['a sum in parts', created(dispute({ amount: 0.5 }))],
    ['a sum that no column holds', created(dispute({ amount: 100_000_000_000 }))],
    ['a sum without an end', created(dispute({ amount: 1e30 }))],
    ['a day without an end', created(dispute({ evidence_details: { due_by: 1e20 } }))],
    ['a day after 2199', created(dispute({ evidence_details: { due_by: 7_258_118_400 } }))],
    ['no day', created({ ...dispute(), created: undefined })],
    ['a number with a NUL', created(dispute({ id: 'du_\0' }))],
    ['no number', created(dispute({ id: '' }))],
    ['a number without an end', created(dispute({ id: 'd'.repeat(201) }))],
    ['half a letter in a reference', created(dispute({ charge: 'ch_\ud800' }))],
    ['a NUL in a reference', created(dispute({ payment_intent: { id: 'pi_\0' } }))],
    ['a NUL in the reason', created(dispute({ reason: '\0' }))],
    ['an empty warning', { type: 'radar.early_fraud_warning.created', data: { object: {} } }],
  ])('is refused, and writes nothing, with %s', async (_what, body) => {
    const before = await allCases();
    const payload = JSON.stringify(body);
    const answer = await post('stripe', payload, { 'stripe-signature': sign(payload) });
    expect(answer).toMatchObject(shapeless);
    expect(await allCases()).toEqual(before);
  });

  test('is refused as no event when it is no JSON', async () => {
    const signature = sign('nonsense');
    expect(await post('stripe', 'nonsense', { 'stripe-signature': signature })).toMatchObject(
      shapeless,
    );
  });

  test('is taken as far as it goes, with the largest sum, and a word that names no state', async () => {
    const { id, amount: _, ...more } = dispute({ status: 'constructor', currency: 'jpy' });
    const { charge, currency, status, created: at } = more;
    const least = { id, amount: 99_999_999_999, charge, currency, status, created: at };
    expect(await tell('charge.dispute.created', least)).toMatchObject({ http: 200 });
    expect(await casesOf(id)).toMatchObject([
      { network: 'unknown', category: null, state: 'open', amount: '99999999999.000' },
    ]);
  });

  test('forged, old, early, altered or without a signature writes nothing', async () => {
    // The clock stands still: a busy machine takes seconds until a call comes in.
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const before = await allCases();
    const payload = event('charge.dispute.created', dispute());
    const tries = [
      [payload, sign(payload, { secret: 'whsec_another_secret' }), 'signature'],
      [payload, sign(payload, { timestamp: seconds() - 301 }), 'time'],
      [payload, sign(payload, { timestamp: seconds() + 301 }), 'time'],
      [payload, sign(payload, { timestamp: seconds() + 4000 }), 'time'],
      [payload, `t=${seconds()},${sign(payload, { timestamp: seconds() + 4000 })}`, 'time'],
      [payload.replace('6900', '6901'), sign(payload), 'signature'],
      [payload, sign(payload, { scheme: 'v0' }), 'signature'],
      [payload, 't=1,v1=', 'signature'],
    ] as const;
    for (const [body, signature, wrong] of tries) {
      log = '';
      expect(await post('stripe', body, { 'stripe-signature': signature })).toMatchObject(refused);
      expect(log).toContain(`"wrong":"${wrong}"`);
    }
    expect(await post('stripe', payload)).toMatchObject(refused);
    expect(await allCases()).toEqual(before);
    // The same, not yet too old or too early.
    for (const timestamp of [seconds() - 300, seconds() + 300]) {
      const signature = sign(payload, { timestamp });
      expect(await post('stripe', payload, { 'stripe-signature': signature })).toMatchObject({
        http: 200,
      });
    }
  });
});

test('a gateway that is not configured has no such call', async () => {
  const other = await testApp();
  for (const gateway of ['stripe', 'adyen']) {
    const answer = await fetch(`${other.url}/api/webhooks/${gateway}`, { method: 'POST' });
    expect(answer.status).toBe(404);
  }
  await other.stop();
});
