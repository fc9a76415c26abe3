import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  countJobs,
  findOrdersOfJobs,
  lockFailingJobs,
} from '../../../src/db/queries/job-trouble.ts';
import { lockSpentMails, queueMail } from '../../../src/db/queries/mail.ts';
import { dropFailingJobs, tryFailingJobs } from '../../../src/usecases/system/failing-jobs.ts';
import { freshDatabase, type TestDatabase } from '../../support/database.ts';
import { until } from '../../support/until.ts';

let database: TestDatabase;
let memberId: number;
beforeAll(async () => {
  database = await freshDatabase();
  const { rows } = await database.pool.query(
    `insert into staff_member (name, email, type, password_hash)
     values ('Rani', 'rani@example.com', 'Admin', '-') returning id`,
  );
  memberId = rows[0].id;
});
afterAll(() => database.drop());
beforeEach(() => database.pool.query('delete from graphile_worker._private_jobs'));

const kind = 'send_mail_AWS';
const by = () => ({
  member: {
    id: memberId,
    name: 'Rani',
    email: 'rani@example.com',
    type: 'Admin' as const,
    sessionId: 'one',
  },
  ...{ ip: '203.0.113.9', userAgent: '' },
});
const tryJobs = () => tryFailingJobs(database.db, by(), kind);
const dropJobs = (onScreen?: number) => dropFailingJobs(database.db, by(), kind, onScreen);

/** Jobs of a kind whose last try failed: they wait for the next one until a day in the future. */
async function addFailing(count: number, of = kind): Promise<void> {
  await database.pool.query(
    `select graphile_worker.add_job($1, '{}', run_at => '2030-01-01') from generate_series(1, $2)`,
    [of, count],
  );
  await fail();
}
const fail = () =>
  database.pool.query(
    `update graphile_worker._private_jobs set last_error = 'no', attempts = 3, run_at = '2030-01-01'`,
  );
const jobs = async () => {
  const { rows } = await database.pool.query(
    'select attempts, run_at <= now() as due from graphile_worker._private_jobs order by id',
  );
  return rows as { attempts: number; due: boolean }[];
};
const events = (of: string) =>
  database.db
    .selectFrom('staff_event')
    .select(['actor_id', 'actor_name', 'detail'])
    .where('kind', '=', of as never)
    .orderBy('id')
    .execute();

