import { type FolderName, newestFirst } from '@pabean/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listQuery } from '../../src/db/queries/order-lists.ts';
import { freshDatabase, type TestDatabase } from '../support/database.ts';

/** As they come in: nearly all are completed, and none of the newest. */
const orders = 8_000;
const newest = 200;
let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
  const { db } = database;
  await sql`
    insert into orders (order_id, process_status, processing_mode, created_at)
    select 'P-' || n,
      case when n > ${sql.lit(orders - newest)} then 'New' when n % 100 = 0 then 'Pending' else 'Completed' end,
      'Standard', timestamptz '2026-01-01 00:00Z' + make_interval(mins => n)
    from generate_series(1, ${sql.lit(orders)}) n
  `.execute(db);
  await sql`vacuum analyze orders`.execute(db);
});
afterAll(() => database.drop());

test.each<[FolderName]>([['completedOrder'], ['pendingOrder']])(
  'page 1 of %s reads none of the newer orders of other folders',
  async (folder) => {
    for (const dir of ['desc', 'asc'] as const) {
      const request = { folder, memberId: 1, marks: [], offset: 0, limit: 10 };
      const query = listQuery(database.db, { ...request, sorting: { ...newestFirst, dir } });
      const { sql: text, parameters } = query.compile();
      const plan = await database.pool.query(`explain (analyze, format json) ${text}`, [
        ...parameters,
      ]);
      expect(leftOut(plan.rows[0]['QUERY PLAN'][0].Plan), dir).toBe(0);
    }
  },
);

interface Plan {
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly Plan[];
}

/** How many rows a plan reads for nothing. */
const leftOut = (plan: Plan): number =>
  (plan.Plans ?? []).map(leftOut).reduce((sum, n) => sum + n, plan['Rows Removed by Filter'] ?? 0);
