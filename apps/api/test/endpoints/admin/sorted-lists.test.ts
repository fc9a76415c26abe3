import { type OrderSort, orderSorts, processMonths, sortedReach } from '@pabean/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedIn, type TestApp, testApp } from '../../support/app.ts';

let app: TestApp;
let team: SignedIn;
/** Order ids in the order in which they were made. */
const made: string[] = [];
beforeAll(async () => {
  app = await testApp();
  team = await app.signIn('Team');
  const add = async (number: number, more: Parameters<TestApp['newOrder']>[0]) => {
    made.push(await app.newOrder({ order_id: `sort-${number}`, ...more }));
  };
  const common = { created_at: '2026-01-05T00:00:00Z' };
  await add(3, {
    ...common,
    full_name: 'citra',
    email: 'C@example.com',
    process_month: 'Sep',
    file_by_at: '2026-01-08T16:00:00Z',
  });
  await add(1, {
    ...common,
    full_name: 'Bayu',
    email: 'b@example.com',
    process_month: 'Apr',
    file_by_at: '2026-01-08T16:00:00Z',
  });
  await add(2, {
    ...common,
    full_name: 'adi',
    email: 'a@example.com',
    process_month: 'Jan',
    file_by_at: '2026-01-07T16:00:00Z',
  });
  await add(4, { ...common, full_name: null, email: null, process_month: null, doa: null });
  await add(5, {
    created_at: '2026-01-09T00:00:00Z',
    full_name: 'Dewi',
    email: 'd@example.com',
    process_month: 'Dec',
    doa: '2026-01-01',
    processing_date: '2025-12-30',
    process_status: 'Completed',
  });
});
afterAll(() => app.stop());

const list = async (query: Record<string, string | number>) => {
  const answer = await app.call(
    'getOrdersList',
    { params: { orderName: 'allOrder' }, query },
    team,
  );
  return answer.data?.map((row) => Number(row.order_id.slice(5)));
};
const search = async (more: object) => {
  const body = { start: 0, end: 10, searchVal: 'sort-', folderName: 'allOrder', ...more };
  const answer = await app.call('searchOrder', { body }, team);
  return answer.data?.map((row) => Number(row.order_id.slice(5)));
};

/** Orders 3, 1, 2, 4, 5 were made one after the other; equal ones stay so, or turn round. */
const expected: Record<OrderSort, { asc: number[]; desc: number[] }> = {
  orderId: { asc: [1, 2, 3, 4, 5], desc: [5, 4, 3, 2, 1] },
  name: { asc: [2, 1, 3, 5, 4], desc: [5, 3, 1, 2, 4] },
  email: { asc: [2, 1, 3, 5, 4], desc: [5, 3, 1, 2, 4] },
  arrivalDate: { asc: [5, 3, 1, 2, 4], desc: [2, 1, 3, 5, 4] },
  dateTime: { asc: [3, 1, 2, 4, 5], desc: [5, 4, 2, 1, 3] },
  processingDate: { asc: [5, 3, 1, 2, 4], desc: [5, 4, 2, 1, 3] },
  processMonth: { asc: [2, 1, 3, 5, 4], desc: [5, 3, 1, 2, 4] },
  fileBy: { asc: [2, 3, 1, 4, 5], desc: [5, 4, 1, 3, 2] },
  status: { asc: [5, 3, 1, 2, 4], desc: [4, 2, 1, 3, 5] },
};

test.each(
  orderSorts.flatMap((sort) => [{ sort, dir: 'asc' } as const, { sort, dir: 'desc' } as const]),
)('list and search by $sort $dir: missing last, ties by id', async ({ sort, dir }) => {
  expect(await list({ sort, dir })).toEqual(expected[sort][dir]);
  expect(await search({ sort, dir })).toEqual(expected[sort][dir]);
});

