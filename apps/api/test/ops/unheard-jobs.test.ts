import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { WorkerEvents } from 'graphile-worker';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { makeUnheardJobs } from '../../src/db/jobs/unheard-jobs.ts';
import { queueMail } from '../../src/db/queries/mail.ts';
import { type BadProvider, silent } from '../mail/bad-providers.ts';
import { type TestApp, testApp } from '../support/app.ts';
import { until } from '../support/until.ts';

const jobs = 'graphile_worker._private_jobs';
const cleanUp: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const step of cleanUp.splice(0).reverse()) await step();
});

/** @param holder who takes its job before a worker can see it, at its last try */
async function queueLetter(app: TestApp, holder?: string): Promise<void> {
  const { id: orderPk } = await app.order(await app.newOrder());
  const id = randomUUID();
  const words = { subject: 'Approved', html: '<p>Hello</p>', text: 'Hello' };
  const about = { kind: 'approval', recipient: 'a@example.com', documentId: null } as const;
  const rest = { provider: 'AWS', reminder: false, createdBy: null } as const;
  await app.db.transaction().execute(async (trx) => {
    await queueMail(trx, { id, orderPk, ...words, ...about, ...rest });
    if (holder === undefined) return;
    await sql`update graphile_worker._private_jobs
      set locked_by = ${holder}, locked_at = now(), attempts = max_attempts
      where key = ${`mail:${id}`}`.execute(trx);
  });
}

/** A server at work on one letter for as long as the provider is silent. */
async function atWork(): Promise<{ app: TestApp; provider: BadProvider; holder: string }> {
  const provider = await silent();
  cleanUp.push(provider.close);
  const env = { SMTP_URL: `smtp://127.0.0.1:${provider.port}` };
  const app = await testApp({ jobs: true, env });
  cleanUp.push(app.stop);
  await queueLetter(app);
  await until(async () => (provider.calls() === 1 ? true : null));
  const { rows } = await app.pool.query(`select locked_by from ${jobs}`);
  return { app, provider, holder: rows[0].locked_by };
}

test('a letter that a worker took and never heard of goes out, and the one in hand only once', async () => {
  const { app, provider, holder } = await atWork();
  await queueLetter(app, holder);
  await until(async () => (provider.calls() === 2 ? true : null));
  await sleep(4_000);
  expect(provider.calls()).toBe(2);
  const { rows } = await app.pool.query(
    `select attempts = max_attempts as "isLastTry", locked_by from ${jobs} order by id`,
  );
  expect(rows).toEqual([
    { isLastTry: false, locked_by: holder },
    { isLastTry: true, locked_by: holder },
  ]);
});

test('a job is not given back while the question for it is open, nor once it has started', async () => {
  const app = await testApp({});
  cleanUp.push(app.stop);
  const events: WorkerEvents = new EventEmitter();
  const unheard = makeUnheardJobs(app.pool);
  unheard.listen(events);
  // What the events carry, as far as it is read.
  const emit = (name: string, content: object) => events.emit(name as never, content as never);
  const [first, second] = [{ workerId: 'first' }, { workerId: 'second' }];
  emit('pool:create', { workerPool: { id: 'ours' } });
  const hold = async (workerId: string) => {
    const { rows } = await app.pool.query(
      `with added as (select * from graphile_worker.add_job('send_mail')) select id::text from added`,
    );
    await app.pool.query(
      `update ${jobs} set locked_by = $2, locked_at = now(), attempts = 1 where id = $1`,
      [rows[0].id, workerId],
    );
    return rows[0].id as string;
  };

  // The answer is on its way for long.
  emit('worker:getJob:start', { worker: first });
  const id = await hold('ours');
  await hold('of another process');
  expect([await unheard.free(), await unheard.free()]).toEqual([0, 0]);
  emit('job:start', { worker: first, job: { id, attempts: 1 } });
  expect([await unheard.free(), await unheard.free()]).toEqual([0, 0]);

  // One question is open behind the one whose answer was lost; it cannot be the one.
  emit('worker:getJob:start', { worker: second });
  const lost = await hold('ours');
  emit('worker:getJob:error', { worker: second });
  expect(await unheard.free()).toBe(0);
  emit('worker:getJob:start', { worker: second });
  expect(await unheard.free()).toBe(1);
  const { rows } = await app.pool.query(`select attempts, locked_by from ${jobs} where id = $1`, [
    lost,
  ]);
  expect(rows).toEqual([{ attempts: 0, locked_by: null }]);

  // Taken again, it has the same number, and its answer is on its way.
  await app.pool.query(
    `update ${jobs} set locked_by = 'ours', locked_at = now(), attempts = 1 where id = $1`,
    [lost],
  );
  expect(await unheard.free()).toBe(0);
  emit('job:start', { worker: second, job: { id: lost, attempts: 1 } });
  expect([await unheard.free(), await unheard.free()]).toEqual([0, 0]);
});
