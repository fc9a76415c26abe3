import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorkerRegister } from '../../src/db/jobs/dead-workers.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ jobs: false });
});
afterAll(() => server.stop());

const open = () => openWorkerRegister(server.databaseUrl, pino({ level: 'silent' }));
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
  expect(await other.freeJobsOfDead()).toBe(0);
  expect(await holderOf('living')).toBe('living');

  await own.close();
  expect(await other.freeJobsOfDead()).toBe(1);
  expect(await holderOf('living')).toBeNull();
  await other.close();
});
