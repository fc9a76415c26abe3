import { text } from 'node:stream/consumers';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { identityOfRun } from '../../../src/adapters/backup/seal.ts';
import { readPacked } from '../../../src/usecases/backup/files.ts';
import { type BackupSource, makeBackup } from '../../../src/usecases/backup/make-backup.ts';
import { backupName, readManifest } from '../../../src/usecases/backup/manifest.ts';
import { BackupRunningError } from '../../../src/usecases/backup/turn.ts';
import { bytesOf, digestOf, memoryPlace, storeOf, turnIsFree } from '../../support/backup-place.ts';
import { unstopped } from '../../support/backups.ts';
import { freshDatabase, type TestDatabase } from '../../support/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
  await database.pool.query(`
    insert into orders (order_id, process_status, processing_mode)
      values ('T-1', 'New', 'Standard'), ('T-2', 'New', 'Standard');
    insert into document (id, order_pk, file_name, storage_key, media_type, size, sha256, mail_service_provider)
      select gen_random_uuid(), o.id, key, key, 'application/pdf', 3, '${digestOf('one')}', 'AWS'
      from orders o join (values ('T-1', 'a/1'), ('T-2', 'b/2')) named (order_id, key) using (order_id)`);
});
afterAll(() => database.drop());

let memory: ReturnType<typeof memoryPlace>;
beforeEach(() => {
  memory = memoryPlace();
});
afterEach(() => turnIsFree(database.pool));

const texts = { 'a/1': 'one', 'b/2': 'one' };
const make = (more: Partial<BackupSource> = {}) =>
  makeBackup({
    connection: { db: database.db, pool: database.pool, close: async () => {} },
    ...{ documents: storeOf(texts).store, place: memory.place, version: '0.1.0', recipients: [] },
    ...{ secrets: null, archive: null, signal: unstopped },
    ...more,
  });
test('the manifest comes last and names all that was written', async () => {
  const { manifest, identities } = await make({ secrets: { 'intake-key': 'of the shop' } });
  expect(identities).toEqual([]);
  expect(await readManifest(memory.place, manifest.name)).toEqual(manifest);
  const { name, at, tables, documents, secrets, bytes, ...rest } = manifest;
  expect(name).toBe(backupName(at));
  expect(rest).toMatchObject({ format: 1, version: '0.1.0', recipients: [] });
  expect(rest).not.toHaveProperty('base');
  const orders = tables.find((table) => table.name === 'orders');
  expect(orders).toMatchObject({ rows: 2, file: `backups/${name}/tables/public.orders.gz` });
  expect(await text(await readPacked(memory.place, orders as never, []))).toContain('T-1');
  expect(documents).toMatchObject({ count: 2, missing: [], differing: [] });
  expect(await text(await readPacked(memory.place, secrets as never, []))).toBe(
    '{"intake-key":"of the shop"}',
  );
  expect(secrets?.file).toBe(`backups/${name}/secrets.gz`);
  const own = [...tables, documents, secrets].map((file) => file?.file);
  expect(memory.written.slice(-3)).toEqual([
    ...[documents.file, secrets?.file, `backups/${name}/manifest.json`],
  ]);
  expect(memory.written.filter((file) => !file.startsWith('documents')).slice(0, -1)).toEqual(own);
  const sizes = memory.written.slice(0, -1).map((file) => memory.files.get(file)?.length ?? 0);
  expect(bytes).toBe(sizes.reduce((sum, size) => sum + size, 0));
  await turnIsFree(database.pool);
});

test('with recipients all but the lists is sealed, and a key of this run opens it', async () => {
  const own = await identityOfRun();
  const { manifest, identities } = await make({
    recipients: [own.recipient],
    secrets: { 'intake-key': 'of the shop' },
  });
  expect(manifest.recipients).toEqual([own.recipient]);
  expect(identities).toHaveLength(1);
  const plain = memory.written.filter((file) => !file.endsWith('.age'));
  expect(plain).toEqual([manifest.documents.file, `backups/${manifest.name}/manifest.json`]);
  for (const keys of [identities, [own.identity]]) {
    const secrets = await readPacked(memory.place, manifest.secrets as never, keys);
    expect(await text(secrets)).toContain('of the shop');
  }
});

