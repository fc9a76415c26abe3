import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { openSnapshot } from '../../../src/db/backup/snapshot.ts';
import { connect } from '../../../src/db/connect.ts';
import { migrate, migrationState } from '../../../src/db/migrate.ts';
import { migrationsDirectory } from '../../../src/db/migrations-provider.ts';
import { writePacked } from '../../../src/usecases/backup/files.ts';
import { fileIn, type Manifest, type TableFile } from '../../../src/usecases/backup/manifest.ts';
import { proveBackup } from '../../../src/usecases/backup/prove-backup.ts';
import {
  type BackupToRead,
  restoreDatabase,
  stateOfTarget,
} from '../../../src/usecases/backup/restore-database.ts';
import { memoryPlace } from '../../support/backup-place.ts';
import { unstopped } from '../../support/backups.ts';
import { emptyDatabase, query } from '../../support/database.ts';

const { place } = memoryPlace();
let backup: BackupToRead;
beforeAll(async () => {
  const before = await mkdtemp(join(tmpdir(), 'pabean-migrations-'));
  const files = (await readdir(migrationsDirectory)).filter((name) => name < '0093');
  for (const name of files) await cp(join(migrationsDirectory, name), join(before, name));
  const source = await emptyDatabase();
  await migrate(source.url, { directory: before });
  // What a later migration puts right.
  await query(
    source.url,
    `insert into orders (order_id, process_status, processing_mode, erased_at, source)
       values ('T-1', 'New', 'Standard', now(), 'me@example.com')`,
  );
  backup = { place, identities: [], manifest: await tablesOf(source.url) };
  await source.drop();
  await rm(before, { recursive: true });
}, 120_000);

/** The tables of a backup as the older release would have written them. */
async function tablesOf(url: string): Promise<Manifest> {
  const { pool, close } = connect(url, { max: 1 });
  const client = await pool.connect();
  const snapshot = await openSnapshot(client);
  const name = '20261121T101112345Z';
  const tables: TableFile[] = [];
  for (const table of snapshot.tables) {
    const { stream, rows } = snapshot.copy(table);
    const file = fileIn(name, `tables/${table.schema}.${table.name}`);
    tables.push({ ...table, ...(await writePacked(place, file, stream, [])), rows: rows() });
  }
  await snapshot.end();
  client.release();
  await close();
  const { at, migrations, queue, sequences } = snapshot;
  const documents = { ...{ file: '', size: 0, sha256: '', folder: '', count: 0 } };
  return {
    ...{ format: 1, version: '0.0.9', name, at, migrations, queue, sequences, tables },
    documents: { ...documents, missing: [], differing: [] },
    ...{ secrets: null, recipients: [], bytes: 0 },
  };
}

const cleanUp: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const step of cleanUp.splice(0)) await step();
});
async function empty(): Promise<string> {
  const { url, drop } = await emptyDatabase();
  cleanUp.push(drop);
  return url;
}
async function expectOfThisRelease(url: string): Promise<void> {
  expect(await stateOfTarget(url)).toBe('taken');
  const { db, close } = connect(url, { max: 1 });
  expect(await migrationState(db).finally(close)).toEqual({ waiting: [], unknown: [] });
  // By the migrations that came since, on the rows of the backup.
  expect(await query(url, 'select order_id, source from orders')).toEqual([
    { order_id: 'T-1', source: null },
  ]);
}
const named = (more: Partial<Manifest>): BackupToRead => ({
  ...backup,
  manifest: { ...backup.manifest, ...more },
});

test('a backup of an older release goes into its own tables, and is brought to this one', async () => {
  const url = await empty();
  const seen: string[] = [];
  await restoreDatabase(url, backup, undefined, async () => {
    // Nobody is let in before all is done.
    seen.push(await stateOfTarget(url));
  });
  expect(seen).toEqual(['half']);
  await expectOfThisRelease(url);
}, 120_000);

test('one that was cut behind its tables goes on, with this backup alone', async () => {
  const url = await empty();
  const cut = () => Promise.reject(new Error('cut'));
  await expect(restoreDatabase(url, backup, undefined, cut)).rejects.toThrow('cut');
  const other = named({ name: '20261120T101112345Z' });
  await expect(restoreDatabase(url, other)).rejects.toThrow(
    /^A restore of backup 20261121T101112345Z into \S+ was not finished. Run that again, or begin with an empty database.$/,
  );
  await restoreDatabase(url, backup);
  await expectOfThisRelease(url);
}, 120_000);

test('what is no release before this one is refused, and no older one is proven', async () => {
  const url = await empty();
  const words = 'was made by another version of Pabean (0.0.9, database';
  const { migrations } = backup.manifest;
  for (const others of [[...migrations, '0999_x'], migrations.slice(1), []]) {
    await expect(restoreDatabase(url, named({ migrations: others }))).rejects.toThrow(words);
  }
  for (const queue of [backup.manifest.queue - 1, backup.manifest.queue + 1]) {
    await expect(restoreDatabase(url, named({ queue }))).rejects.toThrow(words);
  }
  expect(await stateOfTarget(url)).toBe('empty');
  // Migrations may add rows and take some away: the count of tables would call it a fault.
  await expect(proveBackup(backup, unstopped, undefined)).rejects.toThrow(words);
});
