import {
  type FolderName,
  firstToFile,
  mostOnTop,
  newestFirst,
  type OrderSorting,
} from '@pabean/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listPage, listQuery } from '../../src/db/queries/order-lists.ts';
import { freshDatabase, type TestDatabase } from '../support/database.ts';
import { randomFrom } from '../support/random.ts';
import { addOrders, bothWays, foldAll } from './list-buckets-data.ts';

const orders = 1_200;
let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
  await addOrders(database.db, orders);
  // Some at one moment, some without a date.
  await sql`update orders set process_status = 'New', file_by_at = case when id % 7 > 0 then
    date_trunc('day', now()) + (id * 37 % 20) * interval '1 day' end`.execute(database.db);
  await foldAll(database.db);
});
afterAll(() => database.drop());

const list = (folder: FolderName) => ({
  folder,
  memberId: 1,
  marks: [],
  sorting: newestFirst,
});

/** The ids of a mode as they should stand: the newest answered orders, then all others, both sorted. */
async function expectedIds(mode: string, sorting: OrderSorting) {
  const rows = await database.db
    .selectFrom('orders')
    .select(['id', 'order_id', 'answered_at', 'file_by_at'])
    .where('processing_mode', '=', mode as 'Standard')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const top = new Set(rows.filter((row) => row.answered_at !== null).slice(0, mostOnTop));
  const moment = ({ file_by_at: at }: (typeof rows)[number]) =>
    at === null ? Number.MAX_SAFE_INTEGER : Date.parse(at);
  const isByClock = sorting.sort === 'fileBy';
  const sorted = isByClock
    ? rows.toSorted((one, other) => moment(one) - moment(other) || one.id - other.id)
    : rows;
  const parts = [sorted.filter((row) => top.has(row)), sorted.filter((row) => !top.has(row))];
  return parts.flat().map((row) => row.order_id);
}

test.each([0, 1, 12, 90, mostOnTop, mostOnTop + 1, 3 * mostOnTop])(
  'of all pages of a folder, %i answered orders stand on the first',
  async (answered) => {
    await sql`update orders set answered_at = null where answered_at is not null`.execute(
      database.db,
    );
    await sql`update orders set answered_at = now() where id in (
      select id from orders where processing_mode = 'Standard' order by md5(id::text) limit ${answered}
    )`.execute(database.db);
    const random = randomFrom(answered);
    const sorted = new Map<OrderSorting, readonly string[]>();
    for (const sorting of [newestFirst, firstToFile]) {
      sorted.set(sorting, await expectedIds('Standard', sorting));
    }
    for (let turn = 0; turn < 50; turn += 1) {
      const sorting = random.pick([newestFirst, firstToFile]);
      const expected = sorted.get(sorting) ?? [];
      expect(expected.length).toBeGreaterThan(mostOnTop + 200);
      const limit = random.pick([10, 25, 100, 7]);
      const offset = random.pick([0, 10, 90, 95, 100, 105, 110, 200, 300, expected.length - 3]);
      const request = { ...list('newOrder'), sorting, offset, limit };
      const { found, walked } = await bothWays(database.db, request);
      const page = expected.slice(offset, offset + limit);
      expect({ offset, limit, found, walked }).toEqual({
        offset,
        limit,
        found: page,
        walked: page,
      });
    }
    for (const [sorting, expected] of sorted) {
      const request = { ...list('newOrder'), sorting, offset: 0, limit: 1000 };
      const { total, rows } = await listPage(database.db, request);
      expect(total).toBe(expected.length);
      expect(rows.map((row) => row.order_id)).toEqual(expected);
    }
  },
);

test('a page beyond the last is empty', async () => {
  const request = { ...list('newOrder'), offset: 10 * orders, limit: 10 };
  expect(await bothWays(database.db, request)).toEqual({ found: [], walked: [] });
});

test('another sorting, and the list of the answered alone, has no top', async () => {
  const statement = (request: object) =>
    listQuery(database.db, { ...list('newOrder'), offset: 0, limit: 10, ...request }).compile().sql;
  expect(statement({})).toContain('on_top');
  expect(statement({ sorting: firstToFile })).toContain('on_top');
  for (const other of [
    { sorting: { sort: 'dateTime', dir: 'asc' } },
    { marks: ['answered'] },
    { folder: 'allOrder' },
    { folder: 'pendingOrder' },
    { folder: 'futureOrder', sorting: firstToFile },
    { folder: 'myOrder', sorting: firstToFile },
  ]) {
    expect(statement(other)).not.toContain('on_top');
  }
});
