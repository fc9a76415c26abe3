import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { checkDatabase, connect, describeUrl, searchConnections } from '../../src/db/connect.ts';
import { requireOwnSessions } from '../../src/db/sessions-of-pooler.ts';
import { currentCluster } from '../support/cluster.ts';
import { freshDatabase, query, type TestDatabase } from '../support/database.ts';
import { ofThisDatabase } from '../support/locks.ts';
import { freePort } from '../support/processes.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

async function value(expression: string): Promise<unknown> {
  return (await database.pool.query(`select ${expression} as value`)).rows[0].value;
}

test.each([
  ['9007199254740991::int8', 9_007_199_254_740_991],
  ['9007199254740992::int8', '9007199254740992'],
  ['count(*)', 1],
  ["date '2024-02-29'", '2024-02-29'],
  ["timestamptz '2024-02-29 23:30:00+02'", '2024-02-29T21:30:00.000Z'],
  ["timestamptz '2024-02-29 23:30:00.5Z'", '2024-02-29T23:30:00.500Z'],
  ["timestamptz '2024-02-29 23:30:00.123456Z'", '2024-02-29T23:30:00.123456Z'],
  ["timestamptz 'infinity'", Number.POSITIVE_INFINITY.toString().toLowerCase()],
  ['1.10::numeric', '1.10'],
  ['array[1, null]::int8[]', [1, null]],
  ["array[date '2024-01-01']", ['2024-01-01']],
  ["array[timestamptz '2024-01-01Z']", ['2024-01-01T00:00:00.000Z']],
])('%s is read as %j', async (expression, expected) => {
  expect(await value(expression)).toEqual(expected);
});

test('a time reads the same in any time zone of the session', async () => {
  const client = await database.pool.connect();
  await client.query("set timezone to 'Asia/Jakarta'");
  const { rows } = await client.query("select timestamptz '2024-02-29 23:30:00.25Z' as at");
  client.release(true);
  expect(rows).toEqual([{ at: '2024-02-29T23:30:00.250Z' }]);
});

test('connections are closed that only the pool was asked for, and those that nobody asked for', async () => {
  const used = connect(database.url);
  await used.pool.query('select 1');
  const unused = connect(database.url);
  for (const { pool, close } of [used, unused]) {
    await close();
    await close();
    expect([pool.ended, pool.totalCount]).toEqual([true, 0]);
  }
});

test('no plan is compiled, whatever the database does by default', async () => {
  const jit = "select setting, source from pg_settings where name = 'jit'";
  const { pool, close } = connect(database.url, { max: 1 });
  expect((await pool.query(jit)).rows).toEqual([{ setting: 'off', source: 'session' }]);
  await close();
});

test.each([
  ['of lists is closed after a minute without a call', {}, 0],
  ['of searches is still open then', searchConnections, 1],
])('a connection %s', async (_, options, left) => {
  const { pool, close } = connect(database.url, options);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    await pool.query('select 1');
    vi.advanceTimersByTime(60_000);
    expect(pool.totalCount).toBe(left);
  } finally {
    vi.useRealTimers();
    await close();
  }
});

test('a query that takes too long is given up', async () => {
  // Long enough that it runs out in the query, and not before a busy machine has begun with it.
  const { pool, close } = connect(database.url, { max: 1, statementTimeout: 1_000 });
  await expect(pool.query('select pg_sleep(60)')).rejects.toThrow('statement timeout');
  await close();
});

test('a database that refuses is named without its password', async () => {
  const url = `postgresql://someone:secret-word@127.0.0.1:${await freePort()}/pabean?application_name=x`;
  const { pool, close } = connect(url);
  const error = await checkDatabase(pool, url).catch((failure: Error) => failure);
  await close();
  expect(String(error)).toMatch(/^DatabaseUnavailableError: The database 127\.0\.0\.1:\d+\/pabean/);
  expect(String(error)).not.toContain('secret-word');
});

