import { afterAll, beforeAll, expect, test } from 'vitest';
import { correspondentsOf } from '../../src/adapters/mail/mailbox.ts';
import { sendMail } from '../../src/usecases/mail/send-mail.ts';
import { type SignedIn, type TestApp, testApp } from '../support/app.ts';
import { fileOf, samples } from '../support/documents.ts';
import { pay } from '../support/payments.ts';

let app: TestApp;
let lead: SignedIn;
beforeAll(async () => {
  // Nothing is sent by itself.
  app = await testApp();
  lead = await app.signIn('Admin');
});
afterAll(() => app.stop());

/** Sends at a provider that is away. */
async function send(id: string): Promise<void> {
  const { env } = app.services;
  const transport = () => ({ name: 'ses' as const, send: () => Promise.reject(new Error('away')) });
  const correspondents = correspondentsOf(env);
  const { dataDir, company } = { dataDir: app.dataDir, company: env.company };
  const deps = { ...app.services, dataDir, company, correspondents, transport };
  await sendMail(deps, id, false).catch(() => {});
}
const move = (orderId: string, updatingStatus: string) =>
  app.call('moveOrderStatus', { body: { orderId: [orderId], updatingStatus } }, lead);
const troubled = async () => {
  const answer = await app.call('getMailTrouble', {}, lead);
  return answer.data?.troubled.map((mail) => mail.mail_id);
};
const troubleOf = async (orderId: string) => (await app.order(orderId)).mail_trouble;

/** An order with a document whose letter waits, and which was refunded meanwhile. */
async function refundedOrder(more: object = { paid_at: '2026-11-14T09:20:00Z' }) {
  const orderId = await app.newOrder(more);
  const body = { orderId, email: 'maren@example.com', mailServiceProvider: 'AWS' };
  await app.call('uploadVisaDocument', { body, file: fileOf(samples.pdf) }, lead);
  const { id: orderPk } = await app.order(orderId);
  const { id } = await app.db
    .selectFrom('mail_message')
    .select('id')
    .where('order_pk', '=', orderPk)
    .executeTakeFirstOrThrow();
  await send(id);
  await move(orderId, 'Refunds');
  expect(
    await app.call('moveToCompleteRefund', { body: { orderId: [orderId] } }, lead),
  ).toMatchObject({ http: 200 });
  return { orderId, id };
}

/** One whose letter was given up for that: nobody misses it. */
async function withdrawn(more?: object) {
  const order = await refundedOrder(more);
  await send(order.id);
  expect(await troubleOf(order.orderId)).toBeNull();
  expect(await troubled()).not.toContain(order.id);
  return order;
}

const restore = (orderId: string, updatingStatus: string) =>
  app.call('changeOrderStatus', { body: { orderId: [orderId], updatingStatus } }, lead);

test.each<[string, (orderId: string) => Promise<unknown>]>([
  ['is moved back', (orderId) => move(orderId, 'Completed')],
  ['is disputed', (orderId) => move(orderId, 'ChargeBack')],
  [
    'is deleted and restored',
    async (orderId) => {
      await move(orderId, 'Deleted');
      expect(await troubleOf(orderId)).toBeNull();
      await restore(orderId, 'Completed');
    },
  ],
])('an order that %s after its refund misses the document that never went out', async (_, goOn) => {
  const { orderId, id } = await withdrawn();
  await goOn(orderId);
  expect(await troubleOf(orderId)).toBe('bounced');
  expect(await troubled()).toContain(id);
});

test('one that was closed as refunded misses it when its payment comes', async () => {
  const { orderId, id } = await withdrawn({ paid_at: null });
  await pay(app, orderId, 'TX-LATE');
  expect(await app.order(orderId)).toMatchObject({ refund_date: null, mail_trouble: 'bounced' });
  expect(await troubled()).toContain(id);
});

test('one that comes back just when its letter is given up misses it too', async () => {
  const { orderId, id } = await refundedOrder();
  const holder = await app.pool.connect();
  try {
    await holder.query('begin');
    await holder.query("update orders set process_status = 'Completed' where order_id = $1", [
      orderId,
    ]);
    const sending = send(id);
    await new Promise((done) => setTimeout(done, 300));
    await holder.query('commit');
    await sending;
  } finally {
    holder.release();
  }
  expect(await troubleOf(orderId)).toBe('bounced');
  expect(await troubled()).toContain(id);
});
