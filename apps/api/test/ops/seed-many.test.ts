import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bulkOrderCount } from '../../src/db/queries/seed-bulk-orders.ts';
import { seedMany } from '../../src/db/queries/seed-many.ts';
import { proveCounts } from '../../src/usecases/counts/prove-counts.ts';
import { freshDatabase, type TestDatabase } from '../support/database.ts';
import { runCommand } from '../support/processes.ts';

let database: TestDatabase;
let indexesBefore: unknown[];
beforeAll(async () => {
  database = await freshDatabase();
  indexesBefore = await indexes();
  // Twice: a second fill goes on behind the first one, and finds its buckets and counts.
  await seedMany(database.db, 4_500);
  await seedMany(database.db, 1_500);
});
afterAll(() => database.drop());

async function indexes(): Promise<unknown[]> {
  const { rows } = await sql`
    select indexname, indexdef from pg_indexes where schemaname = 'public' order by 1
  `.execute(database.db);
  return rows;
}

test('fills as many orders as asked for, and leaves every index as it was', async () => {
  expect(await bulkOrderCount(database.db)).toBe(6_000);
  expect(await indexes()).toEqual(indexesBefore);
});

test('every count agrees with the orders', async () => {
  const lines: string[] = [];
  expect(
    await proveCounts(database.db, { mend: false, say: (line) => lines.push(line) }),
    lines.join('\n'),
  ).toBe(0);
});

test('every order has its words, and its history fits', async () => {
  const { rows } = await sql<{ words: number; heads: number }>`
    select (select count(*)::int from order_words) as words,
      (select count(*)::int from order_history_head) as heads
  `.execute(database.db);
  expect(rows[0]).toEqual({ words: 6_000, heads: 6_000 });
  const verified = await runCommand('verify-history', [], { DATABASE_URL: database.url }).ended;
  expect(verified).toMatchObject({ code: 0, stderr: '' });
});

test('triggers work again', async () => {
  await sql`update orders set process_status = 'Deleted' where order_id = 'BULK-00000100'`.execute(
    database.db,
  );
  const changes = await database.db.selectFrom('order_count_change').selectAll().execute();
  expect(changes).not.toEqual([]);
});
