import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countTry } from '../../../src/usecases/limits/rate-limit.ts';
import { type SignedIn, type TestApp, testApp } from '../../support/app.ts';
import { addDocument } from '../../support/documents.ts';
import { until } from '../../support/until.ts';

let app: TestApp;
let team: SignedIn;
beforeAll(async () => {
  app = await testApp({ jobs: true });
  team = await app.signIn('Team', 'Ayu Lestari');
});
afterAll(() => app.stop());

const resend = (orderId: string, more: object = {}) =>
  app.call(
    'resendMail',
    { body: { orderId, email: 'other@example.com', mailServiceProvider: 'Sendgrid', ...more } },
    team,
  );
const mails = async (orderId: string) =>
  (await app.call('getOrdersDetails', { params: { orderId } }, team)).data?.mailHistory ?? [];

test.each(['AWS', 'Sendgrid'])('through %s sends the current document again', async (provider) => {
  const orderId = await app.newOrder({ process_status: 'Completed' });
  await addDocument(app, orderId, { replaced_at: new Date() });
  const current = await addDocument(app, orderId);
  expect(await resend(orderId, { mailServiceProvider: provider })).toMatchObject({
    http: 200,
    message: 'The e-mail goes to the local mailbox, not to the recipient.',
  });
  const mail = await until(async () => {
    const [one] = await mails(orderId);
    return one?.state === 'sent' ? one : null;
  });
  expect(mail).toMatchObject({
    kind: 'resend',
    remainder_mail: 1,
    recipient: 'other@example.com',
    uploadDoc: { file1: current, mail_service_provider: provider },
  });
  const message = await PostalMime.parse(
    await readFile(join(app.dataDir, 'mailbox', `${mail.id}.eml`)),
  );
  expect(message.attachments).toHaveLength(1);
  expect((await app.history(orderId)).map((entry) => entry.action)).toEqual([
    'mail-queued',
    'mail-sent',
  ]);
  expect(await app.order(orderId)).toMatchObject({ version: 1 });
});

test('beside an upload it waits, and sends the document that took the place', async () => {
  const orderId = await app.newOrder({ process_status: 'Completed' });
  const before = await addDocument(app, orderId);
  const uploading = await app.pool.connect();
  let after: string;
  let resent: Promise<unknown>;
  try {
    await uploading.query('begin');
    await uploading.query('select from orders where order_id = $1 for no key update', [orderId]);
    resent = resend(orderId);
    await until(async () => {
      const { rows } = await app.pool.query(`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`);
      return rows.length > 0 ? true : null;
    });
    await app.pool.query('update document set replaced_at = now() where file_name = $1', [before]);
    after = await addDocument(app, orderId);
  } finally {
    await uploading.query('commit');
    uploading.release();
  }
  expect(await resent).toMatchObject({ http: 200 });
  expect((await mails(orderId)).map(({ uploadDoc }) => uploadDoc?.file1)).toEqual([after]);
});

test('the history holds neither the recipient nor the traveller', async () => {
  const orderId = await app.newOrder();
  await addDocument(app, orderId);
  await resend(orderId);
  expect(JSON.stringify(await app.history(orderId))).not.toMatch(/@example\.com|Maren/);
});

test.each([
  [{ orderId: 'T-NOBODY' }, 404, 'There is no order T-NOBODY.'],
  [{ email: 'nonsense' }, 422, 'Please enter your email'],
  [{ email: 'a@example.com\r\nBcc: b@example.com' }, 422, 'Please enter your email'],
  [{ mailServiceProvider: '' }, 422, 'Please choose AWS or Sendgrid.'],
])('%o is refused', async (more, http, message) => {
  const orderId = await app.newOrder();
  await addDocument(app, orderId);
  expect(await resend(orderId, more)).toMatchObject({ http, status: 0, message });
  expect(await mails(orderId)).toEqual([]);
});

test('without a document there is nothing to send', async () => {
  const orderId = await app.newOrder({ process_status: 'Completed' });
  expect(await resend(orderId)).toMatchObject({
    http: 409,
    message: 'There is no document to send yet. Please upload it first.',
  });
});

test.each([
  ['Deleted', null, 'deleted'],
  ['Refunds', '2026-11-20T08:00:00Z', 'refunded'],
] as const)(
  'in %s with the refund date %j nothing is sent',
  async (process_status, refund_date, why) => {
    const orderId = await app.newOrder({ process_status, refund_date });
    await addDocument(app, orderId);
    expect(await resend(orderId)).toMatchObject({
      http: 409,
      message: `Order ${orderId} was ${why}, so its document is no longer the traveller’s.`,
    });
    expect(await app.history(orderId)).toEqual([]);
  },
);

test('in Refunds before the money went back the document is still the traveller’s', async () => {
  const orderId = await app.newOrder({ process_status: 'Refunds' });
  await addDocument(app, orderId);
  expect(await resend(orderId)).toMatchObject({ http: 200 });
});

