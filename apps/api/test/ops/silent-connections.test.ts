import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Connection, connect } from '../../src/db/connect.ts';
import { freshDatabase, type TestDatabase } from '../support/database.ts';
import { type FaultyProxy, faultyProxy } from '../support/faulty-proxy.ts';
import { until } from '../support/until.ts';

let database: TestDatabase;
let wire: FaultyProxy;
let connection: Connection;
const warnings: string[] = [];
beforeEach(async () => {
  database = await freshDatabase();
  const direct = new URL(database.url);
  const port = direct.port || '5432';
  const folder = direct.searchParams.get('host');
  wire = await faultyProxy(folder === null ? Number(port) : join(folder, `.s.PGSQL.${port}`));
  const url = new URL(database.url);
  url.search = '';
  url.host = `127.0.0.1:${wire.port}`;
  connection = connect(url.href, {
    max: 1,
    silenceTimeout: 400,
    log: { warn: (_, message) => void warnings.push(message) },
  });
});
afterEach(async () => {
  warnings.length = 0;
  await connection.close();
  await wire.close();
  await database.drop();
});

test('an answer that never comes is not waited for, and the next one comes', async () => {
  await connection.pool.query('select 1');
  wire.still();
  await expect(connection.pool.query('select 2')).rejects.toThrow('Connection terminated');
  expect(warnings).toEqual(['A database connection fell silent and was ended']);
  wire.mend();
  const { rows } = await connection.pool.query('select 3 as three');
  expect(rows).toEqual([{ three: 3 }]);
});

test('a statement that the database works on for long is left alone', async () => {
  const { rows } = await connection.pool.query("select pg_sleep(1.5), 'done' as answer");
  expect(rows[0].answer).toBe('done');
  expect(warnings).toEqual([]);
});

test('a connection that nobody asks anything of stays', async () => {
  const pid = async () =>
    (await connection.pool.query('select pg_backend_pid() as pid')).rows[0].pid;
  const first = await pid();
  const end = Date.now() + 1000;
  await until(async () => (Date.now() > end ? true : null));
  expect(await pid()).toBe(first);
  expect(warnings).toEqual([]);
});
