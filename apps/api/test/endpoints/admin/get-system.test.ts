import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lookAtMailHealth } from '../../../src/commands/doctor/mail-health.ts';
import { queueMail } from '../../../src/db/queries/mail.ts';
import { countOutcomes } from '../../../src/usecases/mail/mail-outcomes.ts';
import { type SignedIn, type TestApp, testApp } from '../../support/app.ts';
import {
  type JudgingMailServer,
  startJudgingMailServer,
} from '../../support/judging-mail-server.ts';
import { until } from '../../support/until.ts';

let server: JudgingMailServer;
let app: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  server = await startJudgingMailServer();
  app = await testApp({ jobs: true, env: { SMTP_URL: server.url } });
  admin = await app.signIn('Admin', 'Rani');
});
afterAll(async () => {
  await app.stop();
  await server.close();
});

interface Queued {
  mailId: string;
  orderId: string;
}
async function queue(recipient: string): Promise<Queued> {
  const orderId = await app.newOrder();
  const { id: orderPk } = await app.order(orderId);
  const mailId = randomUUID();
  await app.db.transaction().execute((trx) =>
    queueMail(trx, {
      id: mailId,
      orderPk,
      kind: 'question',
      recipient,
      subject: 'A question',
      html: '<p>Hello</p>',
      text: 'Hello',
      documentId: null,
      provider: 'AWS',
      reminder: false,
      createdBy: null,
    }),
  );
  return { mailId, orderId };
}
/** The row of a mail once its first try is over. */
const tried = ({ mailId }: Queued, tries = 1) =>
  until(async () => {
    const row = await app.db
      .selectFrom('mail_message')
      .select(['state', 'attempts', 'refused', 'last_error'])
      .where('id', '=', mailId)
      .executeTakeFirstOrThrow();
    return row.attempts >= tries ? row : null;
  });
const system = async () => {
  const { data } = await app.call('getSystem', {}, admin);
  if (data === undefined) throw new Error('The system did not answer.');
  return data;
};
const partOf = async (name: string) => (await system()).parts.find(({ part }) => part === name);
const trouble = async (orderId: string) =>
  (await app.call('getOrdersDetails', { params: { orderId } }, admin)).data?.mail_trouble;
const again = (...mails: Queued[]) => app.call('sendMailsAgain', { body: { mails } }, admin);
const outcome = async (name: string) =>
  (await countOutcomes(app.db)).find(
    ({ provider, outcome: ended }) => provider === 'AWS' && ended === name,
  )?.mails;

test('a mail that its recipient refuses fails at once, is seen, and goes out again once', async () => {
  server.says.set('gone@example.net', '550 5.1.1 mailbox does not exist');
  const mail = await queue('gone@example.net');
  expect(await tried(mail)).toEqual({
    state: 'failed',
    attempts: 1,
    refused: 'letter',
    last_error: '550 5.1.1 mailbox does not exist',
  });
  expect((await app.history(mail.orderId)).map(({ action }) => action)).toContain('mail-failed');
  expect(await trouble(mail.orderId)).toBe('bounced');
  const listed = { params: { orderName: 'newOrder' }, query: { bounced: '1' } };
  const { data: rows } = await app.call('getOrdersList', listed, admin);
  expect(rows?.map(({ order_id }) => order_id)).toEqual([mail.orderId]);
  expect(await outcome('refused')).toBe(1);
  expect((await system()).mail).toMatchObject({
    total: 1,
    troubled: [
      {
        mail_id: mail.mailId,
        order_id: mail.orderId,
        recipient: 'gone@example.net',
        kind: 'question',
        words: '550 5.1.1 mailbox does not exist',
      },
    ],
  });

  // Everybody who works orders has the same list, without the rest.
  const telecaller = await app.signIn('Telecaller', 'Tomo');
  const { data: list } = await app.call('getMailTrouble', {}, telecaller);
  expect(list).toEqual((await system()).mail);

  server.says.delete('gone@example.net');
  const sent = await queue('here@example.net');
  await tried(sent);
  expect((await again(mail, sent)).data).toEqual([
    { mail_id: mail.mailId, order_id: mail.orderId, outcome: 'queued', reason: null },
    {
      mail_id: sent.mailId,
      order_id: sent.orderId,
      outcome: 'refused',
      reason: 'This e-mail was sent, and nothing says that it came back.',
    },
  ]);
  expect(await again(mail)).toMatchObject({
    message: '1 of 1 e-mails were sent again before.',
    data: [{ outcome: 'queued before' }],
  });
  await until(async () => (server.taken.includes('gone@example.net') ? true : null));
  expect(server.taken.filter((address) => address === 'gone@example.net')).toHaveLength(1);
  expect(await trouble(mail.orderId)).toBeNull();
  expect((await system()).mail.total).toBe(0);
});

