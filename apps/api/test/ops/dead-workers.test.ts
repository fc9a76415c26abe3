import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { openWorkerRegister, type RegisterOptions } from '../../src/db/jobs/dead-workers.ts';
import { queueMail } from '../../src/db/queries/mail.ts';
import { silent } from '../mail/bad-providers.ts';
import { testApp } from '../support/app.ts';
import { faultyProxy } from '../support/faulty-proxy.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { until } from '../support/until.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ jobs: false });
});
afterAll(() => server.stop());

const open = (url = server.databaseUrl, options: RegisterOptions = {}) =>
  openWorkerRegister(url, pino({ level: 'silent' }), options);
/** Two in a row. */
const looks = async (one: Awaited<ReturnType<typeof open>>) => [
  await one.freeJobsOfDead(),
  await one.freeJobsOfDead(),
];
/** A job that a worker has had in hand for longer than one that just starts. */
async function jobInHandOf(workerId: string): Promise<void> {
  await server.pool.query("select graphile_worker.add_job('send_mail', job_key => $1)", [workerId]);
  await server.pool.query(
    `update graphile_worker._private_jobs set locked_by = $1, locked_at = now() - interval '1 minute'
     where key = $1`,
    [workerId],
  );
}
async function holderOf(workerId: string): Promise<string | null> {
  const { rows } = await server.pool.query(
    'select locked_by from graphile_worker._private_jobs where key = $1',
    [workerId],
  );
  return rows[0].locked_by;
}

test('a worker whose lock was not free at once has it soon, and keeps its job', async () => {
  // The session before is lost, which the database has not noticed yet.
  const before = await server.pool.connect();
  await before.query("select pg_advisory_lock(7710, hashtext('living'))");
  const [own, other] = [await open(), await open()];
  await own.enrol('living');
  await jobInHandOf('living');
  await before.query('select pg_advisory_unlock_all()');
  before.release();

  await own.freeJobsOfDead();
  expect(await looks(other)).toEqual([0, 0]);
  expect(await holderOf('living')).toBe('living');

  await own.close();
  expect(await looks(other)).toEqual([0, 1]);
  expect(await holderOf('living')).toBeNull();
  await other.close();
});

test('a living worker that has lost its session a moment ago keeps its job', async () => {
  const other = await open();
  await jobInHandOf('cut');
  expect(await other.freeJobsOfDead()).toBe(0);
  const again = await open();
  await again.enrol('cut');
  expect(await looks(other)).toEqual([0, 0]);
  expect(await holderOf('cut')).toBe('cut');
  await again.close();
  expect(await looks(other)).toEqual([0, 1]);
  await other.close();
});

/** The clock of patience stands still but where the test moves it: a look takes as long as the machine lets it. */
function stopClock(): void {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
}

test('who has lost its own session waits for the others that have lost theirs', async () => {
  stopClock();
  const own = await open(server.databaseUrl, { silenceMs: 2_000 });
  await jobInHandOf('slower');
  await server.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name = 'pabean workers'`,
  );
  await expect(own.freeJobsOfDead()).rejects.toThrow();
  await until(async () => ((await own.freeJobsOfDead().catch(() => null)) === null ? null : true));
  vi.advanceTimersByTime(2_999);
  expect(await looks(own)).toEqual([0, 0]);
  expect(await holderOf('slower')).toBe('slower');
  vi.advanceTimersByTime(1);
  expect(await looks(own)).toEqual([0, 1]);
  await own.close();
});

test('who starts while a database of others fails over waits for those that have lost their sessions', async () => {
  stopClock();
  await jobInHandOf('in the middle');
  const options = { silenceMs: 2_000, isOutside: true };
  const starting = await open(server.databaseUrl, options);
  expect(await looks(starting)).toEqual([0, 0]);
  vi.advanceTimersByTime(2_999);
  expect(await looks(starting)).toEqual([0, 0]);
  expect(await holderOf('in the middle')).toBe('in the middle');
  vi.advanceTimersByTime(1);
  expect(await looks(starting)).toEqual([0, 1]);
  await starting.close();
});

test.each(['AWS', 'Sendgrid'] as const)(
  'a server at work on a mail of %s for long is not taken for dead: it would go out twice',
  async (provider) => {
    const provided = await silent();
    const env = { SMTP_URL: `smtp://127.0.0.1:${provided.port}` };
    const app = await testApp({ jobs: true, env });
    const other = await open(app.databaseUrl);
    try {
      const orderId = await app.newOrder();
      const { id: orderPk } = await app.order(orderId);
      const mail = {
        id: randomUUID(),
        orderPk,
        kind: 'approval',
        recipient: 'a@example.com',
      } as const;
      const words = { subject: 'Approved', html: '<p>Hello</p>', text: 'Hello' };
      const rest = { documentId: null, provider, reminder: false, createdBy: null };
      await app.db.transaction().execute((trx) => queueMail(trx, { ...mail, ...words, ...rest }));
      await until(async () => (provided.calls() > 0 ? true : null));

      const jobs = 'graphile_worker._private_jobs';
      await app.pool.query(`update ${jobs} set locked_at = now() - interval '1 minute'`);
      expect(await looks(other)).toEqual([0, 0]);
      const { rows } = await app.pool.query(
        `select attempts, locked_by is null as free from ${jobs}`,
      );
      expect(rows).toEqual([{ attempts: 1, free: false }]);
    } finally {
      await other.close();
      await provided.close();
      await app.stop();
    }
  },
);

test('a database that falls silent holds up neither the look for dead workers nor the stop', async () => {
  const direct = new URL(server.databaseUrl);
  const port = direct.port || '5432';
  const folder = direct.searchParams.get('host');
  const wire = await faultyProxy(folder === null ? Number(port) : join(folder, `.s.PGSQL.${port}`));
  const url = new URL(server.databaseUrl);
  url.search = '';
  url.host = `127.0.0.1:${wire.port}`;
  const own = await open(url.href, { silenceMs: 400 });
  await own.enrol('in hand');
  await jobInHandOf('left');
  wire.still();
  await expect(own.freeJobsOfDead()).rejects.toThrow();

  wire.mend();
  await until(async () => ((await own.freeJobsOfDead().catch(() => 0)) === 1 ? true : null));
  expect(await holderOf('left')).toBeNull();
  // It still counts as living.
  await jobInHandOf('in hand');
  const other = await open();
  expect(await looks(other)).toEqual([0, 0]);
  await other.close();

  wire.still();
  await own.close();
  await wire.close();
});

test('a session that PostgreSQL ends is made anew once, so that none is left behind', async () => {
  const ofWorkers = `from pg_stat_activity where datname = current_database() and application_name = 'pabean workers'`;
  const own = await open();
  await own.enrol('again and again');
  for (let round = 0; round < 3; round += 1) {
    await server.pool.query(`select pg_terminate_backend(pid) ${ofWorkers}`);
    await until(async () =>
      (await own.freeJobsOfDead().catch(() => null)) === null ? null : true,
    );
  }
  await own.close();
  await until(async () =>
    (await server.pool.query(`select 1 ${ofWorkers}`)).rows.length === 0 ? true : null,
  );
});
