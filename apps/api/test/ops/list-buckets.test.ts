import { processMonths, processStatuses } from '@pabean/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bucketScope } from '../../src/core/lists/list-order.ts';
import { type ListRequest, listQuery } from '../../src/db/queries/order-lists.ts';
import { mendCounts, wrongCounts } from '../../src/db/queries/report-counts.ts';
import { freshDatabase, type TestDatabase } from '../support/database.ts';
import { randomFrom } from '../support/random.ts';
import { addOrders, anyPage, bothWays, bucketSize, foldAll } from './list-buckets-data.ts';

const orders = 3_000;
let database: TestDatabase;
let members: number[];
beforeAll(async () => {
  database = await freshDatabase();
  await addOrders(database.db, orders);
  const rows = await database.db.selectFrom('staff_member').select('id').orderBy('id').execute();
  members = rows.map(({ id }) => id);
  await foldAll(database.db);
});
afterAll(() => database.drop());

/** The buckets that are not what the orders say. */
const wrong = async () => (await wrongCounts(database.db, 'deep pages', 9)).first;
const buckets = async (scope: string) => {
  const rows = database.db.selectFrom('order_bucket').select(['starts', 'n']);
  return rows.where('scope', '=', scope).orderBy('starts').execute();
};

test('every page of every list is the one that walking finds', async () => {
  const random = randomFrom(41);
  for (let turn = 0; turn < 150; turn += 1) {
    const request = anyPage(random, members, orders);
    const { found, walked } = await bothWays(database.db, request);
    expect(found, JSON.stringify(request)).toEqual(walked);
  }
});

test('every list that holds many orders has buckets, and none holds much more than its size', async () => {
  const { rows } = await sql<{ scope: string; n: number }>`
    select s.scope, count(*)::int as n from orders o, order_bucket_scopes(
      o.process_status, o.processing_mode, o.assigned_to, o.process_month) s(scope)
    group by 1 having count(*) > ${2 * bucketSize}`.execute(database.db);
  expect(rows.length).toBeGreaterThan(15);
  // What came in at one instant cannot be cut.
  const { n } = await sql<{ n: number }>`
    select count(*)::int as n from orders group by created_at order by 1 desc limit 1`
    .execute(database.db)
    .then((result) => result.rows[0] ?? { n: 0 });
  for (const { scope, n: total } of rows) {
    const of = await buckets(scope);
    expect(
      of.reduce((sum, bucket) => sum + bucket.n, 0),
      scope,
    ).toBe(total);
    expect(Math.max(...of.map((bucket) => bucket.n)), scope).toBeLessThanOrEqual(
      n + 2 * bucketSize,
    );
  }
});

test('a list of many buckets has groups of them, one of few has none', async () => {
  const { db } = database;
  const groups = () => db.selectFrom('order_bucket_group').select(['scope', 'starts', 'n']);
  const live = await groups().where('scope', '=', 'live').orderBy('starts').execute();
  const all = await buckets('live');
  expect(live.length).toBeGreaterThan(2);
  expect(live.map(({ starts }) => starts)).toEqual(
    all.filter((_, at) => at % 40 === 0).map(({ starts }) => starts),
  );
  expect(await groups().where('scope', '=', 'Refunds').execute()).toEqual([]);

  await sql`update order_bucket_group set n = n + 1 where starts = '-infinity'`.execute(db);
  expect(await wrong()).toMatchObject([{ place: 'live in groups' }]);
  // Whatever changes a bucket of the list makes its groups right again.
  await sql`update order_bucket set uncut = uncut where scope = 'live'`.execute(db);
  expect(await wrong()).toEqual([]);
});

test('a deep page walks over few orders, whatever its depth', async () => {
  const request: ListRequest = {
    folder: 'allOrder',
    memberId: 1,
    marks: [],
    sorting: { sort: 'dateTime', dir: 'desc' },
    offset: 2_500,
    limit: 10,
  };
  const walkedRows = async (deepFrom: number) => {
    const { sql: text, parameters } = listQuery(database.db, request, deepFrom).compile();
    const client = await database.pool.connect();
    try {
      await client.query('begin');
      // So few orders would be sorted; many are not.
      await client.query('set local enable_sort = off; set local enable_seqscan = off');
      const { rows } = await client.query(`explain (analyze, format json) ${text}`, [
        ...parameters,
      ]);
      return mostRows(rows[0]['QUERY PLAN'][0].Plan);
    } finally {
      await client.query('rollback');
      client.release();
    }
  };
  expect(await walkedRows(Number.POSITIVE_INFINITY)).toBe(2_510);
  expect(await walkedRows(0)).toBeLessThanOrEqual(3 * bucketSize + request.limit);
});

