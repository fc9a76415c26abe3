import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { sendDocumentAgain } from '../../../src/usecases/mail/send-document-again.ts';
import { sendMailsAgain } from '../../../src/usecases/mail/send-mails-again.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { addDocument, approvedOrder } from '../../support/documents.ts';

// Nothing is sent by itself here: what is asked for waits. What happens else is in the call's own test.
let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.stop());
beforeEach(() => {
  // Two seconds are over with the second look at the clock: nobody waits for them here.
  let moment = Date.parse('2026-11-21T10:00:00Z');
  vi.spyOn(Date, 'now').mockImplementation(() => {
    moment += 1_500;
    return moment;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

const ask = (orderId: string) => {
  const session = { orderId, id: 'one', expiresAt: new Date('2030-01-01'), opener: null };
  return sendDocumentAgain(app.services, { openedOrders: [session], ip: '203.0.113.42' }, orderId);
};
const mailsOf = async (orderId: string) => {
  const { id } = await app.order(orderId);
  const mails = app.db.selectFrom('mail_message').selectAll().where('order_pk', '=', id);
  return mails.orderBy('created_at').execute();
};
const change = async (orderId: string, set: ReturnType<typeof sql>) => {
  const { id } = await app.order(orderId);
  await sql`update mail_message set ${set} where order_pk = ${id}`.execute(app.db);
};

test('an answer does not wait for ever for a letter that nobody takes', async () => {
  const { orderId } = await approvedOrder(app);
  expect(await ask(orderId)).toEqual({
    ...{ recipient: 'maren@example.com', left: 2, handed_at: null },
  });
});

test('a repeat while the letter waits is the same letter, however long', async () => {
  const { orderId } = await approvedOrder(app);
  await ask(orderId);
  await change(orderId, sql`created_at = created_at - interval '1 hour'`);
  expect(await ask(orderId)).toMatchObject({ left: 2 });
  expect(await mailsOf(orderId)).toHaveLength(1);
});

test('a repeat within a minute of a letter that went out is the same letter, a later one is another', async () => {
  const { orderId } = await approvedOrder(app);
  await ask(orderId);
  await change(orderId, sql`state = 'sent', sent_at = '2026-11-21T10:00:00Z'`);
  expect(await ask(orderId)).toMatchObject({ left: 2, handed_at: '2026-11-21T10:00:00.000Z' });
  await change(orderId, sql`created_at = created_at - interval '61 seconds'`);
  expect(await ask(orderId)).toMatchObject({ left: 1, handed_at: null });
  expect(await mailsOf(orderId)).toHaveLength(2);
});

test('the letter goes the way of the document', async () => {
  const orderId = await app.newOrder({ process_status: 'Completed' });
  await addDocument(app, orderId, { mail_service_provider: 'Sendgrid' });
  await ask(orderId);
  expect(await mailsOf(orderId)).toMatchObject([{ mail_service_provider: 'Sendgrid' }]);
});

test('whoever cannot be sent one is told why', async () => {
  const none = await app.newOrder({ process_status: 'Completed' });
  await expect(ask(none)).rejects.toMatchObject({
    ...{ status: 409, message: 'There is no document to send. Please load the page again.' },
  });
  const nowhere = await app.newOrder({ process_status: 'Completed', email: null });
  await addDocument(app, nowhere);
  await expect(ask(nowhere)).rejects.toMatchObject({
    ...{ status: 409, message: 'There is no document or no e-mail address for this order.' },
  });
  const { orderId } = await approvedOrder(app);
  for (const seconds of [70, 70, 70]) {
    await ask(orderId);
    await change(
      orderId,
      sql`state = 'sent', created_at = created_at - ${seconds} * interval '1 s'`,
    );
  }
  await expect(ask(orderId)).rejects.toMatchObject({
    ...{
      status: 429,
      message: 'You asked for this e-mail three times in the last 24 hours. Please wait.',
    },
  });
});

test('letters that the provider refuses are not asked for without end', async () => {
  const { orderId } = await approvedOrder(app);
  for (let letter = 1; letter <= 10; letter += 1) {
    expect(await ask(orderId)).toMatchObject({ left: 2 });
    await change(orderId, sql`state = 'failed'`);
  }
  await expect(ask(orderId)).rejects.toMatchObject({
    status: 429,
    message: expect.stringContaining('Too many e-mails.'),
  });
  expect(await mailsOf(orderId)).toHaveLength(10);
  // Of another order nothing was asked yet.
  const { orderId: other } = await approvedOrder(app);
  expect(await ask(other)).toMatchObject({ left: 2 });
});

test('what is no refusal ends the sending of several', async () => {
  const actor = { kind: 'staff', id: 1, name: 'Ayu', ip: null } as never;
  const mail = { orderId: await app.newOrder(), mailId: 'no id at all' };
  await expect(sendMailsAgain(app.db, actor, [mail as never])).rejects.toThrow('uuid');
});
