import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { slowStatementSeconds } from '../../../src/core/metric-events.ts';
import {
  type FigureOptions,
  makeFigureReader,
} from '../../../src/usecases/metrics/read-figures.ts';
import { watchStatements } from '../../../src/usecases/metrics/watch-statements.ts';
import { freshDatabase, query, type TestDatabase } from '../../support/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

const pool = (totalCount: number, idleCount: number, waitingCount: number) => ({
  ...{ totalCount, idleCount, waitingCount },
});

function reader(more: Partial<FigureOptions> = {}) {
  const told: unknown[] = [];
  const figures = makeFigureReader({
    env: { dataDir: tmpdir() },
    databaseUrl: database.url,
    logger: { warn: (...line: unknown[]) => told.push(line) } as never,
    ...{ pool: pool(10, 4, 0), searchPool: pool(3, 1, 2), replica: null },
    readiness: { trouble: () => null },
    ...more,
  });
  return { ...figures, told };
}

test('each pool is told of by its name, that of a replica with its age', async () => {
  const ours = [
    { name: 'main', busy: 6, idle: 4, waiting: 0 },
    { name: 'search', busy: 2, idle: 1, waiting: 2 },
  ];
  const alone = reader();
  const found = await alone.read();
  expect(found).toMatchObject({ ready: true, pools: ours, replicaAgeSeconds: null });
  expect(found.database).not.toBeNull();
  expect(found.disk?.free).toBeGreaterThan(0);
  await alone.close();
  const replica = { pool: pool(5, 5, 1), ageSeconds: () => 1.5 };
  const both = reader({ replica, readiness: { trouble: () => 'starting' } });
  const pools = [...ours, { name: 'replica', busy: 0, idle: 5, waiting: 1 }];
  expect(await both.read()).toMatchObject({ ready: false, pools, replicaAgeSeconds: 1.5 });
  await both.close();
});

test('the database is asked again after ten seconds, on one connection that is closed at the end', async () => {
  let clock = 0;
  const figures = reader({ now: () => clock });
  const read = async () => (await figures.read()).database;
  const first = await read();
  clock = 9_999;
  expect(await read()).toBe(first);
  clock = 10_000;
  expect(await read()).not.toBe(first);
  const name = new URL(database.url).pathname.slice(1);
  const connections = () =>
    query(
      database.url,
      `select 1 from pg_stat_activity where datname = '${name}' and pid <> pg_backend_pid()`,
    );
  expect(await connections()).toHaveLength(1);
  await figures.close();
  await expect.poll(connections).toHaveLength(0);
});

test('a database that does not answer is told in the log, and its numbers are absent', async () => {
  const figures = reader({ databaseUrl: 'postgresql://nobody:secret@127.0.0.1:1/none' });
  expect((await figures.read()).database).toBeNull();
  expect(figures.told).toEqual([
    [{ reason: 'ECONNREFUSED' }, 'metrics: the database could not be asked'],
  ]);
  await figures.close();
});

test('a statement is slow from the first second on', () => {
  const told: unknown[] = [];
  const watch = watchStatements({ statement: () => {} }, {
    warn: (...line: unknown[]) => told.push(line),
  } as never)('main');
  watch(slowStatementSeconds - 0.001, 'select 1');
  watch(slowStatementSeconds, 'select 2');
  const ms = slowStatementSeconds * 1000;
  expect(told).toEqual([[{ pool: 'main', ms, statement: 'select 2' }, 'slow statement']]);
});
