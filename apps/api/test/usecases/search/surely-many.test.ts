import { type FolderName, newestFirst } from '@pabean/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { termsOf } from '../../../src/core/search/search-terms.ts';
import { areSurelyMany } from '../../../src/core/search/word-survey.ts';
import { type Connection, connect } from '../../../src/db/connect.ts';
import { searchOrders } from '../../../src/db/queries/order-search.ts';
import { readSurvey, surveyOf } from '../../../src/db/queries/search-survey.ts';
import { freshDatabase, type TestDatabase } from '../../support/database.ts';

/**
 * Every fifth is a Maria, the first 2,600 are of one group, 4,000 that lie beside each other are deleted, and
 * the others are in two folders by turns.
 */
const all = 46_000;
const held = { allOrder: 42_000, completedOrder: 21_000, refundOrder: 21_000 } as const;
const folders = ['allOrder', 'completedOrder', 'refundOrder'] as const;
let database: TestDatabase;
let one: Connection;
beforeAll(async () => {
  database = await freshDatabase();
  one = connect(database.url, { max: 1 });
  const { db } = one;
  await sql`
    insert into orders (order_id, process_status, processing_mode, full_name, created_at)
    select 'SURVEY-' || n,
      case when n between 5001 and 9000 then 'Deleted' when n % 2 = 0 then 'Refunds' else 'Completed' end,
      'Standard',
      case when n % 5 = 0 then 'Maria ' else 'Mario ' end
        || case when n <= 2600 then 'Groupe' when n between 5001 and 9000 then 'Mistake' else 'Solo' end,
      timestamptz '2026-01-01' + n * interval '5 minutes'
    from generate_series(1, ${all}::int) n
  `.execute(db);
  await sql`select fold_order_counts()`.execute(db);
  await sql`analyze`.execute(db);
});
afterAll(async () => {
  await one.close();
  await database.drop();
});

describe.each(folders)('of %s', (folder) => {
  test('what many hold all over it is surely held by as many as are counted', async () => {
    const survey = await readSurvey(one.db, folder, held[folder]);
    const isMany = (text: string) => areSurelyMany(survey, termsOf(text), 1001);
    expect(['maria', 'mar', 'solo', 'maria solo'].filter(isMany)).toHaveLength(4);
    // Some hundred more than are counted are not certain, and what was deleted is in no list.
    expect(['groupe', 'mistake', 'nobody'].filter(isMany)).toEqual([]);
  });

  test('the chance of an order to be at a place is as it is said', async () => {
    let met = 0;
    let expected = 0;
    for (let round = 0; round < 10; round += 1) {
      const { places, chance } = await readSurvey(one.db, folder, held[folder]);
      const orders = places.flatMap(({ words }) => words.split('\n'));
      met += orders.filter((words) => words.includes('groupe')).length;
      expected += chance * (folder === 'allOrder' ? 2600 : 1300);
    }
    expect(expected).toBeGreaterThan(2000);
    expect(met / expected).toBeGreaterThan(0.85);
    expect(met / expected).toBeLessThan(1.15);
  });

  test('a search counts what is not certain, and no more', async () => {
    const search = (text: string, more: { offset?: number } = {}) =>
      searchIn(folder, { text, ...more });
    // None is there before the first search, which counts.
    const counted = await search('maria');
    expect(counted).toMatchObject({ names: marias, more: true });
    await expect.poll(() => surveyIn(folder)).toBeDefined();
    const known = await search('maria');
    expect(known).toMatchObject({ names: marias, total: 1000, more: true });
    expect(known.looked).toBeLessThan(counted.looked / 2);
    expect(await search('maria solo')).toMatchObject({
      ...{ names: marias, total: 1000, more: true },
    });
    expect(await search('groupe')).toMatchObject({ total: 1000, more: true });
    expect(await search('mistake')).toMatchObject({ total: 0, more: false });
    const held = folder === 'allOrder' ? 8400 : 4200;
    expect(await search('maria', { offset: 3000 })).toMatchObject({ total: 3010, more: true });
    expect(await search('maria', { offset: held })).toMatchObject({ total: held, more: false });
  });
});

test('what is filtered, and a folder that orders leave, are counted', () => {
  const { db } = one;
  const all = { folder: 'allOrder', marks: [], month: undefined } as const;
  expect(surveyOf(db, all, 42_000)).toBeDefined();
  expect(surveyOf(db, { ...all, marks: ['wrote'] }, 42_000)).toBeUndefined();
  expect(surveyOf(db, { ...all, folder: 'newOrder' }, 42_000)).toBeUndefined();
  expect(surveyOf(db, { ...all, folder: 'chargeBack' }, 100)).toBeUndefined();
});

const marias = new Set(['Maria Solo']);

test('a survey is forgotten where nobody searches any more', async () => {
  const other = connect(database.url, { max: 1 });
  const list = { folder: 'completedOrder', marks: [], month: undefined } as const;
  const survey = () => surveyOf(other.db, list, held.completedOrder);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    while (survey() === undefined) await new Promise(setImmediate);
    vi.advanceTimersByTime(1_200_000);
    expect(survey()).toBeUndefined();
  } finally {
    vi.useRealTimers();
    await other.close();
  }
});

const surveyIn = (folder: (typeof folders)[number]) =>
  surveyOf(one.db, { folder, marks: [], month: undefined }, held[folder]);

/** What a search answers, and how many orders and their words PostgreSQL looked at for it. */
async function searchIn(
  folder: FolderName,
  { text, offset = 0 }: { text: string; offset?: number },
) {
  const { db } = one;
  const list = { folder, memberId: 1, marks: [], month: undefined, due: undefined };
  const request = { ...list, sorting: newestFirst, offset, limit: 10, text };
  const before = await rowsLookedAt();
  const { rows, ...found } = await searchOrders(db, request, new AbortController().signal);
  const looked = (await rowsLookedAt()) - before;
  return { names: new Set(rows.map((row) => row.full_name)), ...found, looked };
}

async function rowsLookedAt(): Promise<number> {
  // Its one connection tells what it did at the end of the first statement.
  await one.pool.query('select pg_stat_force_next_flush()');
  const { rows } = await one.pool.query<{ n: number }>(
    `select sum(pg_stat_get_tuples_fetched(oid))::int as n from pg_class
     where relname in ('orders', 'order_words')`,
  );
  return rows[0]?.n ?? 0;
}
