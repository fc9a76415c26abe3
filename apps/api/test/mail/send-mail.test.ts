import { randomUUID } from 'node:crypto';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { Insertable } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openLocalMailbox } from '../../src/adapters/mail/local-mailbox.ts';
import { correspondentsOf } from '../../src/adapters/mail/mailbox.ts';
import type { Message, Transport } from '../../src/adapters/mail/transport.ts';
import { queueMail } from '../../src/db/queries/mail.ts';
import { eraseOrders } from '../../src/db/queries/order-erase.ts';
import type { MailMessageTable } from '../../src/db/schema.ts';
import { sendMail } from '../../src/usecases/mail/send-mail.ts';
import { type TestApp, testApp } from '../support/app.ts';
import { addDocument } from '../support/documents.ts';

let app: TestApp;
beforeAll(async () => {
  // Nothing is sent by itself.
  app = await testApp();
});
afterAll(() => app.stop());

async function queuedMail(more: Partial<Insertable<MailMessageTable>> = {}) {
  const orderId = await app.newOrder();
  const { id: orderPk } = await app.order(orderId);
  const id = randomUUID();
  await app.db.transaction().execute((trx) =>
    queueMail(trx, {
      id,
      orderPk,
      kind: 'refund',
      recipient: 'traveller@example.net',
      subject: 'Your refund',
      html: '<p>Hello</p>',
      text: 'Hello',
      documentId: null,
      provider: 'Sendgrid',
      reminder: false,
      createdBy: null,
    }),
  );
  if (Object.keys(more).length > 0) {
    await app.db.updateTable('mail_message').set(more).where('id', '=', id).execute();
  }
  return { id, orderId, orderPk };
}

/** A provider that does as it is told, and what it was handed. */
function provider(take: (message: Message) => Promise<string | null> = async () => 'their-id') {
  const taken: Message[] = [];
  const asked: string[] = [];
  const transport: Transport = {
    name: 'sendgrid',
    send(message) {
      taken.push(message);
      return take(message);
    },
  };
  return {
    taken,
    asked,
    choose: (name: string) => {
      asked.push(name);
      return transport;
    },
  };
}

const send = (id: string, choose: (name: string) => Transport, lastTry = false) => {
  const { env } = app.services;
  return sendMail(
    {
      ...app.services,
      dataDir: app.dataDir,
      company: env.company,
      correspondents: correspondentsOf(env),
      transport: choose,
    },
    id,
    lastTry,
  );
};
const rowOf = (id: string) =>
  app.db.selectFrom('mail_message').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

test('a mail is handed over whole, and what became of it is written down', async () => {
  const { id, orderId } = await queuedMail();
  const { taken, asked, choose } = provider();
  await send(id, choose);
  expect(asked).toEqual(['Sendgrid']);
  // Not even an empty attachment.
  expect(taken).toStrictEqual([
    {
      id,
      ...correspondentsOf(app.services.env),
      to: 'traveller@example.net',
      subject: 'Your refund',
      html: '<p>Hello</p>',
      text: 'Hello',
    },
  ]);
  expect(await rowOf(id)).toMatchObject({
    state: 'sent',
    transport: 'sendgrid',
    provider_message_id: 'their-id',
    attempts: 1,
  });
  expect(await app.history(orderId)).toMatchObject([
    {
      action: 'mail-sent',
      actor_kind: 'system',
      actor_name: 'Pabean',
      order_version: 1,
      detail: { mailId: id, provider: 'Sendgrid', transport: 'sendgrid' },
    },
  ]);
});

test.each([
  ['that was sent', { state: 'sent' }],
  ['without a recipient', { recipient: null }],
] as const)('a mail %s is left alone', async (_, more) => {
  const { id, orderId } = await queuedMail(more);
  const before = await rowOf(id);
  const { taken, asked, choose } = provider();
  await send(id, choose);
  expect([taken, asked]).toEqual([[], []]);
  expect(await rowOf(id)).toEqual(before);
  expect(await app.history(orderId)).toEqual([]);
});

test('a mail that another one was sent in place of is left alone', async () => {
  const { id: sent_again_as } = await queuedMail();
  const { id } = await queuedMail({ sent_again_as });
  const { asked, choose } = provider();
  await send(id, choose);
  expect(asked).toEqual([]);
});

async function queuedWithDocument() {
  const mail = await queuedMail();
  const file_name = await addDocument(app, mail.orderId);
  await app.db
    .updateTable('mail_message')
    .set((is) => ({
      document_id: is.selectFrom('document').select('id').where('file_name', '=', file_name),
    }))
    .where('id', '=', mail.id)
    .execute();
  return { ...mail, file_name };
}

test('a mail with a document carries it', async () => {
  const { id, orderId } = await queuedWithDocument();
  const { taken, choose } = provider();
  await send(id, choose);
  expect(taken[0]?.attachment).toMatchObject({
    name: `customs-declaration-${orderId}.pdf`,
    mediaType: 'application/pdf',
  });
});

