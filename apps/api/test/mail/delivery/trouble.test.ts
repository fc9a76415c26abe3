import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eraseOrders } from '../../../src/db/queries/order-erase.ts';
import type { SignedIn } from '../../support/app.ts';
import { addDocument } from '../../support/documents.ts';
import { fakeSns } from './sns.ts';
import { type WebhookApp, webhookApp } from './webhook-app.ts';

let app: WebhookApp;
let team: SignedIn;
beforeAll(async () => {
  app = await webhookApp(fakeSns().web);
  team = await app.signIn('Team');
});
afterAll(() => app.stop());

const detail = async (orderId: string) =>
  (await app.call('getOrdersDetails', { params: { orderId } }, team)).data;
const tell = async (mail: { id: string }, name: string, reason = '') =>
  app.sendgrid([
    {
      event: name,
      timestamp: 1_790_000_000,
      pabean_mail: mail.id,
      sg_event_id: randomUUID(),
      reason,
    },
  ]);

test('the order says that its mail bounced, and the mail what the provider said', async () => {
  const mail = await app.sentMail('sendgrid');
  expect(await detail(mail.orderId)).toMatchObject({ mail_trouble: null });
  await tell(mail, 'bounce', '550 5.1.1 no such user');
  expect(await detail(mail.orderId)).toMatchObject({
    mail_trouble: 'bounced',
    mailHistory: [
      {
        id: mail.id,
        state: 'sent',
        delivery: 'bounced',
        delivery_words: '550 5.1.1 no such user',
        delivery_at: new Date(1_790_000_000_000).toISOString(),
      },
    ],
  });
});

test('what came back for now, or was put off, marks no order', async () => {
  const mail = await app.sentMail('sendgrid');
  await tell(mail, 'deferred');
  await app.sendgrid([
    { event: 'bounce', type: 'blocked', timestamp: 1, pabean_mail: mail.id, sg_event_id: 'b1' },
  ]);
  expect(await detail(mail.orderId)).toMatchObject({ mail_trouble: null });
});

test('a bounce is settled by a later mail that arrives, not by an earlier one', async () => {
  const first = await app.sentMail('sendgrid');
  const second = await app.sentMail('sendgrid', first.orderId);
  await tell(second, 'bounce');
  await tell(first, 'delivered');
  expect(await detail(first.orderId)).toMatchObject({ mail_trouble: 'bounced' });
  const third = await app.sentMail('sendgrid', first.orderId);
  expect(await detail(first.orderId)).toMatchObject({ mail_trouble: 'bounced' });
  await tell(third, 'delivered');
  expect(await detail(first.orderId)).toMatchObject({ mail_trouble: null });
});

test('a document that came back is settled by a later one alone, and not by another letter', async () => {
  const first = await app.sentMail('sendgrid');
  await addDocument(app, first.orderId);
  const withDocument = (mail: { id: string }) =>
    app.db
      .updateTable('mail_message')
      .set((is) => ({
        document_id: is
          .selectFrom('document')
          .select('document.id')
          .whereRef('document.order_pk', '=', 'mail_message.order_pk'),
      }))
      .where('mail_message.id', '=', mail.id)
      .execute();
  await withDocument(first);
  await tell(first, 'bounce');
  // Where the order's e-mail was corrected to, for example.
  await tell(await app.sentMail('sendgrid', first.orderId), 'delivered');
  expect(await detail(first.orderId)).toMatchObject({ mail_trouble: 'bounced' });
  const troubled = async () =>
    (await app.call('getMailTrouble', {}, team)).data?.troubled.map((mail) => mail.mail_id);
  expect(await troubled()).toContain(first.id);

  const later = await app.sentMail('sendgrid', first.orderId);
  await withDocument(later);
  await tell(later, 'delivered');
  expect(await detail(first.orderId)).toMatchObject({ mail_trouble: null });
  expect(await troubled()).not.toContain(first.id);
});

test('a complaint stays', async () => {
  const first = await app.sentMail('sendgrid');
  await tell(first, 'spamreport');
  await tell(await app.sentMail('sendgrid', first.orderId), 'delivered');
  expect(await detail(first.orderId)).toMatchObject({ mail_trouble: 'complained' });
});

test('lists and searches can be of such orders alone, with their total', async () => {
  const admin = await app.signIn('Admin');
  const orders = await Promise.all(
    ['bounce', 'spamreport', 'delivered', 'deferred'].map(async (name) => {
      const orderId = await app.newOrder({ process_status: 'Contact Customer' });
      await tell(await app.sentMail('sendgrid', orderId), name);
      return orderId;
    }),
  );
  const params = { orderName: 'contactCustomerOrder' };
  const ids = async (query: object) => {
    const { data, total } = await app.call('getOrdersList', { params, query: { ...query } }, admin);
    return { ids: data?.map((row) => row.order_id).sort(), total };
  };
  const troubled = orders.slice(0, 2).sort();
  expect(await ids({})).toEqual({ ids: [...orders].sort(), total: 4 });
  expect(await ids({ bounced: '1' })).toEqual({ ids: troubled, total: 2 });
  const { data: page, total } = await app.call(
    'getOrdersList',
    { params, query: { bounced: '1', limit: 1, page: 2, sort: 'name', dir: 'asc' } },
    admin,
  );
  expect([page?.length, total]).toEqual([1, 2]);
  const body = { start: 0, end: 10, searchVal: 'maren', folderName: params.orderName };
  const found = await app.call('searchOrder', { body: { ...body, bounced: '1' } }, admin);
  expect(found.data?.map((row) => row.order_id).sort()).toEqual(troubled);
  expect(found.total).toBe(2);
  expect(await app.call('getOrdersList', { params, query: { bounced: 'x' } }, admin)).toMatchObject(
    { http: 422 },
  );
});

test("an erased order keeps no provider's words, and news of its mail is nobody's", async () => {
  const mail = await app.sentMail('sendgrid');
  await tell(mail, 'bounce', '550 <maren@example.com> unknown');
  const { id } = await app.order(mail.orderId);
  await app.db.transaction().execute((trx) => eraseOrders(trx, [id]));
  const left = await app.db
    .selectFrom('mail_event')
    .selectAll()
    .where('mail_id', '=', mail.id)
    .execute();
  expect(left).toEqual([]);
  expect(await tell(mail, 'spamreport')).toMatchObject({ http: 200 });
  expect(await detail(mail.orderId)).toMatchObject({ mailHistory: [], mail_trouble: null });
});
