import { randomUUID } from 'node:crypto';
import { startEmbedded } from '@pabean/embedded-database';
import pg from 'pg';
import { afterEach, describe, expect, test } from 'vitest';
import { databaseTrouble } from '../../src/core/database-trouble.ts';
import { connect } from '../../src/db/connect.ts';
import { migrate } from '../../src/db/migrate.ts';
import { sendAnyMailTask } from '../../src/db/queries/mail.ts';
import { patientPool } from '../../src/jobs/patient-pool.ts';
import { type TestApp, testApp } from '../support/app.ts';
import { freshDatabase } from '../support/database.ts';
import { ofThisDatabase } from '../support/locks.ts';
import { temporaryDataDir } from '../support/processes.ts';
import { until } from '../support/until.ts';

const cleanUp: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const step of cleanUp.splice(0).reverse()) await step();
});

const away = {
  http: 503,
  status: 0,
  message: 'This cannot be done right now. Please try again shortly.',
};

/** A server whose log is read; whatever happens, no stack is in it. */
async function server(options: Parameters<typeof testApp>[0]): Promise<TestApp> {
  const lines: string[] = [];
  const app = await testApp({ ...options, log: (line) => void lines.push(line) });
  cleanUp.push(async () => {
    await app.stop();
    expect(lines.filter((line) => line.includes('stack'))).toEqual([]);
  });
  return app;
}

const track = (app: TestApp) =>
  app.call('trackOrder', { body: { orderId: '1', email: 'somebody@example.com' } });

test('a database that is stopped and comes back', async () => {
  const dataDir = await temporaryDataDir();
  cleanUp.push(dataDir.remove);
  const start = () => startEmbedded({ dataDir: dataDir.path, test: true });
  let database = await start();
  cleanUp.push(() => database.stop());
  await migrate(database.url);
  const app = await server({ databaseUrl: database.url });
  expect(await track(app)).toMatchObject({ http: 404 });
  await database.stop();
  const answer = await track(app);
  expect(answer).toMatchObject(away);
  expect(answer.headers.get('retry-after')).toBe('5');
  const { token } = app.services.tokens.staffToken({
    id: 1,
    name: 'Maren',
    type: 'Admin',
  });
  expect(await app.call('userInfo', {}, { token })).toMatchObject(away);
  const untilReady = (http: number) =>
    until(async () => ((await app.call('ready')).http === http ? true : null));
  await untilReady(503);
  database = await start();
  await until(async () => ((await track(app)).http === 404 ? true : null));
  await untilReady(200);
});

test('connections that the database ends in the middle of a call', async () => {
  const app = await server({});
  const client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  cleanUp.push(() => client.end());
  await client.query('begin; lock table rate_limit in access exclusive mode');
  const asked = track(app);
  await until(async () => {
    const { rows } = await app.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
    );
    return rows.length > 0 ? true : null;
  });
  expect(await asked).toMatchObject(away);
});

test('a job whose end cannot be noted, for the connection ends, is noted on the next one', async () => {
  const app = await server({ jobs: true });
  const keep = async (table: string, mode: string) => {
    const client = new pg.Client({ connectionString: app.databaseUrl });
    cleanUp.push(() => client.end());
    await client.connect();
    await client.query(`begin; lock table ${table} in ${mode} mode`);
    return client;
  };
  const waitsFor = async (table: string) =>
    (
      await app.pool.query(
        `select pid from pg_locks where relation = $1::regclass and not granted and ${ofThisDatabase}`,
        [table],
      )
    ).rows.map(({ pid }) => pid as number);
  const untilOne = (table: string) =>
    until(async () => ((await waitsFor(table)).length > 0 ? true : null));

  const queue = 'graphile_worker._private_jobs';
  const mails = await keep('mail_message', 'access exclusive');
  await app.pool.query('select graphile_worker.add_job($1, $2)', [
    sendAnyMailTask,
    JSON.stringify({ mailId: randomUUID() }),
  ]);
  await untilOne('mail_message');
  const jobs = await keep(queue, 'share row exclusive');
  await mails.query('rollback');
  await untilOne(queue);
  for (const pid of await waitsFor(queue)) {
    await jobs.query('select pg_terminate_backend($1)', [pid]);
  }
  await jobs.query('rollback');
  await until(async () =>
    (await app.pool.query(`select 1 from ${queue}`)).rows.length === 0 ? true : null,
  );
});

test('the queue gets a connection soon after there is one again, however long there was none', async () => {
  const database = await freshDatabase();
  const { pool } = connect(database.url, { max: 1 });
  cleanUp.push(database.drop, () => pool.end());
  const held = await pool.connect();
  // Only from here on: a busy machine makes none in 100 ms.
  pool.options.connectionTimeoutMillis = 100;
  const asked = patientPool(pool).connect();
  asked.catch(() => {});
  const toWait = (count: number) => until(async () => (pool.waitingCount === count ? true : null));
  // Asked, given up, and asked once more.
  for (const count of [1, 0, 1]) await toWait(count);
  held.release();
  const client = await asked;
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  client.release();
});

test('the queue gets none of a pool that has ended', async () => {
  const database = await freshDatabase();
  cleanUp.push(database.drop);
  const { pool } = connect(database.url, { max: 1 });
  await pool.end();
  await expect(patientPool(pool).connect()).rejects.toThrow('after calling end');
});

test('a lock that somebody keeps, and a pool that is used up', async () => {
  const app = await server({ connection: { max: 1, lockTimeout: 400 } });
  const client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  cleanUp.push(() => client.end());
  expect(await track(app)).toMatchObject({ http: 404 });
  // Only from here on: a busy machine makes no connection in 200 ms.
  app.pool.options.connectionTimeoutMillis = 200;
  await client.query('begin; lock table rate_limit in access exclusive mode');
  const answers = await Promise.all([track(app), track(app), track(app)]);
  for (const answer of answers) expect(answer).toMatchObject(away);
  await client.query('rollback');
  await until(async () => ((await track(app)).http === 404 ? true : null));
});

describe('an error of the database is', () => {
  const coded = (code: string) => Object.assign(new Error('words with a row'), { code });
  test.each(['53300', '57P03', '57014', '08006', '53100', '55P03', '40P01', '25006'])(
    'trouble: %s',
    (code) => expect(databaseTrouble(coded(code))).toBe(code),
  );

  test('trouble when no connection can be made', () => {
    const error = (code: string) => Object.assign(new Error(code), { code, syscall: 'connect' });
    expect(databaseTrouble(error('EMFILE'))).toBe('EMFILE');
    expect(databaseTrouble(new AggregateError([error('ECONNREFUSED')]))).toBe('ECONNREFUSED');
    expect(databaseTrouble(new Error('Connection terminated unexpectedly'))).toMatch(/^Connection/);
  });

  test('trouble when the connection is cut, and not when a file can not be read', () => {
    const error = (syscall: string, code: string) =>
      databaseTrouble(Object.assign(new Error(code), { code, syscall }));
    expect([error('read', 'ECONNRESET'), error('write', 'EPIPE')]).toEqual(['ECONNRESET', 'EPIPE']);
    expect([error('read', 'EISDIR'), error('write', 'ENOSPC')]).toEqual([null, null]);
  });

  test.each(['23505', '22003', '42703', 'P0001'])('ours: %s', (code) =>
    expect(databaseTrouble(coded(code))).toBe(null),
  );
});
