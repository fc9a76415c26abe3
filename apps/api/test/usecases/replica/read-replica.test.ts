import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  followReplica,
  oldestMs,
  type Replica,
} from '../../../src/usecases/replica/follow-replica.ts';
import { freshDatabase, type TestDatabase } from '../../support/database.ts';
import { until } from '../../support/until.ts';

// A database that answers as its own replica: functions before PostgreSQL's own say what a standby says.
// A real one that follows is in the failover's test (ops/read-from-replica.ts).
let database: TestDatabase;
let replicaUrl: string;
beforeAll(async () => {
  database = await freshDatabase();
  await database.pool.query(`
    create schema standby;
    create table standby.state (place pg_lsn, is_silent boolean not null, timeline int not null);
    insert into standby.state values (null, false, 1);
    create function standby.pg_control_checkpoint() returns table (timeline_id int) language sql volatile as $$
      select timeline from standby.state $$;
    create function standby.pg_is_in_recovery() returns boolean language sql volatile as $$
      select pg_sleep(case when is_silent then 3 else 0 end) is not null from standby.state $$;
    create function standby.pg_last_wal_replay_lsn() returns pg_lsn language sql volatile as $$
      select coalesce(place, pg_current_wal_insert_lsn()) from standby.state $$`);
  const url = new URL(database.url);
  url.searchParams.set('options', '-c search_path=standby,pg_catalog,public');
  replicaUrl = url.href.replaceAll('+', '%20');
});
afterAll(() => database.drop());

let clock = 0;
let replica: Replica;
let lines: { level: number; msg: string; reason?: string }[];
let outcomes: string[];
beforeEach(async () => {
  await stands(null);
  clock = 1_000_000;
  lines = [];
  outcomes = [];
  replica = followReplica({
    ...{ replicaUrl, databaseUrl: database.url, now: () => clock },
    logger: pino({ level: 'info' }, { write: (line: string) => lines.push(JSON.parse(line)) }),
    meters: { statement: () => {}, replicaRead: (outcome) => outcomes.push(outcome) },
  });
});
afterEach(() => replica.stop());

/** The replica stands still at a place; null: it follows. */
const stands = (place: string | null, isSilent = false) =>
  database.pool.query('update standby.state set place = $1, is_silent = $2', [place, isSilent]);
const head = async () => {
  const { rows } = await database.pool.query('select pg_current_wal_insert_lsn()::text as place');
  return rows[0].place as string;
};
const reads = () => replica.choose(1, false) !== null;
const untilRead = (is = true) => until(async () => (reads() === is ? true : null));
/** A look that began after this moment is over. */
async function look(): Promise<void> {
  clock += 1;
  await until(async () => (replica.ageSeconds() === 0 ? true : null));
}
const said = () => lines.map(({ level, msg }) => `${level === 30 ? 'info' : 'warn'}: ${msg}`);
const follows = 'info: Lists are read from the replica';
const left = 'warn: The replica cannot be read; lists are read from the primary';

test('lists and searches come from it once it was looked at, which is told once', async () => {
  expect([reads(), replica.ageSeconds()]).toEqual([false, null]);
  replica.start();
  await untilRead();
  const chosen = replica.choose(1, false);
  for (const db of [chosen?.db, chosen?.searchDb]) {
    const path = await sql<{ path: string }>`select current_setting('search_path') as path`.execute(
      db as never,
    );
    expect(path.rows).toEqual([{ path: 'standby,pg_catalog,public' }]);
  }
  await look();
  await look();
  clock += 500;
  expect(replica.ageSeconds()).toBe(0.5);
  expect(said()).toEqual([follows]);
  expect(outcomes.at(-1)).toBe('replica');
});

test('who changed something reads the primary until the replica has it, others do not', async () => {
  replica.start();
  await untilRead();
  await stands(await head());
  await database.pool.query('create table if not exists written (n int)');
  clock += 1;
  replica.noteChange(1);
  expect([replica.choose(1, false), outcomes.at(-1)]).toEqual([null, 'own-change']);
  // It was made at another process: the cookie says so.
  expect([replica.choose(2, true), outcomes.at(-1)]).toEqual([null, 'own-change']);
  expect(replica.choose(2, false)).not.toBeNull();
  // Looks at a replica that has not got it change nothing.
  await sleep(1_000);
  expect([replica.choose(1, false), outcomes.at(-1)]).toEqual([null, 'own-change']);
  await stands(null);
  await untilRead();
});