test('a refused letter is settled by a later one that was taken', async () => {
  server.says.set('typo@example.net', '550 no such user');
  const mail = await queue('typo@example.net');
  await tried(mail);
  expect(await trouble(mail.orderId)).toBe('bounced');
  const { id: orderPk } = await app.order(mail.orderId);
  const later = await queue('right@example.net');
  // A mail that is under way is locked in another order: its order, then itself.
  await tried(later);
  await app.db
    .updateTable('mail_message')
    .set({ order_pk: orderPk, state: 'queued' })
    .where('id', '=', later.mailId)
    .execute();
  await app.db
    .updateTable('mail_message')
    .set({ state: 'sent', delivery: null })
    .where('id', '=', later.mailId)
    .execute();
  expect(await trouble(mail.orderId)).toBeNull();

  // A third one is in trouble: of the order only that one is listed.
  const third = await queue('full@example.net');
  const become = (state: 'failed' | 'sent') =>
    app.db
      .updateTable('mail_message')
      .set({ order_pk: orderPk, state })
      .where('id', '=', third.mailId)
      .execute();
  await tried(third);
  await become('failed');
  expect((await system()).mail.troubled.map(({ mail_id }) => mail_id)).toEqual([third.mailId]);
  await become('sent');
});

test('while our own account is refused mails wait, and it is said loud', async () => {
  server.says.set('the sender', '550 5.7.1 not your address');
  const mail = await queue('waits@example.net');
  expect(await tried(mail)).toMatchObject({
    state: 'queued',
    refused: 'account',
    last_error: '550 5.7.1 not your address',
  });
  expect(await trouble(mail.orderId)).toBeNull();
  const about = 'The mail server is rejecting our account';
  const words = `${about}, 1 e-mail waiting`;
  expect(await partOf('mail')).toEqual({ part: 'mail', level: 'wrong', words });
  expect((await system()).mail.refusing).toMatchObject([
    { provider: 'AWS', taker: 'smtp', letters: 1, words: '550 5.7.1 not your address' },
  ]);
  expect(await lookAtMailHealth(app.db, app.services.env.mail)).toEqual([
    { level: 'wrong', about: 'Mail of 24 hours', words },
    { level: 'wrong', about, words: '550 5.7.1 not your address' },
  ]);
  expect(await outcome('account-refused')).toBe(1);
  const kind = { body: { kind: 'send_mail_AWS' } };
  expect((await system()).jobs).toContainEqual(
    expect.objectContaining({
      ...kind.body,
      label: 'Mail through the mail server, for AWS',
      waiting: 1,
      failing: 1,
      words: '550 5.7.1 not your address',
    }),
  );
  expect(await partOf('jobs')).toMatchObject({ level: 'warning', words: '1 fail' });

  server.says.delete('the sender');
  await until(async () =>
    (await app.call('tryJobAgain', kind, admin)).data?.jobs === 0 ? true : null,
  );
  expect(await tried(mail, 2)).toMatchObject({ state: 'sent', refused: null });
  expect(await partOf('mail')).toMatchObject({ level: 'fine' });
});

