import { gzipSync } from 'node:zlib';
import { Stripe } from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sentOrder } from '../intake/orders.ts';
import { type TestApp, testApp } from '../support/app.ts';

const secret = 'whsec_0123456789abcdef';
let app: TestApp;
beforeAll(async () => {
  app = await testApp({ env: { STRIPE_WEBHOOK_SECRET: secret } });
});
afterAll(() => app.stop());

const post = async (
  path: string,
  body: Buffer<ArrayBuffer> | FormData,
  headers: Record<string, string>,
) => {
  const answer = await fetch(`${app.url}/api${path}`, { method: 'POST', body, headers });
  return { http: answer.status, ...((await answer.json()) as { message: string }) };
};
const json = { 'Content-Type': 'application/json' };
const intake = (body: Buffer<ArrayBuffer>, headers: Record<string, string> = {}) =>
  post('/intake/orders', body, { ...json, 'X-Intake-Key': app.intakeKey, ...headers });
const order = (id: string) =>
  JSON.stringify(sentOrder({ order_id: id, full_name: 'Zoë Søndergård' }));
const orders = () => app.db.selectFrom('orders').select(['order_id', 'full_name']).execute();

const garbled = { http: 400, status: 0, message: 'The body is not written in UTF-8.' };
const encoded = {
  http: 415,
  status: 0,
  message: 'Please send the body as it is, without Content-Encoding.',
};

describe('a body that is not UTF-8', () => {
  test('brings no order', async () => {
    expect(await intake(Buffer.from(order('LATIN-1'), 'latin1'))).toEqual(garbled);
    expect(await intake(Buffer.from(order('UTF-16'), 'utf16le'))).toMatchObject({ http: 400 });
    // Cut in the middle of a letter.
    expect(await intake(Buffer.from('"ø').subarray(0, -1))).toEqual(garbled);
    expect(await orders()).toEqual([]);
  });

  test('tells of no case, though it is signed', async () => {
    const event = {
      type: 'radar.early_fraud_warning.created',
      data: { object: { id: 'issfr_ø', charge: 'ch_1', fraud_type: 'misc', created: 1 } },
    };
    const body = Buffer.from(JSON.stringify(event), 'latin1');
    // Their library checks what it has read.
    const signature = Stripe.webhooks.generateTestHeaderString({ payload: `${body}`, secret });
    const headers = { ...json, 'Stripe-Signature': signature };
    expect(await post('/webhooks/stripe', body, headers)).toEqual(garbled);
    expect(await app.db.selectFrom('dispute').select('id').execute()).toEqual([]);
  });
});

test('UTF-8 is read as it was sent, behind its mark too', async () => {
  expect(await intake(Buffer.from(order('PLAIN-1')))).toMatchObject({ http: 200 });
  expect(await intake(Buffer.from(`\uFEFF${order('MARKED-1')}`))).toMatchObject({ http: 200 });
  const name = { full_name: 'Zoë Søndergård' };
  expect(await orders()).toEqual([
    { order_id: 'PLAIN-1', ...name },
    { order_id: 'MARKED-1', ...name },
  ]);
});

describe('a body with Content-Encoding', () => {
  test.each(['gzip', 'br', 'identity, gzip', 'nonsense'])('%s is refused', async (encoding) => {
    const body = encoding === 'nonsense' ? Buffer.from(order('X')) : gzipSync(order('X'));
    expect(await intake(body, { 'Content-Encoding': encoding })).toEqual(encoded);
  });

  test.each(['identity', 'Identity', ''])('"%s" is read', async (encoding) => {
    const body = Buffer.from(order(`ENCODING-${encoding}`));
    expect(await intake(body, { 'Content-Encoding': encoding })).toMatchObject({ http: 200 });
  });

  test('is refused in a form and in a call of a gateway', async () => {
    const { token } = await app.signIn('Admin');
    const form = new FormData();
    form.set('orderId', '1');
    const headers = { Authorization: token, 'Content-Encoding': 'gzip' };
    expect(await post('/admin/upload-visa-document', form, headers)).toEqual(encoded);
    const signed = { ...json, 'Stripe-Signature': 't=1,v1=', 'Content-Encoding': 'gzip' };
    expect(await post('/webhooks/stripe', gzipSync('{}'), signed)).toEqual(encoded);
  });
});