test('pages of a sorted list lose and repeat nobody', async () => {
  const pages = [];
  for (const page of [1, 2, 3]) {
    pages.push(...((await list({ sort: 'status', dir: 'desc', page, limit: 2 })) ?? []));
  }
  expect(pages).toEqual(expected.status.desc);
});

test('a column alone goes upwards, a direction alone turns the newest-first list round', async () => {
  expect(await list({ sort: 'name' })).toEqual(expected.name.asc);
  expect(await list({ dir: 'asc' })).toEqual(expected.dateTime.asc);
  expect(await list({})).toEqual(expected.dateTime.desc);
  expect(await search({})).toEqual(expected.dateTime.desc);
});

test('months go by the calendar', async () => {
  for (const month of [...processMonths].sort()) {
    await app.newOrder({ process_month: month, process_status: 'Pending' });
  }
  const params = { orderName: 'pendingOrder' };
  const query = { sort: 'processMonth', limit: 12 };
  const rows = (await app.call('getOrdersList', { params, query }, team)).data;
  expect(rows?.map((row) => row.process_month)).toEqual([...processMonths]);
});

test.each([
  [{ sort: 'telephone' }, 'There is no such column to sort by.'],
  [{ sort: "name'; drop table orders" }, 'There is no such column to sort by.'],
  [{ sort: 'name', dir: 'up' }, 'Sort asc or desc.'],
])('%o is refused', async (query, message) => {
  const params = { orderName: 'allOrder' };
  expect(await app.call('getOrdersList', { params, query }, team)).toMatchObject({
    http: 422,
    status: 0,
    message,
  });
});

test('a list of many orders is sorted by its date, and by what an index has, to its first ones', async () => {
  await sql`
    insert into orders (order_id, process_status, processing_mode, processing_date)
    select 'many-' || n, 'Completed', 'Standard', date '2020-01-01' + n
    from generate_series(1, ${sql.lit(sortedReach + 30)}) n`.execute(app.db);
  const page = (sort: string, number: number, more: object = {}) => {
    const query = { sort, page: number, limit: 10, ...more };
    return app.call('getOrdersList', { params: { orderName: 'completedOrder' }, query }, team);
  };
  const total = sortedReach + 31;
  const lastPage = sortedReach / 10;

  expect(await page('dateTime', lastPage + 4)).toMatchObject({ http: 200, total, data: [{}] });
  const last = await page('processingDate', lastPage, { dir: 'asc' });
  expect(last).toMatchObject({ http: 200, total });
  expect(last.data?.at(-1)?.order_id).toBe(`many-${sortedReach}`);
  const latest = await page('processingDate', 1, { dir: 'desc' });
  expect(latest.data?.[0]?.order_id).toBe('sort-5');

  const refusedFor = (path: string, message: string) => ({
    http: 422,
    message,
    errors: [{ path, message }],
  });
  expect(await page('processingDate', lastPage + 1)).toMatchObject(
    refusedFor(
      'page',
      'Sorted by that column, only the first 2,000 orders of this list can be opened. Sort it by Date & Time.',
    ),
  );
  const refused = refusedFor(
    'sort',
    'This list has more than 2,000 orders and cannot be sorted by that column. Sort it by Date & Time.',
  );
  expect(await page('name', 1)).toMatchObject(refused);
  const body = {
    start: 0,
    end: 10,
    searchVal: '',
    folderName: 'completedOrder',
    sort: 'name',
  } as const;
  expect(await app.call('searchOrder', { body }, team)).toMatchObject(refused);
  // What a search finds is sorted by any column.
  const found = { ...body, searchVal: 'sort-5' };
  expect(await app.call('searchOrder', { body: found }, team)).toMatchObject({
    http: 200,
    total: 1,
  });
  // Beyond the last order there is nothing in any sorting.
  expect(await page('processingDate', 9_999)).toMatchObject({ http: 200, data: [], total });
  const justBeyond = await page('processingDate', total + 1, { limit: 1 });
  expect(justBeyond).toMatchObject({ http: 200, data: [], total });
});