test('a mail whose document was replaced is given up: it may be another person’s', async () => {
  const { id, orderId, file_name } = await queuedWithDocument();
  await app.db
    .updateTable('document')
    .set({ replaced_at: new Date() })
    .where('file_name', '=', file_name)
    .execute();
  const { taken, choose } = provider();
  await send(id, choose);
  expect(taken).toEqual([]);
  expect(await rowOf(id)).toMatchObject({
    state: 'failed',
    last_error: 'The document of this e-mail was replaced before it went out.',
  });
  expect(await app.history(orderId)).toMatchObject([{ action: 'mail-failed' }]);
});

test.each([
  // Of an order that comes back, staff see that its document never went out.
  [{ process_status: 'Deleted' }, 'The order was deleted before this e-mail went out.', 'bounced'],
  [
    { process_status: 'Refunds', refund_date: new Date() },
    'The order was refunded before this e-mail went out.',
    null,
  ],
] as const)(
  'the document of an order with %j does not go out any more',
  async (set, words, trouble) => {
    const { id, orderId } = await queuedWithDocument();
    await send(id, provider(() => Promise.reject(new Error('away'))).choose).catch(() => {});
    await app.db.updateTable('orders').set(set).where('order_id', '=', orderId).execute();
    const { taken, choose } = provider();
    await send(id, choose);
    expect(taken).toEqual([]);
    expect(await rowOf(id)).toMatchObject({ state: 'failed', last_error: words });
    expect(await app.order(orderId)).toMatchObject({ mail_trouble: trouble });
    expect(await app.history(orderId)).toMatchObject([{ action: 'mail-failed' }]);
  },
);

test.each([
  { process_status: 'Refunds' },
  { process_status: 'ChargeBack', refund_date: new Date() },
] as const)('that of an order with %j still does', async (set) => {
  const { id, orderId } = await queuedWithDocument();
  await app.db.updateTable('orders').set(set).where('order_id', '=', orderId).execute();
  const { taken, choose } = provider();
  await send(id, choose);
  expect(taken).toHaveLength(1);
});

test('a letter without the document goes to who was refunded', async () => {
  const { id, orderId } = await queuedMail();
  const set = { process_status: 'Refunds', refund_date: new Date() } as const;
  await app.db.updateTable('orders').set(set).where('order_id', '=', orderId).execute();
  const { taken, choose } = provider();
  await send(id, choose);
  expect(taken).toHaveLength(1);
});

test('a mail that is not known is none', async () => {
  const { asked, choose } = provider();
  await send(randomUUID(), choose);
  expect(asked).toEqual([]);
});

test.each([
  [new Error('554 the mailbox\r\nis closed'), '554 the mailbox is closed'],
  [new Error(''), 'No reason was given.'],
  ['no error, a text', 'no error, a text'],
])('%j is kept as the reason %j, and thrown for the queue', async (error, reason) => {
  const { id, orderId } = await queuedMail();
  const { choose } = provider(() => Promise.reject(error));
  const thrown = await send(id, choose).catch((caught: unknown) => caught);
  expect(thrown).toMatchObject({
    message: `sendgrid did not take message ${id}`,
    cause: error,
  });
  expect(await rowOf(id)).toMatchObject({ state: 'queued', attempts: 1, last_error: reason });
  expect(await app.history(orderId)).toEqual([]);
});

test('the last try gives it up', async () => {
  const { id, orderId } = await queuedMail();
  const { choose } = provider(() => Promise.reject(new Error('554 no')));
  await expect(send(id, choose, true)).rejects.toThrow('did not take message');
  expect(await rowOf(id)).toMatchObject({ state: 'failed', last_error: '554 no' });
  expect(await app.history(orderId)).toMatchObject([
    { action: 'mail-failed', detail: { mailId: id, provider: 'Sendgrid', transport: 'sendgrid' } },
  ]);
});

const isInMailbox = (id: string) =>
  access(join(app.dataDir, 'mailbox', `${id}.eml`)).then(
    () => true,
    () => false,
  );

test('a sent mail stays in the mailbox', async () => {
  const mailbox = await openLocalMailbox(app.dataDir);
  const { id } = await queuedMail();
  await send(id, () => mailbox);
  expect(await isInMailbox(id)).toBe(true);
});

test('of an order that is erased while its mail is on the way nothing stays there', async () => {
  const mailbox = await openLocalMailbox(app.dataDir);
  const { id, orderPk } = await queuedMail();
  const transport: Transport = {
    ...mailbox,
    async send(message) {
      const answer = await mailbox.send(message);
      await app.db.transaction().execute((trx) => eraseOrders(trx, [orderPk]));
      return answer;
    },
  };
  await send(id, () => transport);
  expect(await isInMailbox(id)).toBe(false);
});
