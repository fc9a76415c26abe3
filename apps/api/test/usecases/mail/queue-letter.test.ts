import { sampleValues } from '@pabean/mails/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { queueLetter } from '../../../src/usecases/mail/queue-letter.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { addDocument } from '../../support/documents.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.stop());

const actor = { kind: 'system', id: null, name: 'Pabean', ip: null } as const;
type Options = Parameters<typeof queueLetter>[5];

const queue = (orderId: string, options?: Options) =>
  app.db
    .transaction()
    .execute((trx) =>
      queueLetter(
        trx,
        { env: app.services.env, actor },
        orderId,
        'question',
        sampleValues.question,
        options,
      ),
    );

const mailsOf = (orderId: string) =>
  app.db
    .selectFrom('mail_message as m')
    .innerJoin('orders as o', 'o.id', 'm.order_pk')
    .where('o.order_id', '=', orderId)
    .selectAll('m')
    .execute();

test('a letter waits in the queue with its row of history, for the address of the order', async () => {
  const orderId = await app.newOrder({ email: 'ada@example.com' });
  const id = await queue(orderId);
  expect(await mailsOf(orderId)).toMatchObject([
    {
      id,
      kind: 'question',
      recipient: 'ada@example.com',
      subject: `We need something from you (order ${orderId})`,
      mail_service_provider: 'AWS',
      document_id: null,
      remainder_mail: false,
    },
  ]);
  expect(await app.history(orderId)).toMatchObject([
    { action: 'mail-queued', actor_name: 'Pabean', detail: { mailId: id, kind: 'question' } },
  ]);
});

test('another recipient, another provider and a reminder are as they are asked for', async () => {
  const orderId = await app.newOrder({ email: 'ada@example.com' });
  await queue(orderId, { recipient: 'old@example.com', provider: 'Sendgrid', reminder: true });
  expect(await mailsOf(orderId)).toMatchObject([
    { recipient: 'old@example.com', mail_service_provider: 'Sendgrid', remainder_mail: true },
  ]);
});

test('approval and corrected document bring the document along, other letters do not', async () => {
  const orderId = await app.newOrder({ process_status: 'Completed' });
  await addDocument(app, orderId);
  const carries = async (kind: 'approval' | 'correctedDocument' | 'question') => {
    const source = { env: app.services.env, actor };
    const id = await app.db
      .transaction()
      .execute((trx) => queueLetter(trx, source, orderId, kind, sampleValues[kind]));
    const mail = (await mailsOf(orderId)).find((one) => one.id === id);
    return mail !== undefined && mail.document_id !== null;
  };
  expect(await carries('approval')).toBe(true);
  expect(await carries('correctedDocument')).toBe(true);
  expect(await carries('question')).toBe(false);
});

test('a letter greets by name, unless its address may be a stranger’s', async () => {
  const orderId = await app.newOrder({ full_name: 'Maren Ostrowick-Vale' });
  await queue(orderId);
  await queue(orderId, { nameless: false });
  await queue(orderId, { nameless: true });
  const texts = (await mailsOf(orderId)).map(({ body_text }) => body_text?.includes('Maren'));
  expect(texts.sort()).toEqual([false, true, true]);
});

test('nobody is written to about an order that is unknown, erased or without an address', async () => {
  const nowhere = await app.newOrder({ email: null });
  const erased = await app.newOrder({ erased_at: new Date() });
  expect(await queue('999999999')).toBeNull();
  expect(await queue(nowhere)).toBeNull();
  expect(await queue(erased)).toBeNull();
  expect(await mailsOf(nowhere)).toEqual([]);
});

test('a changed address that bounces at the old one marks nothing, at the new one it does', async () => {
  const orderId = await app.newOrder({ email: 'new@example.com' });
  const change = async (recipient: string) =>
    app.db
      .transaction()
      .execute((trx) =>
        queueLetter(
          trx,
          { env: app.services.env, actor },
          orderId,
          'emailChanged',
          sampleValues.emailChanged,
          { recipient },
        ),
      );
  const trouble = () =>
    app.db
      .selectFrom('orders')
      .select('mail_trouble')
      .where('order_id', '=', orderId)
      .executeTakeFirst();
  const bounce = (id: string | null) =>
    app.db
      .updateTable('mail_message')
      .set({ delivery: 'bounced' })
      .where('id', '=', id ?? '')
      .execute();
  await bounce(await change('old@example.com'));
  expect(await trouble()).toEqual({ mail_trouble: null });
  await bounce(await change('new@example.com'));
  expect(await trouble()).toEqual({ mail_trouble: 'bounced' });
});
