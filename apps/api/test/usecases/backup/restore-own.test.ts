import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { BackupToRead } from '../../../src/usecases/backup/restore-database.ts';
import type { TestDatabase } from '../../support/database.ts';

// Into our own PostgreSQL, for which a database of the test stands.
const postgres = { url: '', marks: [] as string[], options: {} as object, stopped: 0 };
async function startEmbedded(options: { readonly dataDir: string }) {
  postgres.options = options;
  postgres.marks.push(await readFile(join(options.dataDir, 'restore-unfinished'), 'utf8'));
  const stop = async () => {
    postgres.stopped += 1;
  };
  return { url: postgres.url, pid: 0, stop };
}

const load = async () => ({
  ...(await import('../../../src/adapters/backup/restore-mark.ts')),
  ...(await import('../../../src/core/env.ts')),
  ...(await import('../../../src/usecases/backup/make-backup.ts')),
  ...(await import('../../../src/usecases/backup/restore-backup.ts')),
  ...(await import('../../support/backup-place.ts')),
  ...(await import('../../support/backups.ts')),
  ...(await import('../../support/database.ts')),
});
let support: Awaited<ReturnType<typeof load>>;
let folder: Awaited<ReturnType<typeof support.backupFolder>>;
let memory: ReturnType<typeof support.memoryPlace>;
let backup: BackupToRead;
let database: TestDatabase;
beforeAll(async () => {
  vi.resetModules();
  vi.doMock('@pabean/embedded-database', async (original) => ({
    ...(await original<object>()),
    startEmbedded,
  }));
  support = await load();
  folder = await support.backupFolder();
  memory = support.memoryPlace();
  const source = await support.freshDatabase();
  await source.pool.query(`
    insert into orders (order_id, process_status, processing_mode) values ('T-1', 'New', 'Standard');
    insert into document (id, order_pk, file_name, storage_key, media_type, size, sha256, mail_service_provider)
      select gen_random_uuid(), id, 'a/1.pdf', 'a/1.pdf', 'application/pdf', 3, '${support.digestOf('one')}', 'AWS' from orders`);
  const { manifest } = await support.makeBackup({
    connection: { db: source.db, pool: source.pool, close: async () => {} },
    ...{ documents: support.storeOf({ 'a/1.pdf': 'one' }).store, place: memory.place },
    ...{ recipients: [], archive: null, signal: support.unstopped, version: '0.1.0' },
    secrets: { 'intake-key': 'key of the shop' },
  });
  await source.drop();
  backup = { place: memory.place, manifest, identities: [] };
});
afterAll(async () => {
  await folder.remove();
  vi.doUnmock('@pabean/embedded-database');
  vi.resetModules();
});
beforeEach(async () => {
  database = await support.freshDatabase();
  Object.assign(postgres, { url: database.url, marks: [], options: {}, stopped: 0 });
});
afterEach(() => database.drop());

/** Empty, as a restore takes it; it is migrated, which saves time. */
const isEmpty = () =>
  database.pool.query('create table public.pabean_restore (backup text not null)');
const dataDirOf = (name: string) => join(folder.path, name);
const restore = (dataDir: string) =>
  support.restoreBackup(backup, {
    ...{ env: support.readEnv({ PABEAN_DATA_DIR: dataDir }), skipDamaged: false },
    ...{ logger: pino({ level: 'silent' }), signal: support.unstopped },
  });
const isMarked = (dataDir: string) => existsSync(join(dataDir, 'restore-unfinished'));
const orders = async () => (await database.pool.query('select order_id from orders')).rows;

test('a mark stands in the data directory from before the first step until behind the last', async () => {
  await isEmpty();
  const dataDir = dataDirOf('whole');
  expect(await restore(dataDir)).toEqual({
    count: 1,
    damaged: [],
    secrets: ['intake-key'],
    erasedAgain: [],
    broughtBack: [],
  });
  expect(postgres.marks).toEqual([`${backup.manifest.name}\n`]);
  expect(postgres.options).toMatchObject({ dataDir, logger: expect.anything() });
  expect([isMarked(dataDir), postgres.stopped, await orders()]).toEqual([
    ...[false, 1],
    [{ order_id: 'T-1' }],
  ]);
  expect(await readFile(join(dataDir, 'documents/a/1.pdf'), 'utf8')).toBe('one');
  await expect(restore(dataDir)).rejects.toThrow(`The data directory ${dataDir} is not empty.`);
});

test('one that broke off leaves its mark, and the same restore goes on', async () => {
  await isEmpty();
  const dataDir = dataDirOf('half');
  const document = 'documents/plain/a/1.pdf';
  const bytes = memory.files.get(document) ?? Buffer.alloc(0);
  memory.files.delete(document);
  await expect(restore(dataDir)).rejects.toThrow(`${document} is not there`);
  expect([isMarked(dataDir), postgres.stopped, await orders()]).toEqual([true, 1, []]);
  memory.files.set(document, bytes);
  expect(await restore(dataDir)).toMatchObject({ count: 1 });
  expect([isMarked(dataDir), postgres.stopped]).toEqual([false, 2]);
  expect(await orders()).toEqual([{ order_id: 'T-1' }]);
});

test('one that was killed before its mark went has only that left to do', async () => {
  const dataDir = dataDirOf('killed');
  await mkdir(dataDir);
  await support.markDirectory(dataDir, backup.manifest.name);
  expect(await restore(dataDir)).toEqual({
    count: 1,
    damaged: [],
    secrets: [],
    erasedAgain: [],
    broughtBack: [],
  });
  expect([isMarked(dataDir), postgres.stopped, await orders()]).toEqual([false, 1, []]);
  expect(existsSync(join(dataDir, 'documents'))).toBe(false);
});

test('a database that is not empty, and none that was begun, is left as it is', async () => {
  const dataDir = dataDirOf('another');
  await expect(restore(dataDir)).rejects.toThrow(/^The database \S+ is not empty/);
  expect([isMarked(dataDir), postgres.stopped]).toEqual([true, 1]);
});
