import { processStatuses, settledStatuses } from '@pabean/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase, type TestDatabase } from '../../support/database.ts';

// The rule is domain's. SQL of the migrations has to repeat it: for an index, and for the counts.
let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

const settled = [...settledStatuses].sort();

test('are those that the index of My Orders leaves out', async () => {
  const { rows } = await database.pool.query<{ words: string }>(
    `select pg_get_expr(indpred, indrelid) as words from pg_index
     where indexrelid = 'orders_assigned'::regclass`,
  );
  const named = processStatuses.filter((status) => rows[0]?.words.includes(`'${status}'`));
  expect(named.sort()).toEqual(settled);
});

test('are those that the counts of My Orders leave out', async () => {
  const { rows } = await database.pool.query<{ status: string; counted: boolean }>(
    `select status, exists (select from order_scopes(status, 'Standard', 7, null) scope
       where scope = 'a:7') as counted
     from unnest($1::text[]) status`,
    [processStatuses],
  );
  expect(
    rows
      .filter(({ counted }) => !counted)
      .map(({ status }) => status)
      .sort(),
  ).toEqual(settled);
});
