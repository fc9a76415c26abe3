import { afterAll, beforeAll, expect, test } from 'vitest';
import { foldLists } from '../../../src/usecases/orders/fold-lists.ts';
import { freshDatabase, type TestDatabase } from '../../support/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

test('what waits is folded, and may take as long as it needs', async () => {
  // The folding removes what waits: the database itself writes down which limit it did that under.
  await database.pool.query(`
    create table folded_under (statement_timeout text);
    create function note_folding() returns trigger language plpgsql as $$ begin
      insert into folded_under values (current_setting('statement_timeout'));
      return null;
    end $$;
    create trigger note_folding after delete on order_bucket_change
      for each statement execute function note_folding();
    insert into order_bucket_change values ('live', now(), 1);`);
  const usual = await database.pool.query('show statement_timeout');
  expect(usual.rows).not.toEqual([{ statement_timeout: '0' }]);

  await foldLists(database.db);

  const { rows } = await database.pool.query('select * from folded_under');
  expect(rows).toEqual([{ statement_timeout: '0' }]);
  const waiting = await database.pool.query('select * from order_bucket_change');
  expect(waiting.rows).toEqual([]);
});
