import { afterAll, beforeAll, expect, test } from 'vitest';
import { lookAtBackups } from '../../src/commands/doctor/backups.ts';
import { lastBackups } from '../../src/db/queries/backup-runs.ts';
import { freshDatabase, type TestDatabase } from '../support/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

/** A backup so many hours ago. */
async function add(name: string, hours: number, proof: string, fault: string | null = null) {
  await database.pool.query(
    `insert into backup_run (place, name, at, orders, documents, bytes, proof, proved_at, fault)
     values ('/backups', $1, now() - make_interval(hours => $2::int), 12, 3, 1000, $3::text,
       case when $3::text = 'proven' then timestamptz '2026-11-21 10:00Z' end, $4)`,
    [name, hours, proof, fault],
  );
}

test('the doctor says whether the newest backup is proven, and which one was the last', async () => {
  const finding = async () => {
    const [found] = await lookAtBackups(database.db);
    return `${found?.level}: ${found?.words}`;
  };
  expect(await finding()).toBe('warning: none by pnpm backup');
  await add('old', 60, 'proven');
  const proven = 'proven at 2026-11-21T10:00:00.000Z: 12 orders, 3 documents in /backups';
  expect(await finding()).toBe(`warning: old; ${proven}`);
  await add('today', 5, 'proven');
  expect(await finding()).toBe(`ok: ${proven}`);
  await add('unproven', 4, 'unproven');
  expect(await finding()).toMatch(
    /^warning: the last one, unproven in \/backups, is not proven; the last proven one is of 20\S+Z$/,
  );
  await add('broken', 3, 'fault', 'orders.copy.gz is damaged');
  expect(await finding()).toMatch(
    /^wrong: the last one, in \/backups, has a fault: orders.copy.gz is damaged; the last proven one/,
  );
  expect((await lastBackups(database.db, 2)).map(({ name }) => name)).toEqual([
    'broken',
    'unproven',
  ]);
});
