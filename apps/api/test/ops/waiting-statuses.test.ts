import { dueStatuses, processStatuses, waitingStatuses, waitsForTraveller } from '@pabean/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase, type TestDatabase } from '../support/database.ts';

// What an order waits for is decided in the domain. SQL of the migrations has to repeat it.
let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

/** The statuses that a query's answer names. */
async function statusesIn(query: string): Promise<string[]> {
  const { rows } = await database.pool.query<{ words: string }>(query);
  return processStatuses.filter((status) => rows[0]?.words.includes(`'${status}'`)).sort();
}

const conditionOf = (index: string) =>
  `select pg_get_expr(indpred, indrelid) as words from pg_index
   where indexrelid = '${index}'::regclass`;

test.each([
  ['orders_clock_by_status', waitingStatuses],
  ['orders_without_clock', waitingStatuses],
  ['orders_all_due', dueStatuses('allOrder')],
])('the index %s holds the orders whose clock runs', async (index, statuses) => {
  expect(await statusesIn(conditionOf(index))).toEqual([...statuses].sort());
});

test('a question is withdrawn when its order no longer waits for the traveller', async () => {
  const named = await statusesIn(
    `select pg_get_triggerdef(oid) as words from pg_trigger
     where tgname = 'orders_question_withdrawn'`,
  );
  expect(named).toEqual(processStatuses.filter(waitsForTraveller).sort());
});
