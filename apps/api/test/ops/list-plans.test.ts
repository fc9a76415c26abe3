import { type FolderName, newestFirst } from '@pabean/domain';
import { type CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cockpitOrdersQuery } from '../../src/db/queries/cockpit-rows.ts';
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
    insert into orders (order_id, process_status, processing_mode, created_at, filed_in_time, refund_date)
    select 'P-' || n,
      case when n > ${sql.lit(orders - newest)} then 'New' when n % 100 = 0 then 'Pending' else 'Completed' end,
      'Standard', timestamptz '2026-01-01 00:00Z' + make_interval(mins => n),
      n % 100 <> 1, case when n % 100 = 2 then date '2026-01-09' end
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
      expect(leftOut(await planOf(query.compile())), dir).toBe(0);
    }
  },
);

test.each(['late', 'refunds'] as const)(
  'the cockpit looks for %s of a source among these alone, and not in the whole month',
  async (measure) => {
    const page = { month: '2026-01-01', filter: { source: 'display' }, offset: 0, limit: 100 };
    const query = cockpitOrdersQuery(measure, page).compile(database.db);
    expect(leftOut(await planOf(query))).toBe(orders / 100);
  },
);

test.each([
  ['what was approved', 'approved', undefined],
  ['orders of others than the named sources', 'orders', ['display', 'search']],
] as const)('the cockpit lists %s along the month, in an index', async (_, measure, values) => {
  const but = values && { side: 'source' as const, values };
  const page = { month: '2026-01-01', filter: {}, but, offset: 0, limit: 100 };
  const plan = await planOf(cockpitOrdersQuery(measure, page).compile(database.db));
  expect(leftOut(plan)).toBe(0);
  const read = scansOf(plan).filter((scan) => scan['Relation Name'] === 'orders');
  expect(new Set(read.map((scan) => scan['Node Type']))).toEqual(new Set(['Index Scan']));
  // The page and the row that says whether there is another.
  for (const scan of read) expect(scan['Actual Rows']).toBeLessThanOrEqual(101);
});

async function planOf({ sql: text, parameters }: CompiledQuery): Promise<Plan> {
  const explained = await database.pool.query(`explain (analyze, format json) ${text}`, [
    ...parameters,
  ]);
  return explained.rows[0]['QUERY PLAN'][0].Plan;
}

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly Plan[];
}

/** How many rows a plan reads for nothing. */
const leftOut = (plan: Plan): number =>
  (plan.Plans ?? []).map(leftOut).reduce((sum, n) => sum + n, plan['Rows Removed by Filter'] ?? 0);

/** The parts of a plan that read a table. */
const scansOf = (plan: Plan): Plan[] => [
  ...(plan['Relation Name'] === undefined ? [] : [plan]),
  ...(plan.Plans ?? []).flatMap(scansOf),
];
