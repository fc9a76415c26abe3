import { processStatuses, settledStatuses } from '@pabean/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase, type TestDatabase } from '../../support/database.ts';

// The rule is domain's. SQL of the migrations has to repeat it: for an index, for the counts and for the buckets.
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

test.each(['order_scopes', 'order_bucket_scopes'])(
  'are those that %s leaves out',
  async (scopes) => {
    const { rows } = await database.pool.query<{ status: string; counted: boolean }>(
      `select status, exists (select from ${scopes}(status, 'Standard', 7, null) scope
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
  },
);

test('are those that the condition of a bucket of My Orders leaves out', async () => {
  const { rows } = await database.pool.query<{ words: string }>(
    `select order_bucket_condition('a:7') as words`,
  );
  const named = processStatuses.filter((status) => rows[0]?.words.includes(`'${status}'`));
  expect(named.sort()).toEqual(settled);
});

test('every status is one whose long lists are cut into buckets', async () => {
  const { rows } = await database.pool.query<{ words: string }>(
    `select pg_get_functiondef(oid) as words from pg_proc where proname = 'fold_order_buckets'`,
  );
  expect(processStatuses.filter((status) => !rows[0]?.words.includes(`'${status}'`))).toEqual([]);
});