test('of an erased order nothing is sent', async () => {
  const orderId = await app.newOrder({ process_status: 'Deleted', erased_at: new Date() });
  await addDocument(app, orderId);
  expect(await resend(orderId)).toMatchObject({
    http: 404,
    message: `There is no order ${orderId}.`,
  });
  expect(await app.history(orderId)).toEqual([]);
});

test.each([
  ['maren@example.com', 'maren@example.com', 'other@example.com'],
  [null, 'other@example.com', 'maren@example.com'],
])('the letter of an order at %j names %s', async (email, named, notNamed) => {
  const orderId = await app.newOrder({ process_status: 'Completed', email });
  await addDocument(app, orderId);
  await resend(orderId);
  const [mail] = await mails(orderId);
  const { data } = await app.call('getSentMail', { params: { mailId: mail?.id ?? '' } }, team);
  expect(data?.text).toContain(named);
  expect(data?.text).not.toContain(notNamed);
});

test('it counts among the e-mails that a member sent again, and among nothing else', async () => {
  const orderId = await app.newOrder({ process_status: 'Completed' });
  await addDocument(app, orderId);
  const { id: key, token } = await app.signIn('Telecaller');
  const body = { orderId, email: 'other@example.com', mailServiceProvider: 'AWS' };
  await app.call('resendMail', { body }, { token });
  const window = { name: 'resend mail', key: String(key), seconds: 3600 };
  expect(await countTry(app.db, window)).toMatchObject({ tries: 2 });
});

test('an e-mail that does not exist cannot be looked at', async () => {
  const params = { mailId: '00000000-0000-4000-8000-000000000000' };
  expect(await app.call('getSentMail', { params }, team)).toMatchObject({
    http: 404,
    message: 'There is no such e-mail.',
  });
  expect(await app.call('getSentMail', { params: { mailId: "1' or '1'='1" } }, team)).toMatchObject(
    { http: 422 },
  );
});

test('a member sends sixty an hour; the next one waits, and other members do not', async () => {
  const orderId = await app.newOrder({ process_status: 'Completed' });
  await addDocument(app, orderId);
  const member = await app.signIn('Telecaller');
  const send = (as: SignedIn) => {
    const body = { orderId, email: 'other@example.com', mailServiceProvider: 'AWS' };
    return app.call('resendMail', { body }, as);
  };
  for (let i = 0; i < 60; i++) expect(await send(member)).toMatchObject({ http: 200 });
  const refused = await send(member);
  expect(refused).toMatchObject({ http: 429, status: 0 });
  expect(refused.message).toMatch(/^Too many e-mails\. Please try again in \d+ minutes\.$/);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(50 * 60);
  expect(await send(team)).toMatchObject({ http: 200 });
});

test('a press that comes again with its key, also beside itself, sends one e-mail and says so', async () => {
  const orderId = await app.newOrder({ process_status: 'Completed' });
  await addDocument(app, orderId);
  const key = 'press-0001';
  const answers = await Promise.all([resend(orderId, { key }), resend(orderId, { key })]);
  answers.push(await resend(orderId, { key }));
  expect(answers.map(({ http }) => http)).toEqual([200, 200, 200]);
  const repeated = answers.filter(({ message }) => message.includes('taken by an earlier press'));
  expect(repeated).toHaveLength(2);
  expect(await mails(orderId)).toHaveLength(1);
  // Another press, another order and another member are something else.
  const other = await app.newOrder({ process_status: 'Completed' });
  await addDocument(app, other);
  expect((await resend(other, { key })).message).not.toContain('earlier press');
  await resend(orderId, { key: 'press-0002' });
  await resend(orderId);
  await resend(orderId);
  const sinta = await app.signIn('Team', 'Sinta');
  const body = { orderId, email: 'a@example.com', mailServiceProvider: 'AWS' as const, key };
  await app.call('resendMail', { body }, sinta);
  expect(await mails(orderId)).toHaveLength(5);
});

test('goes to no address that was corrected away, as an open page still offers it', async () => {
  const orderId = await app.newOrder({
    process_status: 'Completed',
    email: 'Stranger@example.com',
  });
  await addDocument(app, orderId);
  const changes = { email: 'maren@example.com' };
  const body = { orderId, version: 1, changes, reason: 'It was a stranger’s' };
  expect(await app.call('updateOrder', { body }, team)).toMatchObject({ http: 200 });
  const before = (await mails(orderId)).length;
  const message =
    'The e-mail of this order was corrected since. Please write to the present address.';
  expect(await resend(orderId, { email: 'stranger@example.com' })).toMatchObject({
    http: 409,
    message,
    errors: [{ path: 'email', message }],
  });
  expect(await mails(orderId)).toHaveLength(before);
  for (const email of ['maren@example.com', 'other@example.com']) {
    expect(await resend(orderId, { email })).toMatchObject({ http: 200 });
  }
  // It was theirs after all.
  const back = { email: 'stranger@example.com' };
  const { version } = await app.order(orderId);
  const again = { orderId, version, changes: back, reason: 'It was right' };
  expect(await app.call('updateOrder', { body: again }, team)).toMatchObject({ http: 200 });
  expect(await resend(orderId, { email: 'STRANGER@example.com' })).toMatchObject({ http: 200 });
});
