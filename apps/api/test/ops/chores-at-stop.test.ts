import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { silentMeters } from '../../src/core/metric-events.ts';
import { makeChores } from '../../src/jobs/chores.ts';
import { testApp } from '../support/app.ts';
import { ofThisDatabase } from '../support/locks.ts';
import { until } from '../support/until.ts';

test('a server that stops waits for the chore at work, which would fail on a closed database', async () => {
  const lines: string[] = [];
  const app = await testApp({ jobs: true, log: (line) => void lines.push(line) });
  const client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  await client.query('begin; lock table orders in access exclusive mode');
  await until(async () => {
    const { rows } = await app.pool.query(
      `select 1 from pg_locks where relation = 'orders'::regclass and not granted and ${ofThisDatabase}`,
    );
    return rows.length > 0 ? true : null;
  });
  let isOver = false;
  const stopped = app.jobs.stop().then(() => {
    isOver = true;
  });
  await sleep(500);
  expect(isOver).toBe(false);
  await client.query('rollback');
  await client.end();
  await stopped;
  await app.stop();
  expect(lines.filter((line) => line.includes('a chore failed'))).toEqual([]);
});

test('a chore that does not end is not waited for without end', async () => {
  const warn = vi.fn();
  const chores = makeChores({ logger: { warn } as never, meters: silentMeters });
  const begun = Promise.withResolvers<void>();
  chores.repeat(() => {
    begun.resolve();
    return new Promise(() => {});
  }, 1);
  await begun.promise;
  await chores.stop(50);
  expect(warn).not.toHaveBeenCalled();
});