test('without secrets there is no file of them', async () => {
  for (const secrets of [null, {}]) {
    expect((await make({ secrets })).manifest.secrets).toBeNull();
    await turnIsFree(database.pool);
  }
  expect(memory.written.filter((file) => file.includes('secrets'))).toEqual([]);
});

test('a database of another version is not backed up', async () => {
  const words = (version: string) =>
    `The database is of ${version} of Pabean: make the backup with that one, or start this one on it first.`;
  const add = "insert into kysely_migration (name, timestamp) values ('9999_later', '')";
  await database.pool.query(add);
  await expect(make()).rejects.toThrow(words('a newer version'));
  await database.pool.query("delete from kysely_migration where name = '9999_later'");
  const { rows } = await database.pool.query(
    'delete from kysely_migration where name = (select max(name) from kysely_migration) returning *',
  );
  await expect(make()).rejects.toThrow(words('an older version'));
  const { name, timestamp } = rows[0];
  await database.pool.query('insert into kysely_migration values ($1, $2)', [name, timestamp]);
  expect(memory.written).toEqual([]);
});

test('while another one is made there is none', async () => {
  const other = new pg.Client({ connectionString: database.url });
  await other.connect();
  await other.query('select pg_advisory_lock(7262232)');
  const words = 'Another backup of this database is being made.';
  await expect(make()).rejects.toThrow(new BackupRunningError(words));
  await expect(make()).rejects.toMatchObject({ name: 'BackupRunningError' });
  await other.end();
  await turnIsFree(database.pool);
  await make();
});

test('a document that the store has not is named; one that was erased meanwhile is not missing', async () => {
  const { store } = storeOf({ 'a/1': 'one' });
  expect((await make({ documents: store })).manifest.documents).toMatchObject({
    ...{ count: 1, missing: ['b/2'] },
  });
  await turnIsFree(database.pool);
  const erasing = {
    ...store,
    async size(key: string) {
      await database.pool.query("delete from document where storage_key = 'b/2'");
      return store.size(key);
    },
  };
  const { documents } = (await make({ documents: erasing })).manifest;
  expect(documents).toMatchObject({ count: 1, missing: [] });
});

test('what a killed run left long ago is removed first, and one that is stopped leaves no manifest', async () => {
  const old = 'backups/20200101T000000000Z/tables/public.orders.gz';
  await memory.place.write(old, bytesOf('half'));
  const stopped = new AbortController();
  const write: typeof memory.place.write = async (name, content) => {
    if (name.includes('public.orders.')) stopped.abort();
    return memory.place.write(name, content);
  };
  const place = { ...memory.place, write };
  await expect(make({ place, signal: stopped.signal })).rejects.toThrow('aborted');
  expect(memory.files.has(old)).toBe(false);
  // None behind the table at which it was stopped.
  expect(memory.written.at(-1)).toMatch(/public.orders.gz$/);
  await turnIsFree(database.pool);
  await make();
});

/** An archive of WAL that notes what it is asked. */
function archiveOf(line: { line: string; timeline: number } | undefined, ships = true) {
  const steps: string[] = [];
  const note = async <Answer>(step: string, answer: Answer) => {
    steps.push(`${step} after ${memory.written.length} files`);
    return answer;
  };
  const archive = {
    identities: ['the key of the archive'],
    open: () => note('opened', line as { line: string; timeline: number }),
    ship: () => note('shipped', ships),
    alone: async <Result>(work: () => Promise<Result>) => {
      await note('alone', null);
      return work();
    },
    noteFault: async () => {},
    noteReach: async () => {},
  };
  return { archive, steps };
}

test('the WAL is kept from before the tables, and nothing is shipped while documents are copied', async () => {
  const { archive, steps } = archiveOf(undefined);
  const { identities, manifest } = await make({ archive });
  const { length } = manifest.tables;
  expect(steps).toEqual([
    ...['opened after 0 files', 'shipped after 0 files', `alone after ${length} files`],
  ]);
  expect(identities).toEqual(['the key of the archive']);
});

test('a base copy that cannot be made leaves no backup', async () => {
  // The clusters of tests let nobody copy them.
  const { archive } = archiveOf({ line: 'pabean_line', timeline: 1 });
  await expect(make({ archive })).rejects.toThrow('max_wal_senders');
  expect(memory.written.filter((file) => file.endsWith('manifest.json'))).toEqual([]);
});
