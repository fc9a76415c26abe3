import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importOrders } from '../../src/usecases/import/import-orders.ts';
import { type SignedIn, type TestApp, testApp } from '../support/app.ts';
import { sentOrder } from './orders.ts';

let app: TestApp;
let admin: SignedIn;
let headers: Record<string, string>;
beforeAll(async () => {
  app = await testApp();
  admin = await app.signIn('Admin');
  headers = { 'X-Intake-Key': app.intakeKey };
});
afterAll(() => app.stop());

const send = (body: object, more: Record<string, string> = {}) =>
  app.call('intakeOrders', { body: body as never }, { headers: { ...headers, ...more } });
/** Of another traveller than `sentOrder` tells of. */
const others = (order_id: string, more: object = {}) =>
  sentOrder({
    order_id,
    full_name: 'Bram Voorbeeld',
    email: 'bram@example.org',
    passport_number: 'NL7654321',
    ...more,
  });
const there = { http: 200, message: '1 order was there already.' };
const fieldWords =
  'is not that of the order that has this id already: another order needs another id, and an e-mail that changed is corrected at the order';

async function correctEmail(orderId: string, email: string) {
  const { version } = await app.order(orderId);
  const body = { orderId, version, changes: { email, confirm_email: email }, reason: 'Wrote' };
  expect(await app.call('updateOrder', { body }, admin)).toMatchObject({ http: 200 });
}

test('an id that is on record for another traveller is refused, and what to do is said', async () => {
  await send(sentOrder({ order_id: '100001' }));
  const answer = await send(others('100001', { paid: true, transaction_id: 'TX-1' }));
  expect(answer).toMatchObject({
    http: 409,
    status: 0,
    message:
      '100001 is here already with another e-mail. If it is another order, send it under an id of its own, for example with letters of your shop before the number. If the e-mail of the traveller changed, correct it at the order: sending it again changes nothing. No order of this call was taken.',
    errors: [{ path: 'email', message: fieldWords }],
  });
  expect(JSON.stringify(answer)).not.toMatch(/sari|bram|voorbeeld/i);
  expect(await app.order('100001')).toMatchObject({ full_name: 'Sari Example', version: 1 });
});

test('nothing of its list is taken, and each is named, also where both are in one list', async () => {
  await send(sentOrder({ order_id: '100002' }));
  const list = [
    sentOrder({ order_id: '100003' }),
    others('100002'),
    sentOrder({ order_id: '100004' }),
  ];
  expect(await send([...list, others('100004')])).toMatchObject({
    http: 409,
    message: expect.stringMatching(
      /^100002, 100004 are here already with other e-mails\. If they are other orders, send them under ids of their own, .* No order of this call was taken\.$/,
    ),
    errors: [
      { path: '1.email', message: fieldWords },
      { path: '3.email', message: fieldWords },
    ],
  });
  await expect(app.order('100003')).rejects.toThrow();
  await expect(app.order('100004')).rejects.toThrow();
});

test('beside an order that was paid later both are said; another traveller is not told to confirm a payment', async () => {
  await send([sentOrder({ order_id: '100005' }), sentOrder({ order_id: '100006' })]);
  const { message, errors } = await send([
    sentOrder({ order_id: '100005', paid: true }),
    others('100006', { paid: true }),
  ]);
  expect(message).toMatch(
    /^100006 is here already with another e-mail\. .* 100005 is here already and not paid\. Confirm its payment with \/intake\/payments\. No order of this call was taken\.$/,
  );
  expect(errors?.map(({ path }) => path)).toEqual(['0.paid', '1.email']);
});

test('e-mails are compared as people write them, and a repeat stays a repeat', async () => {
  const order = sentOrder({ order_id: '100007', email: 'Sari.Tan@Example.com' });
  await send(order);
  expect(await send(order)).toMatchObject(there);
  expect(await send({ ...order, email: ' sari.tan@example.COM ' })).toMatchObject(there);
  expect(await send({ ...order, full_name: 'S. Example', doa: '2026-12-22' })).toMatchObject(there);
});

test('an e-mail that was corrected since is the order’s own, as are those before it', async () => {
  const order = sentOrder({ order_id: '100008' });
  await send(order);
  await correctEmail('100008', 'sari.two@example.com');
  await correctEmail('100008', 'sari.three@example.com');
  for (const email of ['sari@example.com', 'SARI.TWO@example.com', 'sari.three@example.com']) {
    expect(await send({ ...order, email })).toMatchObject(there);
  }
  expect(await send({ ...order, email: 'sari.four@example.com' })).toMatchObject({ http: 409 });
});

test('a deleted order has its id still; an erased one cannot be compared', async () => {
  await send(sentOrder({ order_id: '100009' }));
  const erase = async (permanentDeletedFlag: boolean) => {
    const body = { orderId: ['100009'], updatingStatus: 'Deleted', permanentDeletedFlag };
    expect(await app.call('changeOrderStatus', { body }, admin)).toMatchObject({ http: 200 });
  };
  await erase(false);
  expect(await send(others('100009'))).toMatchObject({ http: 409 });
  expect(await send(sentOrder({ order_id: '100009' }))).toMatchObject(there);
  await erase(true);
  expect(await send(others('100009'))).toMatchObject(there);
});

test('of two calls at the same time with one id one is taken and the other refused', async () => {
  for (let round = 0; round < 5; round += 1) {
    const id = `10002${round}`;
    const answers = await Promise.all([send(sentOrder({ order_id: id })), send(others(id))]);
    expect(answers.map(({ http }) => http).sort()).toEqual([200, 409]);
  }
});

test('a repeat by its key gets its first answer; a call that was refused does not use its key up', async () => {
  const first = await send(others('100010'), { 'Idempotency-Key': 'other-1' });
  expect(await send(others('100010'), { 'Idempotency-Key': 'other-1' })).toEqual({
    ...first,
    headers: expect.anything(),
  });
  const key = { 'Idempotency-Key': 'other-2' };
  expect(await send(sentOrder({ order_id: '100010' }), key)).toMatchObject({ http: 409 });
  expect(await send(sentOrder({ order_id: 'SARI-100010' }), key)).toMatchObject({ http: 200 });
});

test('an import rejects the line with the same reason, and takes the others', async () => {
  await send(sentOrder({ order_id: '100011' }));
  const folder = await mkdtemp(join(tmpdir(), 'pabean-other-traveller-'));
  const file = join(folder, 'orders.ndjson');
  const lines = [
    sentOrder({ order_id: '100012' }),
    others('100011'),
    others('100012', { paid: true }),
    sentOrder({ order_id: '100011' }),
    sentOrder({ order_id: '100012', paid: true }),
  ];
  await writeFile(file, lines.map((line) => JSON.stringify(line)).join('\n'));
  const report = await importOrders({ db: app.db, file });
  expect(report).toMatchObject({ read: 5, imported: 1, duplicates: 1, rejected: 3 });
  const rejected = await readFile(report.rejectedFile ?? '', 'utf8');
  const reasons = rejected
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(reasons).toMatchObject([
    { line: 2, reason: `email: ${fieldWords}` },
    { line: 3, reason: `email: ${fieldWords}` },
    { line: 5, reason: expect.stringMatching(/^paid: is true, but/) },
  ]);
  expect(await app.order('100011')).toMatchObject({ full_name: 'Sari Example', version: 1 });
  expect(await importOrders({ db: app.db, file })).toMatchObject({
    imported: 0,
    duplicates: 2,
    rejected: 3,
  });
  await rm(folder, { recursive: true });
});
