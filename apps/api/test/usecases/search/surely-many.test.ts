import { newestFirst } from '@pabean/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { termsOf } from '../../../src/core/search/search-terms.ts';
import { areSurelyMany } from '../../../src/core/search/word-survey.ts';
import { searchOrders } from '../../../src/db/queries/order-search.ts';
import { orderSurvey, readSurvey } from '../../../src/db/queries/search-survey.ts';
import { freshDatabase, type TestDatabase } from '../../support/database.ts';

/** Every fifth is a Maria, the first 1,200 are of one group, and 3,000 that lie beside each other are deleted. */
const all = 20_000;
let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
  const { db } = database;
  await sql`
    insert into orders (order_id, process_status, processing_mode, full_name, created_at)
    select 'SURVEY-' || n,
      case when n between 5001 and 8000 then 'Deleted' else 'Pending' end, 'Standard',
      case when n % 5 = 0 then 'Maria ' else 'Mario ' end
        || case when n <= 1200 then 'Groupe' when n between 5001 and 8000 then 'Mistake' else 'Solo' end,
      timestamptz '2026-01-01' + n * interval '5 minutes'
    from generate_series(1, ${all}::int) n
  `.execute(db);
  await sql`select fold_order_counts()`.execute(db);
  await sql`analyze`.execute(db);
}, 60_000);
afterAll(() => database.drop());

test('what many hold all over Order History is surely held by as many as are counted', async () => {
  const survey = await readSurvey(database.db);
  const isMany = (text: string) => areSurelyMany(survey, termsOf(text), 1001);
  expect(['maria', 'mar', 'solo', 'maria solo'].filter(isMany)).toHaveLength(4);
  // 200 more than are counted are not certain, and what was deleted is in no list.
  expect(['groupe', 'mistake', 'nobody'].filter(isMany)).toEqual([]);
});

test('the chance of an order to be at a place is as it is said', async () => {
  const { db } = database;
  let met = 0;
  for (let round = 0; round < 20; round += 1) {
    const { places, chance } = await readSurvey(db);
    expect(chance).toBeCloseTo((800 * 10) / all);
    const orders = places.flatMap(({ words }) => words.split('\n'));
    met += orders.filter((words) => words.includes('groupe')).length;
  }
  // 1,200 orders times 0.4 times 20 rounds, give or take six times what chance does: each place has about ten of them.
  expect(Math.abs(met - 9600)).toBeLessThan(900);
});

test('a search counts what is not certain, and no more', async () => {
  const { db, pool } = database;
  const search = async (text: string, more: { offset?: number } = {}) => {
    let statements = 0;
    const count = () => {
      statements += 1;
    };
    pool.on('acquire', count);
    const list = { folder: 'allOrder', memberId: 1, marks: [], month: undefined } as const;
    const page = { sorting: newestFirst, offset: 0, limit: 10, ...more };
    const request = { ...list, ...page, due: undefined, text };
    const { rows, ...found } = await searchOrders(db, request, new AbortController().signal);
    pool.off('acquire', count);
    return { names: new Set(rows.map((row) => row.full_name)), ...found, statements };
  };

  // None is there before the first search, which counts.
  const counted = await search('maria');
  expect(counted).toMatchObject({ total: 1000, more: true });
  await expect.poll(() => orderSurvey(db, all)).toBeDefined();
  // The look-up, and the page; the count of the weeks was another.
  expect(await search('maria')).toEqual({ ...counted, statements: 2 });
  expect(await search('maria solo')).toMatchObject({
    ...{ names: new Set(['Maria Solo']), total: 1000, more: true, statements: 2 },
  });
  expect(await search('groupe')).toMatchObject({ total: 1000, more: true });
  expect(await search('mistake')).toMatchObject({ total: 0, more: false });
  // A page beyond what is counted to finds as many as there are until then.
  expect(await search('maria', { offset: 3000 })).toMatchObject({ total: 3010, more: true });
  expect(await search('maria', { offset: 3400 })).toMatchObject({ total: 3400, more: false });
});
