import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { correspondentsOf } from '../../../src/adapters/mail/mailbox.ts';
import { queueMail } from '../../../src/db/queries/mail.ts';
import { readQueueState } from '../../../src/db/queries/queue-state.ts';
import type { MailMessageTable } from '../../../src/db/schema.ts';
import { sendMail } from '../../../src/usecases/mail/send-mail.ts';
import { type SignedIn, type TestApp, testApp } from '../../support/app.ts';
import { addDocument } from '../../support/documents.ts';

let app: TestApp;
let team: SignedIn;
beforeAll(async () => {
  // Nothing is sent by itself: what waits in the queue can be looked at.
  app = await testApp();
  team = await app.signIn('Team', 'Ayu Lestari');
});
afterAll(() => app.stop());

interface Mail {
  id: string;
  orderId: string;
}

/** A mail with a document that AWS could not be given: it waits for its next try. */
async function mailInTrouble(more: Partial<Insertable<MailMessageTable>> = {}): Promise<Mail> {
  const orderId = await app.newOrder({ process_status: 'Completed' });
  await addDocument(app, orderId);
  const { id: orderPk } = await app.order(orderId);
  const document = await app.db
    .selectFrom('document')
    .select('id')
    .where('order_pk', '=', orderPk)
    .executeTakeFirstOrThrow();
  const id = randomUUID();
  await app.db.transaction().execute((trx) =>
    queueMail(trx, {
      id,
      orderPk,
      kind: 'approval',
      recipient: 'traveller@example.net',
      subject: 'Your customs declaration is approved',
      html: '<p>Dear traveller</p>',
      text: 'Dear traveller',
      documentId: document.id,
      provider: 'AWS',
      reminder: false,
      createdBy: null,
    }),
  );
  await app.db
    .updateTable('mail_message')
    .set({ last_error: '421 Try again later', attempts: 2, ...more })
    .where('id', '=', id)
    .execute();
  return { id, orderId };
}

const again = ({ orderId, id }: Mail, more: object = {}) =>
  app.call(
    'sendMailAgain',
    { body: { orderId, mailId: id, mailServiceProvider: 'Sendgrid', ...more } },
    team,
  );
const mails = async (orderId: string) =>
  (await app.call('getOrdersDetails', { params: { orderId } }, team)).data?.mailHistory ?? [];
const jobKeys = async () => {
  const { rows } = await app.pool.query('select key from graphile_worker._private_jobs');
  return rows.map(({ key }) => key as string);
};
const send = (id: string) =>
  sendMail(
    {
      ...app.services,
      dataDir: app.dataDir,
      correspondents: correspondentsOf(app.services.env),
      company: app.services.env.company,
      transport,
    },
    id,
    false,
  );
const sentIds: string[] = [];
const transport = () => ({
  name: 'local' as const,
  send: async ({ id }: { id: string }) => {
    sentIds.push(id);
    return null;
  },
});

test.each([
  ['waits for its next try', {}],
  ['was given up', { state: 'failed' }],
  ['bounced', { state: 'sent', last_error: null, delivery: 'bounced' }],
  ['came back for now', { state: 'sent', last_error: null, delivery: 'bounced-soft' }],
] as const)('a mail that %s goes out once more, word for word', async (_, more) => {
  const first = await mailInTrouble(more);
  expect(await again(first)).toMatchObject({
    http: 200,
    message: 'The e-mail goes to the local mailbox, not to the recipient.',
  });

  const [second, old, ...others] = await mails(first.orderId);
  expect(others).toEqual([]);
  const before = { ...(more as object), ...('state' in more ? {} : { state: 'failed' }) };
  expect(old).toMatchObject({ id: first.id, sent_again_by: 'Sendgrid', ...before });
  expect(second).toMatchObject({
    kind: 'approval',
    recipient: 'traveller@example.net',
    subject: 'Your customs declaration is approved',
    state: 'queued',
    attempts: 0,
    last_error: null,
    sent_again_by: null,
    uploadDoc: { file1: old?.uploadDoc.file1, mail_service_provider: 'Sendgrid' },
  });
  const keys = await jobKeys();
  expect(keys).toContain(`mail:${second?.id}`);
  expect(keys).not.toContain(`mail:${first.id}`);
  // Not even a job that somebody puts back sends the first one.
  await send(first.id);
  await send(second?.id ?? '');
  expect(sentIds.filter((id) => id === first.id)).toEqual([]);
  expect(sentIds.filter((id) => id === second?.id)).toHaveLength(1);

  const [entry] = await app.history(first.orderId);
  expect(entry).toMatchObject({
    action: 'mail-queued',
    actor_name: 'Ayu Lestari',
    detail: { mailId: second?.id, kind: 'approval', provider: 'Sendgrid', replaces: first.id },
  });
});

test('the doctor counts it among the failed ones no more', async () => {
  const { failedMails } = await readQueueState(app.db);
  const first = await mailInTrouble({ state: 'failed' });
  expect(await readQueueState(app.db)).toMatchObject({ failedMails: failedMails + 1 });
  await again(first);
  expect(await readQueueState(app.db)).toMatchObject({ failedMails });
});

