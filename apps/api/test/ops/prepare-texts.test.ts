import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, searchConnections } from '../../src/db/connect.ts';
import { freshDatabase, type TestDatabase } from '../support/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

test('a connection of searches prepares a hundred texts, and answers others as well', async () => {
  const { db, pool, close } = connect(database.url, { ...searchConnections, max: 1 });
  const ask = async (number: number, value: string) => {
    const query = sql<{ value: string }>`select ${value}::text || ${sql.lit(number)} as value`;
    return (await query.execute(db)).rows[0]?.value;
  };
  try {
    for (let number = 0; number < 102; number += 1) {
      expect(await ask(number, 'a')).toBe(`a${number}`);
      expect(await ask(number, 'b')).toBe(`b${number}`);
    }
    const { rows } = await pool.query(
      `select count(*)::int as texts, sum(generic_plans)::int as runs,
         current_setting('max_parallel_workers_per_gather') as workers
       from pg_prepared_statements`,
    );
    expect(rows).toEqual([{ texts: 100, runs: 200, workers: '0' }]);
  } finally {
    await close();
  }
});