test('a mail whose job is dropped stays as not sent, and can be sent again', async () => {
  server.says.set('slow@example.net', '451 4.7.1 come back later');
  const mail = await queue('slow@example.net');
  expect(await tried(mail)).toMatchObject({ state: 'queued', refused: null });
  await until(async () =>
    (await app.call('dropJob', { body: { kind: 'send_mail_AWS' } }, admin)).data?.jobs === 1
      ? true
      : null,
  );
  const { rows } = await app.pool.query('select 1 from graphile_worker._private_jobs');
  expect(rows).toEqual([]);
  expect((await system()).mail.troubled).toMatchObject([{ mail_id: mail.mailId }]);
  const [found] = (await system()).mail.troubled;
  expect(found?.words).toMatch(/^Rani took it out of the queue\. .*451 4\.7\.1 come back later/);
  expect(await trouble(mail.orderId)).toBe('bounced');
  expect((await app.history(mail.orderId)).at(0)).toMatchObject({ actor_name: 'Rani' });
  server.says.delete('slow@example.net');
  await again(mail);
  await until(async () => (server.taken.includes('slow@example.net') ? true : null));
  const events = await app.call('getStaffEvents', { query: { kind: 'jobs-dropped' } }, admin);
  expect(events.data).toMatchObject([
    { actor_name: 'Rani', detail: { job: 'send_mail_AWS', jobs: 1 } },
  ]);
});

test('the doctor and the page tell of a share that is too large', async () => {
  const many = ['a', 'b', 'c', 'd', 'e'].map((name) => `${name}@nowhere.example`);
  for (const address of many) server.says.set(address, '550 5.1.1 nobody');
  const mails = await Promise.all(many.map(queue));
  for (const mail of mails) await tried(mail);
  expect(await partOf('mail')).toMatchObject({
    level: 'wrong',
    words: expect.stringMatching(/^\d+\.\d% refused in 24 h$/),
  });
  expect(await lookAtMailHealth(app.db, app.services.env.mail)).toMatchObject([{ level: 'wrong' }]);
});

test('a member is signed out everywhere, by an Admin and with a row', async () => {
  const member = await app.signIn('Team', 'Dewa');
  expect((await system()).signed_in).toContainEqual(
    expect.objectContaining({
      id: String(member.id),
      name: 'Dewa',
      type: 'Team',
      sessions: 1,
      own: false,
    }),
  );
  const out = (id: number) => app.call('signOutMember', { body: { memberId: String(id) } }, admin);
  expect(await out(member.id)).toMatchObject({ http: 200, message: 'Dewa is signed out.' });
  expect(await app.call('userInfo', {}, member)).toMatchObject({ http: 401 });
  expect((await system()).signed_in.map(({ name }) => name)).not.toContain('Dewa');
  expect(await out(admin.id)).toMatchObject({
    http: 409,
    message: 'This is you. Please use Logout.',
  });
  expect(await out(987_654_321)).toMatchObject({ http: 404 });
  const events = await app.call('getStaffEvents', { query: { kind: 'signed-out' } }, admin);
  expect(events.data).toMatchObject([
    { actor_name: 'Rani', subject_name: 'Dewa', detail: { everywhere: true } },
  ]);
});

test('the other parts say how they stand', async () => {
  const { parts, versions, backups } = await system();
  expect(parts.map(({ part }) => part)).toEqual([
    'database',
    'documents',
    'disk',
    'mail',
    'jobs',
    'backup',
  ]);
  expect(parts[0]?.words).toMatch(/^\d+ ms, \d+ of \d+ connections$/);
  expect(parts[1]).toMatchObject({ level: 'fine' });
  expect(parts[2]?.words).toMatch(/^\d+ [GM]B free of \d+ [GM]B$/);
  expect(backups).toEqual([]);
  expect(parts[5]).toMatchObject({ level: 'warning', words: 'none was made' });
  expect((await system()).wal_archives).toEqual([]);
  expect(versions).toMatchObject({ node: process.versions.node });
  expect(versions.schema).toMatch(/^\d{4}_/);
});

test('WAL that is lost is told beside the moments that stay within reach', async () => {
  const [from, until] = ['2026-11-21T04:00:00.000Z', '2026-11-21T10:17:00.000Z'];
  await app.pool.query(`insert into wal_archive values ('/b', 'line', $1, $2)`, [from, until]);
  const lost = { place: '/b', level: 'wrong', fault: expect.stringMatching(/^nothing/) };
  expect((await system()).wal_archives).toEqual([{ ...lost, from, until }]);
});