test('a connection that the database ends while idle does not end the process', async () => {
  const lost: string[] = [];
  const { pool, close } = connect(database.url, {
    max: 1,
    log: { warn: (_, text) => lost.push(text) },
  });
  const { rows } = await pool.query('select pg_backend_pid() as pid');
  await database.pool.query('select pg_terminate_backend($1)', [rows[0].pid]);
  await expect.poll(() => lost).toEqual(['An idle database connection was lost']);
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await close();
});

test('a query that was given up and cannot be cancelled is a warning in the log', async () => {
  const printed = vi.spyOn(console, 'error');
  const warnings: string[] = [];
  const log = { warn: (_: object, text: string) => warnings.push(text) };
  const { db, close } = connect(database.url, { max: 1, log });
  const holder = await database.pool.connect();
  await holder.query('select pg_advisory_lock(11)');
  const caller = new AbortController();
  const asked = sql`select pg_advisory_lock(11)`.execute(db, {
    signal: caller.signal,
    inflightQueryAbortStrategy: 'cancel query',
  });
  const ended = expect(asked).rejects.toThrow('abort');
  const waiting = `select from pg_locks
    where locktype = 'advisory' and not granted and ${ofThisDatabase}`;
  await expect.poll(async () => (await holder.query(waiting)).rowCount).toBe(1);
  await allowConnections(false);
  try {
    caller.abort();
    await ended;
    await expect.poll(() => warnings).toEqual(['A query that was given up could not be cancelled']);
    await holder.query('select pg_advisory_unlock(11)');
    await close();
    expect(printed).not.toHaveBeenCalled();
  } finally {
    await allowConnections(true);
    holder.release();
    printed.mockRestore();
  }
});

/** Cancelling takes a connection of its own. */
async function allowConnections(allowed: boolean): Promise<void> {
  const name = new URL(database.url).pathname.slice(1);
  const { url } = await currentCluster();
  await query(url, `alter database ${name} allow_connections ${allowed}`);
}

test('addresses are described without user and password', () => {
  expect(describeUrl('postgresql://me:pw@db.example.com:5433/orders')).toBe(
    'db.example.com:5433/orders',
  );
  expect(describeUrl('postgresql://me:pw@localhost/orders?host=%2Frun%2Fpg')).toBe(
    '/run/pg/orders',
  );
  expect(describeUrl('postgresql://me:pw@one:5433,%2Frun%2Fpg/orders')).toBe(
    'one:5433,/run/pg/orders',
  );
  expect(describeUrl('nonsense')).toBe('of DATABASE_URL');
});

test('of several hosts the one that takes writes is connected to', async () => {
  const { username, password, host, pathname, searchParams } = new URL(database.url);
  const here = encodeURIComponent(searchParams.get('host') ?? '') || host;
  const to = (hosts: string) => `postgresql://${username}:${password}@${hosts}${pathname}`;
  const gone = `127.0.0.1:${await freePort()}`;
  const { pool, close } = connect(to(`${gone},${here}`));
  expect((await pool.query('select current_database() as name')).rows).toEqual([
    { name: pathname.slice(1) },
  ]);
  await close();

  const alone = connect(to(`${gone},${gone}`));
  const error = await checkDatabase(alone.pool, to(`${gone},${gone}`)).catch((why: Error) => why);
  await alone.close();
  expect(String(error)).toMatch(
    /none of its hosts takes writes \(connect ECONNREFUSED [^;]+; [^;]+\)\./,
  );
  expect(String(error)).not.toContain(password);
});

test('a pooler that gives two connections one session is refused', async () => {
  await requireOwnSessions(database.pool);
  const session = await database.pool.connect();
  const shared = { connect: async () => ({ query: session.query.bind(session), release() {} }) };
  await expect(requireOwnSessions(shared as never)).rejects.toThrow(
    /leads through a pooler .* pool_mode = session/,
  );
  session.release();
});

test('where the second connection is not to be had, the first is given back', async () => {
  const { pool, close } = connect(database.url, { max: 1 });
  await pool.query('select 1');
  // Only from here on: a busy machine makes none in 200 ms.
  pool.options.connectionTimeoutMillis = 200;
  await expect(requireOwnSessions(pool)).rejects.toThrow('timeout exceeded');
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await close();
});
