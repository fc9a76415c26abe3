import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findSentNote, keepSentNote } from '../../src/adapters/mail/sent-notes.ts';
import { queueMail } from '../../src/db/queries/mail.ts';
import { giveUpSpentMails } from '../../src/usecases/mail/spent.ts';
import { type TestApp, testApp } from '../support/app.ts';
import { until } from '../support/until.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.stop());

/** A mail whose job stands as these columns say. */
async function mailWithJob(set: string): Promise<{ id: string; orderId: string }> {
  const orderId = await app.newOrder();
  const order = await app.order(orderId);
  const id = randomUUID();
  // Before a worker can see it.
  await app.db.transaction().execute(async (trx) => {
    await queueMail(trx, {
      id,
      orderPk: order.id,
      kind: 'refund',
      recipient: 'traveller@example.net',
      subject: 'Your refund',
      html: '<p>Hello</p>',
      text: 'Hello',
      documentId: null,
      provider: 'AWS',
      reminder: false,
      createdBy: null,
    });
    const job = sql`update graphile_worker._private_jobs set ${sql.raw(set)} where key = ${`mail:${id}`}`;
    await job.execute(trx);
  });
  return { id, orderId };
}

const stateOf = async (id: string) =>
  app.db
    .selectFrom('mail_message')
    .select(['state', 'last_error'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

test('with tries left, or with a worker at its last one, a mail is not given up', async () => {
  const later = "run_at = now() + interval '1 hour'";
  const waiting = await mailWithJob(`attempts = 12, ${later}`);
  const running = await mailWithJob("attempts = 13, locked_by = 'alive', locked_at = now()");
  expect(await giveUpSpentMails(app)).toBe(0);
  expect(await stateOf(waiting.id)).toMatchObject({ state: 'queued' });
  expect(await stateOf(running.id)).toMatchObject({ state: 'queued' });
  await app.pool.query('delete from graphile_worker._private_jobs');
});

test('a mail without tries left is given up, by the program', async () => {
  const spent = [await mailWithJob('attempts = 13'), await mailWithJob('attempts = 13')];
  expect(await giveUpSpentMails(app)).toBe(2);
  for (const { id, orderId } of spent) {
    expect(await stateOf(id)).toEqual({
      state: 'failed',
      last_error:
        'The server or its database was ended during the last try. Whether the e-mail went out then is not known.',
    });
    expect(await app.history(orderId)).toMatchObject([
      { action: 'mail-failed', actor_kind: 'system', actor_id: null, actor_name: 'Pabean' },
    ]);
  }
});

test('a mail that a provider has, by a note, is written down as sent', async () => {
  const { id, orderId } = await mailWithJob('attempts = 13');
  const lost = await mailWithJob('attempts = 13');
  await keepSentNote(app.dataDir, id, { transport: 'ses', providerMessageId: 'their-id' });
  expect(await giveUpSpentMails(app)).toBe(1);
  expect(
    await app.db
      .selectFrom('mail_message')
      .select(['state', 'transport', 'provider_message_id', 'last_error'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
  ).toEqual({
    state: 'sent',
    transport: 'ses',
    provider_message_id: 'their-id',
    last_error: null,
  });
  expect(await app.order(orderId)).toMatchObject({ mail_trouble: null });
  expect(await app.history(orderId)).toMatchObject([
    {
      action: 'mail-sent',
      actor_name: 'Pabean',
      detail: { mailId: id, provider: 'AWS', transport: 'ses' },
    },
  ]);
  expect(await findSentNote(app.dataDir, id)).toBeNull();
  expect(await stateOf(lost.id)).toMatchObject({ state: 'failed' });
});

test('a mail whose server died in its last try is given up at the next start', async () => {
  const dead = "locked_by = 'dead', locked_at = now() - interval '1 minute'";
  const { id, orderId } = await mailWithJob(`attempts = 13, ${dead}`);
  await app.jobs.start();
  const mail = await until(async () => {
    const found = await stateOf(id);
    return found.state === 'failed' ? found : null;
  });
  expect(mail.last_error).toMatch(/^The server or its database was ended during the last try\./);
  expect(await app.history(orderId)).toMatchObject([
    { action: 'mail-failed', actor_kind: 'system', detail: { mailId: id, provider: 'AWS' } },
  ]);
  expect(await giveUpSpentMails(app)).toBe(0);
});

test('a mail whose last try could not be written down is given up while the server goes on', async () => {
  const { id } = await mailWithJob('attempts = 13');
  await until(async () => ((await stateOf(id)).state === 'failed' ? true : null));
});
