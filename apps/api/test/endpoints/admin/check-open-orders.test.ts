import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { workOnCheckRun } from '../../../src/usecases/checks/check-run.ts';
import { type SignedIn, type TestApp, testApp } from '../../support/app.ts';

let app: TestApp;
let lead: SignedIn;
beforeAll(async () => {
  // No background work: each turn is taken by the test.
  app = await testApp({ jobs: false });
  lead = await app.signIn('Manager');
  await app.pool.query(
    `insert into orders (order_id, process_status, processing_mode, doa, place_of_arrival, flight_voyage, created_at)
     select 'RUN-' || n, case when n % 2 = 0 then 'New' else 'AwaitingGovt' end, 'Standard',
       '2026-12-24', 'DPS', 'banana', now()
     from generate_series(1, 1100) n`,
  );
  await app.newOrder({ order_id: 'DONE-1', process_status: 'Completed' });
});
afterAll(() => app.stop());
beforeEach(() => app.db.deleteFrom('check_run').execute().then(unchecked));

const unchecked = () => app.pool.query('update orders set checked = null, error_count = null');
const start = () => app.call('checkOpenOrders', {}, lead);
const newest = async () =>
  (await app.call('getCheckRun', {}, lead)).data as Record<string, unknown>;
const checked = async () =>
  (
    await app.pool.query<{ n: number }>(
      'select count(*)::int as n from orders where checked is not null',
    )
  ).rows[0]?.n;
/** One batch. */
const turn = () => workOnCheckRun(app.services, { forMs: 0 });

test('a check goes on in batches, says how far it is, and reports by rule', async () => {
  expect((await app.call('getCheckRun', {}, lead)).data).toBeNull();
  expect(await start()).toMatchObject({
    http: 200,
    message: 'The check has begun.',
    data: { state: 'running', orders: 1100, done: 0, rules: [], ended_at: null },
  });
  await turn();
  expect(await newest()).toMatchObject({ state: 'running', done: 500 });
  expect(await checked()).toBe(500);
  // Whoever presses again reads how far it is: there is no second one.
  expect(await start()).toMatchObject({
    message: 'A check is going on already.',
    data: { done: 500 },
  });
  await turn();
  await turn();
  expect(await newest()).toMatchObject({
    state: 'done',
    done: 1100,
    ended_at: expect.any(String),
    by_other_version: 0,
    rules: expect.arrayContaining([
      {
        rule: 'flight.shape',
        severity: 'note',
        words: expect.stringMatching(/flight/i),
        marks: 1100,
        added: 0,
        removed: 0,
      },
    ]),
  });
  expect(await checked()).toBe(1100);
  await turn();
  expect(await app.db.selectFrom('check_run').select('id').execute()).toHaveLength(1);
});

test('a process that has time goes on with the next batch until there is none', async () => {
  await start();
  await workOnCheckRun(app.services, { forMs: 60_000 });
  expect(await newest()).toMatchObject({ state: 'done', done: 1100 });
});

test('two processes share the batches, and no order is counted twice', async () => {
  await start();
  const other = testTurns(3);
  await Promise.all([other, testTurns(3)]);
  await testTurns(3);
  const { state, rules } = (await newest()) as { state: string; rules: { marks: number }[] };
  expect(state).toBe('done');
  expect(Math.max(...rules.map(({ marks }) => marks))).toBe(1100);
});

async function testTurns(times: number): Promise<void> {
  for (let i = 0; i < times; i++) await turn();
}

test('what dies in a batch leaves no trace of it, and another process goes on', async () => {
  await start();
  await turn();
  const client = await app.pool.connect();
  await client.query('begin');
  await client.query(`select from check_run where state = 'running' for update`);
  await turn();
  expect(await newest()).toMatchObject({ done: 500 });
  // Its connection is gone, and the lock with it.
  client.release(true);
  await expect.poll(() => turn().then(newest)).toMatchObject({ done: 1000 });
});

test('is stopped, keeps what was found, and can begin again', async () => {
  await start();
  await turn();
  expect(await app.call('stopCheckRun', {}, lead)).toMatchObject({
    message: 'The check is stopped.',
    data: { state: 'stopped', done: 500 },
  });
  await turn();
  expect(await checked()).toBe(500);
  expect(await app.call('stopCheckRun', {}, lead)).toMatchObject({
    message: 'No check was going on.',
  });
  expect(await start()).toMatchObject({ message: 'The check has begun.', data: { done: 0 } });
});

test('a batch that fails again and again ends the check', async () => {
  await start();
  const broken = { forMs: 0, schemes: [] };
  for (let i = 0; i < 5; i++) await expect(workOnCheckRun(app.services, broken)).rejects.toThrow();
  expect(await newest()).toMatchObject({ state: 'failed', done: 0 });
  await turn();
  expect(await checked()).toBe(0);
});

test('only those who lead may start, watch or stop it', async () => {
  const member = await app.signIn('Team');
  for (const name of ['checkOpenOrders', 'getCheckRun', 'stopCheckRun'] as const) {
    expect(await app.call(name, {}, member)).toMatchObject({ http: 403 });
  }
});