interface Plan {
  readonly 'Actual Rows': number;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly Plan[];
}

/** The most orders that any part of a plan reads. */
function mostRows(plan: Plan): number {
  const own = plan['Relation Name'] === 'orders' ? plan['Actual Rows'] : 0;
  return Math.max(own, ...(plan.Plans ?? []).map(mostRows));
}

test('a page beyond the last is empty, and so is one of a folder that holds nothing', async () => {
  for (const dir of ['asc', 'desc'] as const) {
    const request = anyPage(randomFrom(1), members, orders);
    const beyond = { ...request, sorting: { sort: 'dateTime', dir }, offset: 10 * orders } as const;
    expect((await bothWays(database.db, beyond)).found).toEqual([]);
    const nobody = { ...beyond, folder: 'myOrder', memberId: 999_999, offset: 0 } as const;
    expect((await bothWays(database.db, nobody)).found).toEqual([]);
  }
});

test('the name of a list in the buckets is one of its orders', async () => {
  const one = sql<{ scope: string }>`
    select scope from order_bucket_scopes('New', 'Future', 7, 'Jan') scope`;
  const named = (await one.execute(database.db)).rows.map(({ scope }) => scope);
  const of = (folder: ListRequest['folder'], month?: ListRequest['month']) =>
    bucketScope({ folder, memberId: 7, month });
  expect(named.sort()).toEqual(
    [of('futureOrder'), of('futureOrder', 'Jan'), of('myOrder'), of('allOrder')].sort(),
  );
});

test('buckets stay right while writers work and others fold', async () => {
  const { db } = database;
  const write = async (seed: number) => {
    const random = randomFrom(seed);
    for (let turn = 0; turn < 25; turn += 1) {
      const some = sql`id in (
        select id from orders where id % ${random.pick([7, 11, 60])} = ${random.pick([0, 1, 2])}
        and process_status = ${random.pick([...processStatuses])} order by id limit ${random.pick([1, 40])}
        for update skip locked)`;
      await random
        .pick([
          sql`update orders set process_status = ${random.pick([...processStatuses])} where ${some}`,
          sql`update orders set assigned_to = ${random.pick([null, ...members])} where ${some}`,
          sql`update orders set process_month = ${random.pick([...processMonths])} where ${some}`,
          sql`update orders set created_at = created_at + interval '3 days' where ${some}`,
          sql`update orders set version = version + 1 where ${some}`,
          sql`delete from orders where ${some}`,
          sql`insert into orders (order_id, process_status, processing_mode, created_at)
            select 'W-' || ${`${seed}-${turn}`} || '-' || n, 'New', 'Standard', now()
            from generate_series(1, ${random.pick([1, 60])}) n`,
        ])
        .execute(db);
    }
  };
  const fold = async () => {
    for (let turn = 0; turn < 15; turn += 1) {
      await sql`select fold_order_counts(), fold_order_buckets(${bucketSize})`.execute(db);
      const request = anyPage(randomFrom(turn), members, orders);
      const { found, walked } = await bothWays(db, request);
      expect(found).toEqual(walked);
    }
  };
  await Promise.all([...[1, 2, 3].map(write), fold()]);
  expect(await wrong()).toEqual([]);
  await foldAll(db);
  expect(await wrong()).toEqual([]);
  expect(await db.selectFrom('order_bucket_change').selectAll().execute()).toEqual([]);
});

test('a folder that was emptied is left with few buckets', async () => {
  const { db } = database;
  expect((await buckets('Completed')).length).toBeGreaterThan(5);
  await sql`update orders set process_status = 'Pending' where process_status = 'Completed'`.execute(
    db,
  );
  for (let turn = 0; turn < 10; turn += 1) await foldAll(db);
  expect(await wrong()).toEqual([]);
  const left = await buckets('Completed');
  expect(left.reduce((sum, { n }) => sum + n, 0)).toBe(0);
  expect(left.length).toBeLessThan(5);
});

test('a bucket that was broken by hand is named, and mended', async () => {
  const { db } = database;
  const newest = (await buckets('live')).at(-1);
  await sql`update order_bucket set n = n + 5 where scope = 'live' and starts = ${newest?.starts}`.execute(
    db,
  );
  await sql`delete from order_bucket where scope = 'Pending' and starts = '-infinity'`.execute(db);
  const places = (await wrong()).map(({ place }) => place);
  expect(places).toEqual([
    expect.stringMatching(/^Pending from /),
    expect.stringMatching(/^live from 20\d\d-/),
  ]);
  await mendCounts(db);
  expect(await wrong()).toEqual([]);
});