/** A mail that waits, whose job failed. @returns its id and its order's */
async function failingMail(): Promise<{ id: string; orderPk: number }> {
  const id = randomUUID();
  const { id: orderPk } = await database.db
    .insertInto('orders')
    .values({
      ...{ order_id: `T-${id}`, process_status: 'New', processing_mode: 'Standard' },
      ...{ full_name: 'Maren Ostrowick-Vale', email: 'maren@example.com', clock_version: 'test' },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await database.db.transaction().execute((trx) =>
    queueMail(trx, {
      ...{ id, orderPk, kind: 'question', recipient: 'maren@example.com', subject: 'A question' },
      ...{ html: '<p>Hello</p>', text: 'Hello', documentId: null, provider: 'AWS' },
      ...{ reminder: false, createdBy: null },
    }),
  );
  await fail();
  return { id, orderPk };
}

test('without a failing job nothing is done and nothing is noted', async () => {
  await addFailing(1, 'another');
  expect([await tryJobs(), await dropJobs()]).toEqual([0, 0]);
  expect([...(await events('jobs-tried-again')), ...(await events('jobs-dropped'))]).toEqual([]);
  expect(await jobs()).toEqual([{ attempts: 3, due: false }]);
});

test('failing jobs are tried at once and from the first try on, which is noted', async () => {
  await addFailing(2);
  expect(await tryJobs()).toBe(2);
  expect(await jobs()).toEqual([
    { attempts: 0, due: true },
    { attempts: 0, due: true },
  ]);
  expect(await events('jobs-tried-again')).toEqual([
    { actor_id: memberId, actor_name: 'Rani', detail: { job: kind, jobs: 2 } },
  ]);
});

test('a job that is dropped gives up its mail, on the order’s history too', async () => {
  const { id, orderPk } = await failingMail();
  expect(await dropJobs()).toBe(1);
  expect(await jobs()).toEqual([]);
  const mail = database.db.selectFrom('mail_message').select(['state', 'last_error']);
  expect(await mail.where('id', '=', id).executeTakeFirst()).toEqual({
    ...{ state: 'failed', last_error: 'Rani took it out of the queue.' },
  });
  const history = database.db.selectFrom('order_history').selectAll();
  expect(await history.where('order_pk', '=', orderPk).execute()).toMatchObject([
    {
      ...{ action: 'mail-failed', actor_kind: 'staff', actor_name: 'Rani', order_version: 1 },
      detail: { mailId: id, provider: 'AWS' },
    },
  ]);
  expect(await events('jobs-dropped')).toMatchObject([{ detail: { job: kind, jobs: 1 } }]);
});

test('whoever sends a mail again meanwhile and who drops its job do not wait for each other', async () => {
  const { id, orderPk } = await failingMail();
  const sending = await database.pool.connect();
  try {
    await sending.query('begin');
    await sending.query('select from orders where id = $1 for update', [orderPk]);
    const dropped = dropJobs();
    await until(async () => {
      const { rows } = await database.pool.query(
        `select pid from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rows[0] ?? null;
    });
    const withdrawn = await sending.query(
      'delete from graphile_worker._private_jobs where key = $1 and locked_at is null',
      [`mail:${id}`],
    );
    await sending.query('commit');
    expect([withdrawn.rowCount, await dropped]).toEqual([1, 0]);
  } finally {
    sending.release(true);
  }
});

test('the mails of jobs are found by their index, however many others there are', async () => {
  const { id, orderPk } = await failingMail();
  await database.pool.query(
    `insert into mail_message (id, order_pk, kind, recipient, subject, html, body_text, mail_service_provider)
     select gen_random_uuid(), $1, 'question', '-', '-', '-', '-', 'AWS' from generate_series(1, 2000)`,
    [orderPk],
  );
  await database.pool.query('analyze mail_message, graphile_worker._private_jobs');
  await database.pool.query(
    'update graphile_worker._private_jobs set attempts = max_attempts where last_error is not null',
  );
  const reads = await database.db.transaction().execute(async (trx) => {
    const [counted] = await countJobs(trx);
    expect(counted).toMatchObject({ kind, waiting: 1, failing: 1 });
    await lockFailingJobs(trx, kind, 500, await findOrdersOfJobs(trx, kind, 500));
    expect(await lockSpentMails(trx)).toMatchObject([{ id }]);
    const { rows } = await sql<{ seq_tup_read: number; idx_tup_fetch: number }>`
      select seq_tup_read, idx_tup_fetch from pg_stat_xact_user_tables
      where relname = 'mail_message'`.execute(trx);
    return rows[0];
  });
  expect(reads?.seq_tup_read).toBe(0);
  expect(reads?.idx_tup_fetch).toBeLessThan(100);
});

test('a job without a mail is dropped too', async () => {
  await addFailing(2);
  expect(await dropJobs()).toBe(2);
  expect(await jobs()).toEqual([]);
});

test('no more jobs are dropped than the question named', async () => {
  await addFailing(3);
  await addFailing(2, 'another');
  await expect(dropJobs(2)).rejects.toMatchObject({
    status: 409,
    message: '3 jobs fail now, not 2. None was dropped.',
  });
  expect(await jobs()).toHaveLength(5);
  expect(await dropJobs(3)).toBe(3);
  // Some were done meanwhile: what is left of them is dropped.
  await addFailing(1);
  expect(await dropJobs(3)).toBe(1);
});

test('a job that is being tried counts, as it does on the page', async () => {
  await addFailing(2);
  await database.pool.query(
    `update graphile_worker._private_jobs set locked_at = now(), locked_by = 'one'
     where id = (select min(id) from graphile_worker._private_jobs)`,
  );
  await expect(dropJobs(1)).rejects.toMatchObject({ status: 409 });
  expect(await dropJobs(2)).toBe(1);
});

test('one press acts on 500 jobs at the most', async () => {
  await addFailing(501);
  expect([await tryJobs(), await dropJobs(), await dropJobs()]).toEqual([500, 500, 1]);
  await addFailing(501);
  expect(await dropJobs(501)).toBe(500);
});
