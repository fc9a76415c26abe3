import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedIn, type TestApp, testApp } from '../../support/app.ts';
import { until } from '../../support/until.ts';

let app: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  app = await testApp();
  admin = await app.signIn('Admin');
});
afterAll(() => app.stop());

/** The database's process of the call waits for a lock. */
const somebodyWaits = () =>
  until(async () => {
    const { rows } = await app.pool.query(`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`);
    return rows.length > 0 ? true : null;
  });

test.each<[string, (ids: string[]) => Promise<{ http: number }>]>([
  [
    'a move',
    (orderId) =>
      app.call('moveOrderStatus', { body: { orderId, updatingStatus: 'Awaiting' } }, admin),
  ],
  [
    'an assignment',
    (orderId) => app.call('assignOrderStatus', { body: { orderId, assignto: admin.name } }, admin),
  ],
])('%s of many orders locks them in the order they came in', async (_what, change) => {
  // Neither their names nor their places in the table are in that order.
  const run = crypto.randomUUID().slice(0, 8);
  const [first, second, third] = [`T-${run}-Z`, `T-${run}-M`, `T-${run}-A`] as const;
  for (const order_id of [first, second, third]) await app.newOrder({ order_id });
  // A column with an index: the row and its entries in every index move to the end.
  await app.pool.query('update orders set full_name = $1 where order_id = $2', [run, first]);
  const holder = await app.pool.connect();
  let changing: Promise<{ http: number }> | undefined;
  try {
    await holder.query('begin');
    await holder.query('select from orders where order_id = $1 for update', [second]);
    changing = change([third, first, second]);
    await somebodyWaits();
    const { rows } = await app.pool.query<{ order_id: string }>(
      'select order_id from orders where order_id = any($1) order by id for update skip locked',
      [[first, second, third]],
    );
    // The first is locked already, the second is waited for, the third comes after it.
    expect(rows.map((row) => row.order_id)).toEqual([third]);
  } finally {
    await holder.query('rollback');
    holder.release();
  }
  expect(await changing).toMatchObject({ http: 200 });
});