test('pressed by two at once it makes one mail, and the second is told so', async () => {
  const first = await mailInTrouble();
  const answers = await Promise.all([again(first), again(first, { mailServiceProvider: 'AWS' })]);
  expect(answers.map(({ status }) => status)).toEqual([1, 1]);
  const words = answers.map(({ message }) => message).sort();
  const taken = 'The e-mail goes to the local mailbox, not to the recipient.';
  expect(words).toEqual([taken, `This was sent again already. ${taken}`]);
  expect(await mails(first.orderId)).toHaveLength(2);
  expect(await app.history(first.orderId)).toHaveLength(1);
});

test('one that was sent again and failed again is not said to be on its way', async () => {
  const first = await mailInTrouble();
  await again(first);
  const [second] = await mails(first.orderId);
  await app.db
    .updateTable('mail_message')
    .set({ state: 'failed', last_error: '550 no such user' })
    .where('id', '=', second?.id ?? '')
    .execute();
  expect(await again(first)).toMatchObject({
    http: 200,
    message: 'This was sent again already. What became of it stands in Email History.',
  });
  expect(await mails(first.orderId)).toHaveLength(2);
});

test.each([
  [{ last_error: null }, 'This e-mail is on its way.'],
  [{ state: 'sent' }, 'This e-mail was sent, and nothing says that it came back.'],
  [{ state: 'sent', delivery: 'delivered' }, 'This e-mail was delivered.'],
  [{ state: 'sent', delivery: 'complained' }, 'The recipient reported this e-mail as unwanted.'],
] as const)('%j is refused: %s', async (more, message) => {
  const first = await mailInTrouble(more);
  expect(await again(first)).toMatchObject({ http: 409, status: 0, message });
  expect(await mails(first.orderId)).toMatchObject([{ id: first.id, sent_again_by: null }]);
  expect(await jobKeys()).toContain(`mail:${first.id}`);
  expect(await app.history(first.orderId)).toEqual([]);
});

test('while a worker has it in hand nobody knows how that ends: refused', async () => {
  const first = await mailInTrouble();
  await app.pool.query(
    "update graphile_worker._private_jobs set locked_by = 'w', locked_at = now() where key = $1",
    [`mail:${first.id}`],
  );
  expect(await again(first)).toMatchObject({
    http: 409,
    message: 'This e-mail is being tried at this very moment.',
  });
  expect(await jobKeys()).toContain(`mail:${first.id}`);
});

test('such a refusal says when to try again; one that was given up does not wait', async () => {
  const first = await mailInTrouble();
  await app.pool.query(
    "update graphile_worker._private_jobs set locked_by = 'w', locked_at = now() where key = $1",
    [`mail:${first.id}`],
  );
  expect((await again(first)).headers.get('retry-after')).toBe('60');
  await app.db
    .updateTable('mail_message')
    .set({ state: 'failed' })
    .where('id', '=', first.id)
    .execute();
  expect(await again(first)).toMatchObject({ http: 200 });
});

test('a mail whose recipient is not known any more cannot be sent again', async () => {
  const first = await mailInTrouble({ recipient: null });
  expect(await again(first)).toMatchObject({ http: 404, message: 'There is no such e-mail.' });
});

test('a document that was replaced is not sent after the present one', async () => {
  const first = await mailInTrouble();
  const { id } = await app.order(first.orderId);
  await app.db
    .updateTable('document')
    .set({ replaced_at: new Date() })
    .where('order_pk', '=', id)
    .execute();
  expect(await again(first)).toMatchObject({
    http: 409,
    message: 'The document of this e-mail was replaced since. Please resend the present one.',
  });
});

test('of no order, of another order, of an erased order: there is no such e-mail', async () => {
  const first = await mailInTrouble();
  const other = await mailInTrouble();
  const none = { http: 404, message: 'There is no such e-mail.' };
  expect(await again(first, { mailId: randomUUID() })).toMatchObject(none);
  expect(await again(first, { orderId: other.orderId })).toMatchObject(none);
  expect(await again(first, { orderId: 'T-NOBODY' })).toMatchObject({
    http: 404,
    message: 'There is no order T-NOBODY.',
  });
  await app.db
    .updateTable('orders')
    .set({ erased_at: new Date() })
    .where('order_id', '=', first.orderId)
    .execute();
  expect(await again(first)).toMatchObject({
    http: 404,
    message: `There is no order ${first.orderId}.`,
  });
  expect(await again(first, { mailId: 'nonsense' })).toMatchObject({ http: 422 });
  expect(await again(first, { mailServiceProvider: 'Pigeon' })).toMatchObject({
    http: 422,
    message: 'Please choose AWS or Sendgrid.',
  });
});

test('a document that is not the traveller’s any more is not sent again', async () => {
  const mail = await mailInTrouble({ state: 'failed' });
  await app.db
    .updateTable('orders')
    .set({ process_status: 'Refunds', refund_date: '2026-11-20T08:00:00Z' })
    .where('order_id', '=', mail.orderId)
    .execute();
  expect(await again(mail)).toMatchObject({
    http: 409,
    message: `Order ${mail.orderId} was refunded, so its document is no longer the traveller’s.`,
  });
});
