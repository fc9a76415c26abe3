import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lookAtBackups } from '../../src/commands/doctor/backups.ts';
import { forgetFaultsWithout, forgetPlace, lastBackups } from '../../src/db/queries/backup-runs.ts';
import { readDatabaseFigures } from '../../src/db/queries/figures.ts';
import { freshDatabase, type TestDatabase } from '../support/database.ts';
import { runCommand } from '../support/processes.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

/** A backup so many hours ago; one that could not be made was not proven either. */
async function add(
  name: string,
  hours: number,
  proof: string,
  fault: string | null = null,
  place = '/backups',
) {
  const isProved = proof !== 'unproven' && !fault?.startsWith('it could not be made');
  await database.pool.query(
    `insert into backup_run (place, name, at, orders, documents, bytes, proof, proved_at, fault)
     values ($6, $1, now() - make_interval(hours => $2), 12, 3, 1000, $3, $4, $5)`,
    [name, hours, proof, isProved ? '2026-11-21T10:00Z' : null, fault, place],
  );
}

async function finding() {
  const [found] = await lookAtBackups(database.db);
  return `${found?.level}: ${found?.words}`;
}

const orForget = (place: string) =>
  `. If nobody backs up there any more: pnpm backup ${place} --forget`;

test('the doctor says whether the newest backup is proven, and which one was the last', async () => {
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

test('a fault of an older backup is an alarm until it is proven anew or gone; one that could not be made is past', async () => {
  await database.pool.query('delete from backup_run');
  await add('older', 60, 'fault', 'history.copy.gz is damaged');
  await add('failed', 30, 'fault', 'it could not be made: the disk is full');
  await add('today', 5, 'proven');
  const proven = 'proven at 2026-11-21T10:00:00.000Z: 12 orders, 3 documents in /backups';
  expect(await finding()).toBe(
    `wrong: older in /backups has a fault: history.copy.gz is damaged; ${proven}`,
  );
  expect((await readDatabaseFigures(database.db)).backups.hasFault).toBe(true);

  await forgetFaultsWithout(database.db, '/elsewhere', ['today']);
  await forgetFaultsWithout(database.db, '/backups', ['older', 'today']);
  expect(await finding()).toMatch(/^wrong: older/);
  await forgetFaultsWithout(database.db, '/backups', ['today']);
  expect(await finding()).toBe(`ok: ${proven}`);
  expect((await readDatabaseFigures(database.db)).backups.hasFault).toBe(false);
  expect(await lastBackups(database.db)).toHaveLength(2);
});

test('a place that was mistyped is told with the way out, while nothing newer was made', async () => {
  await database.pool.query('delete from backup_run');
  const words = 's3://bakups/one does not let us list: NoSuchBucket (HTTP 404).';
  await add('mistyped', 3, 'fault', `it could not be made: ${words}`, 's3://bakups/one');
  expect(await finding()).toBe(
    `wrong: the last one, in s3://bakups/one, has a fault: it could not be made: ${words.slice(0, -1)}; no backup is proven${orForget('s3://bakups/one')}`,
  );
});

test('a place whose backups fail is an alarm, however often they work into another one', async () => {
  await database.pool.query('delete from backup_run');
  const elsewhere = 's3://elsewhere';
  const notMade = 'it could not be made: the key was refused';
  await add('mistyped', 3, 'fault', notMade, '/bakups');
  await add('given-up', 60, 'proven', null, '/mnt/old');
  await add('given-up-2', 50, 'fault', notMade, '/mnt/old');
  await add('yesterday', 26, 'proven', null, elsewhere);
  await add('now', 0, 'proven');
  const proven = 'proven at 2026-11-21T10:00:00.000Z: 12 orders, 3 documents in /backups';
  expect(await finding()).toBe(`ok: ${proven}`);
  await add('tonight', 2, 'fault', notMade, elsewhere);
  expect(await finding()).toBe(
    `wrong: tonight in ${elsewhere} has a fault: ${notMade}; ${proven}${orForget(elsewhere)}`,
  );
  expect((await readDatabaseFigures(database.db)).backups.hasFault).toBe(true);
  await add('again', 1, 'unproven', null, elsewhere);
  expect(await finding()).toBe(`ok: ${proven}`);
});

test('a job that stands still is told by the age in its own place, until the place is forgotten', async () => {
  await database.pool.query('delete from backup_run');
  const elsewhere = 's3://elsewhere';
  await add('long-ago', 24 * 90, 'proven', null, '/mnt/old');
  await add('mistyped', 3, 'fault', 'it could not be made: the disk is full', '/bakups');
  await add('last-week', 24 * 7, 'proven', null, elsewhere);
  await add('failed', 60, 'fault', 'it could not be made: the key was refused', elsewhere);
  await add('today', 1, 'proven');
  const found = await lookAtBackups(database.db);
  expect(found.map(({ level, words }) => `${level}: ${words}`)).toEqual([
    expect.stringMatching(/^ok: proven at /),
    expect.stringMatching(
      /^warning: old in s3:\/\/elsewhere: the last one there is of 20\S+Z\. If nobody/,
    ),
  ]);
  const ages = async () => {
    const { lastAt } = (await readDatabaseFigures(database.db)).backups;
    return lastAt.map(({ place, at }) => [place, Math.round((Date.now() / 1000 - at) / 3600)]);
  };
  expect(await ages()).toEqual([
    ['/backups', 1],
    [elsewhere, 24 * 7],
  ]);
  expect(await forgetPlace(database.db, elsewhere)).toBe(true);
  expect(await forgetPlace(database.db, elsewhere)).toBe(false);
  expect(await ages()).toEqual([['/backups', 1]]);
  const env = { DATABASE_URL: database.url, PABEAN_DATA_DIR: tmpdir() };
  expect(await runCommand('backup', ['/mnt/old', '--forget'], env).ended).toMatchObject({
    ...{ code: 0, stdout: '/mnt/old is watched no more. What lies there stays.\n' },
  });
  expect((await runCommand('backup', ['/mnt/old', '--forget'], env).ended).stderr).toBe(
    'No backup in /mnt/old is known.\n',
  );
  expect(await lookAtBackups(database.db)).toHaveLength(1);
});

test('a backup that was made while the clock was a year ahead hides no age', async () => {
  await database.pool.query('delete from backup_run');
  await add('old', 60, 'proven');
  await add('next-year', -24 * 365, 'unproven');
  expect(await finding()).toMatch(/^warning: old; proven at /);
  const { lastAt, provenAt } = (await readDatabaseFigures(database.db)).backups;
  const hours = (at: number | null) => Math.round((Date.now() / 1000 - (at ?? 0)) / 3600);
  expect([lastAt.map(({ at }) => hours(at)), hours(provenAt)]).toEqual([[60], 60]);
});

test('nor does one hide a failure of today, and one that failed then is none', async () => {
  await database.pool.query('delete from backup_run');
  const notMade = 'it could not be made: the disk is full';
  await add('next-year', -24 * 365, 'unproven');
  await add('made', 30, 'proven');
  await add('today', 2, 'fault', notMade, '/backups');
  // In another place all is well, so that the last backup of all says nothing.
  await add('elsewhere', 1, 'proven', null, 's3://elsewhere');
  expect(await finding()).toMatch(/^wrong: today in \/backups has a fault/);
  await add('again', 1, 'proven');
  await add('failed-next-year', -24 * 365, 'fault', notMade, 's3://elsewhere');
  expect(await finding()).toMatch(/^ok: /);
});
