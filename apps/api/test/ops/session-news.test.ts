import pg from 'pg';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeSessionNews, type SessionNews } from '../../src/db/session-news.ts';
import { administer, currentCluster } from '../support/cluster.ts';
import { freshDatabase, type TestDatabase } from '../support/database.ts';
import { until } from '../support/until.ts';

let database: TestDatabase;
let news: SessionNews;
let changed: number[];
let gaps: number;
let memberId: number;
beforeEach(async () => {
  database = await freshDatabase();
  [changed, gaps] = [[], 0];
  news = makeSessionNews({
    databaseUrl: database.url,
    logger: pino({ level: 'silent' }),
    onChange: (id) => changed.push(id),
    onGap: () => {
      gaps += 1;
    },
  });
  const { rows } = await database.pool.query(`
    insert into staff_member (name, email, password_hash, type)
      values ('Rina Kartika', 'rina@example.com', '-', 'Admin') returning id`);
  memberId = rows[0].id;
  await database.pool.query(`
    insert into staff_session (id, member_id, expires_at)
      values (gen_random_uuid(), ${memberId}, now() + interval '1 hour')`);
});
afterEach(async () => {
  await news.stop();
  await database.drop();
});

const heard = () => until(async () => news.isHeard() || null);
const silent = () => until(async () => !news.isHeard() || null);

test.each([
  ['a session that is revoked', 'update staff_session set revoked_at = now()'],
  ['a session that is removed', 'delete from staff_session'],
  ['another role', `update staff_member set type = 'Team'`],
  ['a deletion', 'update staff_member set deleted_at = now()'],
])('%s is heard, whoever made the change', async (_, statement) => {
  expect(news.isHeard()).toBe(false);
  news.start();
  await heard();
  await database.pool.query(statement);
  expect(await until(async () => changed[0] ?? null)).toBe(memberId);
});

test('a connection that is lost is silent until there is a new one', async () => {
  news.start();
  await heard();
  const { url } = await currentCluster();
  const name = new URL(database.url).pathname.slice(1);
  const mayConnect = (may: boolean) =>
    administer(url, (client) =>
      client.query(`alter database ${name} with allow_connections ${may}`),
    );
  await mayConnect(false);
  const gapsBefore = gaps;
  await administer(url, (client) =>
    client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = $1 and application_name = 'pabean sessions'`,
      [name],
    ),
  );
  await silent();
  expect(gaps).toBeGreaterThan(gapsBefore);
  await mayConnect(true);
  await heard();
  await database.pool.query('update staff_session set revoked_at = now()');
  expect(await until(async () => changed[0] ?? null)).toBe(memberId);
});

test('a clock that is set back counts as silence until the connection has answered', async () => {
  news.start();
  await heard();
  const gapsBefore = gaps;
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3_600_000 });
  try {
    expect(news.isHeard()).toBe(false);
    vi.useRealTimers();
    await heard();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3_600_000 });
    await until(async () => gaps > gapsBefore || null);
  } finally {
    vi.useRealTimers();
  }
});

test('one that owes an answer is asked nothing more, as the driver would queue it', async () => {
  news.start();
  await heard();
  const asked: unknown[] = [];
  // Never answered.
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation((...question) => {
    asked.push(question[0]);
    return new Promise(() => {}) as never;
  });
  try {
    await silent();
    expect(asked).toEqual(['select 1']);
  } finally {
    spy.mockRestore();
  }
  await heard();
});

test('nothing is heard once it was stopped', async () => {
  news.start();
  await heard();
  await news.stop();
  expect(news.isHeard()).toBe(false);
});