test('one that is more than two seconds behind is not read until it has caught up', async () => {
  replica.start();
  await untilRead();
  await stands('0/1');
  clock += oldestMs;
  expect([replica.ageSeconds(), reads()]).toEqual([oldestMs / 1000, true]);
  clock += 1;
  expect([reads(), outcomes.at(-1)]).toEqual([false, 'behind']);
  expect(replica.trouble()).toBe('it is behind');
  await until(async () => (said().includes(left) ? true : null));
  expect(lines.at(-1)?.reason).toBe('it is behind');
  await stands(null);
  await untilRead();
  expect(said()).toEqual([follows, left, follows]);
});

test('one that was ahead of the standby that took over is not read until it follows that', async () => {
  const comesTo = (timeline: number) =>
    database.pool.query('update standby.state set timeline = $1', [timeline]);
  // It has replayed what the new primary never got, so its place is beyond whatever is written there.
  await comesTo(0);
  await stands('FFFFFFFF/0');
  replica.start();
  await until(async () => lines[0] ?? null);
  replica.noteChange(1);
  await sleep(1_000);
  expect([reads(), replica.choose(2, false)]).toEqual([false, null]);
  expect(lines).toEqual([
    expect.objectContaining({ reason: 'it does not follow the new primary yet' }),
  ]);
  await stands(null);
  await comesTo(1);
  await untilRead();
});

test('a list that could not be read from it is counted and told, and the next good look heals', async () => {
  replica.start();
  await untilRead();
  replica.noteTrouble('canceling statement due to conflict with recovery');
  replica.noteTrouble('canceling statement due to conflict with recovery');
  expect(outcomes.slice(-2)).toEqual(['failed', 'failed']);
  // The replica stands well: the error may be of the list alone.
  expect(replica.trouble()).toBeNull();
  expect([reads(), outcomes.at(-1)]).toEqual([false, 'behind']);
  await untilRead();
  expect(said()).toEqual([follows, left, follows]);
  expect(lines[1]?.reason).toBe('canceling statement due to conflict with recovery');
});

test('another reason is told too, and each once until it is read again', async () => {
  replica.start();
  await untilRead();
  const reasons = () => lines.flatMap(({ reason }) => reason ?? []);
  const comesTo = (timeline: number) =>
    database.pool.query('update standby.state set timeline = $1', [timeline]);
  await stands('0/1');
  clock += oldestMs + 1;
  await until(async () => (reasons().length === 1 ? true : null));
  await comesTo(0);
  await until(async () => (reasons().length === 2 ? true : null));
  await comesTo(1);
  await until(async () => (replica.trouble() === 'it is behind' ? true : null));
  expect(reasons()).toEqual(['it is behind', 'it does not follow the new primary yet']);
  await stands(null);
  await untilRead();
  await comesTo(0);
  await until(async () => (reasons().length === 3 ? true : null));
  await comesTo(1);
  await untilRead();
});

test('who waits for one that falls silent is not kept waiting', async () => {
  replica.start();
  await untilRead();
  const chosen = replica.choose(1, false);
  const waiting = [chosen?.db, chosen?.searchDb].map((db) =>
    sql`select pg_sleep(60)`.execute(db as never).then(
      () => 'answered',
      () => 'cut',
    ),
  );
  await stands(null, true);
  clock += oldestMs + 1;
  expect(await Promise.all(waiting)).toEqual(['cut', 'cut']);
  await until(async () => (said().includes(left) ? true : null));
  expect(lines[1]?.reason).toBe('Query read timeout');
  expect(lines).toContainEqual(expect.objectContaining({ msg: 'slow statement', pool: 'replica' }));
});

/** Nobody looks at the database any more. */
const isLeft = () =>
  until(async () => {
    const { rows } = await database.pool.query(
      `select 1 from pg_stat_activity
       where datname = current_database() and application_name = 'pabean replica'`,
    );
    return rows.length === 0 ? true : null;
  });

test('when it is stopped nobody looks any more, and no connection is left', async () => {
  replica.start();
  await untilRead();
  await replica.choose(1, false)?.db.selectFrom('orders').select('id').execute();
  await replica.stop();
  await isLeft();
  const told = lines.length;
  await stands(null, true);
  await sleep(600);
  await isLeft();
  expect(lines).toHaveLength(told);
});

test('stopped while it connects, it leaves no connection either', async () => {
  replica.start();
  await replica.stop();
  // The connection that was under way is made, and goes.
  await sleep(300);
  await isLeft();
  expect(lines).toEqual([]);
});
