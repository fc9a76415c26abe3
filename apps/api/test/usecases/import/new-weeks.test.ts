import { afterEach, beforeEach, expect, test } from 'vitest';
import { takeFileOrders } from '../../../src/db/queries/intake-file.ts';
import { type AcceptedRecord, judgeRecord } from '../../../src/usecases/import/judge-record.ts';
import { newWeeks } from '../../../src/usecases/import/new-weeks.ts';
import { storeBatch } from '../../../src/usecases/import/store-batch.ts';
import { sentOrder } from '../../intake/orders.ts';
import { freshDatabase, type TestDatabase } from '../../support/database.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await freshDatabase();
});
afterEach(() => database.drop());

const record = (order_id: string, created_at?: string) =>
  judgeRecord({ line: 1, raw: '', value: sentOrder({ order_id, created_at }) }) as AcceptedRecord;

async function weeks(): Promise<number[]> {
  const { rows } = await database.pool.query('select week from order_words_week order by week');
  return rows.map(({ week }) => week);
}

test('each new week of a batch is named once', async () => {
  const name = newWeeks(database.db);
  await name([record('NOW-001')]);
  expect(await weeks()).toEqual([]);
  // 1970-01-01 was a Thursday, so weeks begin on one.
  await name([
    record('ONE-001', '2024-05-01T23:59:59Z'),
    record('ONE-002', '2024-05-02T00:00:00Z'),
    record('ONE-003', '2024-05-08T23:59:59Z'),
  ]);
  expect(await weeks()).toEqual([2834, 2835]);
  await database.pool.query('delete from order_words_week');
  await name([record('TWO-001', '2024-05-03T00:00:00Z')]);
  expect(await weeks()).toEqual([]);
});

test('a batch does not wait for another one that brings the same week', async () => {
  const name = newWeeks(database.db);
  const [one, other] = [
    record('ONE-001', '2024-05-03T00:00:00Z'),
    record('TWO-001', '2024-05-04T00:00:00Z'),
  ];
  await name([one, other]);
  await database.db.transaction().execute(async (open) => {
    await takeFileOrders(open, [one.order], { ip: null, actorName: 'Import' });
    expect(await storeBatch(database.db, [other])).toMatchObject({ imported: 1 });
  });
});
