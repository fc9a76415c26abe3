import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { markDirectory } from '../../../src/adapters/backup/restore-mark.ts';
import { identityOfRun } from '../../../src/adapters/backup/seal.ts';
import { readEnv } from '../../../src/core/env.ts';
import { queueVersion } from '../../../src/db/backup/queue-version.ts';
import { makeBackup } from '../../../src/usecases/backup/make-backup.ts';
import type { Manifest } from '../../../src/usecases/backup/manifest.ts';
import {
  requireEmptyTarget,
  restoreBackup,
  restoreSecrets,
} from '../../../src/usecases/backup/restore-backup.ts';
import {
  type BackupToRead,
  requireKnownVersion,
  requireReadable,
  requireRightKey,
  requireSameVersion,
  restoreDatabase,
  stateOfTarget,
} from '../../../src/usecases/backup/restore-database.ts';
import { digestOf, memoryPlace, storeOf } from '../../support/backup-place.ts';
import { unstopped } from '../../support/backups.ts';
import { emptyDatabase, freshDatabase, query } from '../../support/database.ts';

const memory = memoryPlace();
const own = { recipient: '', identity: '' };
let backup: BackupToRead;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pabean-restored-'));
  Object.assign(own, await identityOfRun());
  const source = await freshDatabase();
  await source.pool.query(`
    insert into orders (order_id, process_status, processing_mode) values ('T-1', 'New', 'Standard');
    insert into document (id, order_pk, file_name, storage_key, media_type, size, sha256, mail_service_provider)
      select gen_random_uuid(), id, 'a/1.pdf', 'a/1.pdf', 'application/pdf', 3, '${digestOf('one')}', 'AWS' from orders`);
  const { manifest } = await makeBackup({
    connection: { db: source.db, pool: source.pool, close: async () => {} },
    ...{ documents: storeOf({ 'a/1.pdf': 'one' }).store, place: memory.place, version: '0.1.0' },
    ...{ recipients: [own.recipient], archive: null, signal: unstopped },
    secrets: { 'intake-key': 'key of the shop', 'token-secret': 'secret of tokens', other: 'x' },
  });
  await source.drop();
  backup = { place: memory.place, manifest, identities: [own.identity] };
});
const cleanUp: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const step of cleanUp.splice(0).reverse()) await step();
});
afterAll(() => rm(folder, { recursive: true }));

/** A migrated database in which a restore has begun: it takes a backup, without the time of migrations. */
async function begun(): Promise<string> {
  const { url, pool, drop } = await freshDatabase();
  cleanUp.push(drop);
  await pool.query('create table public.pabean_restore (backup text not null)');
  return url;
}
async function directory(): Promise<string> {
  return mkdtemp(join(folder, 'data-'));
}
const saying = (more: Partial<Manifest>) => ({
  ...backup,
  manifest: { ...backup.manifest, ...more },
});
const orders = (url: string) => query(url, 'select order_id from orders');
/** Damages a file of the backup until the end of the test. */
function damage(part: string): string {
  const [name = '', bytes = Buffer.alloc(0)] =
    [...memory.files].find(([file]) => file.includes(part)) ?? [];
  memory.files.set(name, bytes.subarray(0, -7));
  cleanUp.push(async () => memory.files.set(name, bytes));
  return name;
}

/** Words alone would also fit a failure that is nothing at all. */
const failure = (words: RegExp) => ({
  ...{ name: 'ExpectedFailure', message: expect.stringMatching(words) },
});

describe('a database is restored', () => {
  test('table by table, behind what comes before, and its mark goes with the last step', async () => {
    const url = await begun();
    const states: string[] = [];
    await restoreDatabase(url, backup, async () => {
      states.push(await stateOfTarget(url), String((await orders(url)).length));
    });
    expect(states).toEqual(['half', '0']);
    expect(await orders(url)).toEqual([{ order_id: 'T-1' }]);
    expect(await stateOfTarget(url)).toBe('taken');
    await expect(restoreDatabase(url, backup)).rejects.toMatchObject(
      failure(/^The database \S+ is not empty. A backup is only restored into an empty one.$/),
    );
  });

  test('all of it or nothing: the mark stays when it breaks off', async () => {
    const url = await begun();
    const before = () => Promise.reject(new Error('the store is full'));
    await expect(restoreDatabase(url, backup, before)).rejects.toThrow('the store is full');
    const [{ backup: mark }] = (await query(url, 'select backup from pabean_restore')) as [
      { backup: string },
    ];
    expect(mark).toBe(backup.manifest.name);
    const file = damage('tables/public.orders.');
    await expect(restoreDatabase(url, backup)).rejects.toThrow(`${file} is cut`);
    expect([await stateOfTarget(url), await orders(url)]).toEqual(['half', []]);
  });

  test('by one at a time', async () => {
    const url = await begun();
    const second = () =>
      expect(restoreDatabase(url, backup)).rejects.toThrow(
        /^Another restore into \S+ is running.$/,
      );
    await restoreDatabase(url, backup, second);
  });

  test('of this version or one before it, and of the same queue', async () => {
    const url = await begun();
    const words = `The backup ${backup.manifest.name} was made by another version of Pabean (0.1.0, database`;
    const { migrations, queue } = backup.manifest;
    const older = saying({ migrations: migrations.slice(0, -1) });
    // Later migrations are there already: what stands in it is not of this backup.
    await expect(restoreDatabase(url, older)).rejects.toThrow('was not finished');
    const newer = saying({ migrations: [...migrations, '9999_x'] });
    await expect(restoreDatabase(url, newer)).rejects.toThrow(`${words} 9999_x)`);
    await expect(restoreDatabase(url, saying({ queue: queue + 1 }))).rejects.toThrow(words);
    expect(await orders(url)).toEqual([]);
    await requireKnownVersion(older.manifest);
    await expect(requireSameVersion(older.manifest)).rejects.toMatchObject(failure(/^The backup /));
    await requireSameVersion(saying({ migrations: [...migrations].reverse() }).manifest);
  });

  test('the queue that this version brings has the number that backups are held against', () => {
    expect(backup.manifest.queue).toBe(queueVersion);
  });

  test('a database is empty, half or taken', async () => {
    const empty = await emptyDatabase();
    cleanUp.push(empty.drop);
    const taken = await freshDatabase();
    cleanUp.push(taken.drop);
    const states = [empty.url, await begun(), taken.url].map(stateOfTarget);
    expect(await Promise.all(states)).toEqual(['empty', 'half', 'taken']);
    await expect(stateOfTarget('postgresql://me@127.0.0.1:1/none')).rejects.toThrow();
  });
});

test('an encrypted backup wants a key, and the right one', async () => {
  const without = { ...backup, identities: [] };
  expect(() => requireReadable(without)).toThrow(
    `The backup ${backup.manifest.name} is encrypted: name the file of your key with --identity.`,
  );
  requireReadable(backup);
  requireReadable({ ...without, manifest: { ...backup.manifest, recipients: [] } });
  await requireRightKey(backup);
  const other = { ...backup, identities: [(await identityOfRun()).identity] };
  await expect(requireRightKey(other)).rejects.toThrow('encrypted for another key');
  await requireRightKey({ ...other, manifest: { ...backup.manifest, recipients: [] } });
  await requireRightKey({ ...other, manifest: { ...backup.manifest, tables: [] } });
  // It looks at the smallest one: a key is told to be wrong at once.
  const read: string[] = [];
  const place = {
    ...memory.place,
    read(name: string) {
      read.push(name);
      return memory.place.read(name);
    },
  };
  const tables = [...backup.manifest.tables].sort((a, b) => b.size - a.size);
  await requireRightKey({ ...backup, place, manifest: { ...backup.manifest, tables } });
  const least = Math.min(...backup.manifest.tables.map(({ size }) => size));
  expect(read).toHaveLength(1);
  expect(memory.files.get(read[0] ?? '')?.length).toBe(least);
});

const logger = pino({ level: 'silent' });

describe('a backup is restored beside another database', () => {
  const restore = async (env: Record<string, string>, from = backup) =>
    restoreBackup(from, { env: readEnv(env), logger, skipDamaged: false, signal: unstopped });

  test('with its documents and its secrets', async () => {
    const dataDir = await directory();
    const env = { DATABASE_URL: await begun(), PABEAN_DATA_DIR: dataDir };
    expect(await restore(env)).toEqual({
      ...{ count: 1, damaged: [], secrets: ['intake-key', 'token-secret'], erasedAgain: [] },
      broughtBack: [],
    });
    expect(await orders(env.DATABASE_URL)).toHaveLength(1);
    expect(await readFile(join(dataDir, 'documents/a/1.pdf'), 'utf8')).toBe('one');
    expect(existsSync(join(dataDir, 'restore-unfinished'))).toBe(false);
    await expect(restore(env)).rejects.toThrow('is not empty');
  });

  test('and not when something of it is damaged, which is found before anything is made', async () => {
    const dataDir = join(folder, 'never-made');
    const env = { DATABASE_URL: await begun(), PABEAN_DATA_DIR: dataDir };
    const file = damage('secrets.');
    await expect(restore(env)).rejects.toThrow(`${file} is cut`);
    const wrong = { ...backup, identities: [(await identityOfRun()).identity] };
    memory.files.set(file, memory.files.get(file) ?? Buffer.alloc(0));
    for (const step of cleanUp.splice(1)) await step();
    await expect(restore(env, wrong)).rejects.toThrow('encrypted for another key');
    const keyless = restore(env, { ...backup, identities: [] });
    await expect(keyless).rejects.toThrow('name the file of your key with --identity');
    const { queue } = backup.manifest;
    for (const other of [{ migrations: ['0001_other'] }, { queue: queue + 1 }]) {
      await expect(restore(env, saying(other))).rejects.toThrow('another version of Pabean');
    }
    expect(existsSync(dataDir)).toBe(false);
    expect(await orders(env.DATABASE_URL)).toEqual([]);
  });
});

describe('it is looked at first whether there is something', () => {
  const look = (env: Record<string, string>, what = 'the-backup') =>
    requireEmptyTarget(readEnv(env), what);

  test('in a data directory', async () => {
    const dataDir = await directory();
    const env = { PABEAN_DATA_DIR: dataDir };
    expect(await look(env)).toBe(false);
    expect(await look({ PABEAN_DATA_DIR: join(dataDir, 'none') })).toBe(false);
    await markDirectory(dataDir, 'the-backup');
    expect(await look(env)).toBe(true);
    expect(await look(env, 'another')).toBe(true);
    await markDirectory(dataDir, 'the-backup to 2026-11-21T10:00:00.000Z');
    expect(await look(env, 'the-backup to 2026-11-21T10:00:00.000Z')).toBe(true);
    await expect(look(env)).rejects.toThrow(
      `The restore of backup the-backup to 2026-11-21T10:00:00.000Z into ${dataDir} was not finished.`,
    );
    await rm(join(dataDir, 'restore-unfinished'));
    // Killed before the mark had its name.
    await writeFile(join(dataDir, 'restore-unfinished.0123456789ab.tmp'), 'the-b');
    expect(await look(env)).toBe(false);
    await writeFile(join(dataDir, 'something'), '');
    await expect(look(env)).rejects.toThrow(`The data directory ${dataDir} is not empty.`);
  });

  test('in another database and the documents beside it', async () => {
    const dataDir = await directory();
    const empty = await emptyDatabase();
    cleanUp.push(empty.drop);
    const taken = await freshDatabase();
    cleanUp.push(taken.drop);
    const into = (url: string, more = {}) =>
      look({ DATABASE_URL: url, PABEAN_DATA_DIR: dataDir, ...more });
    await writeFile(join(dataDir, 'something'), '');
    expect(await into(empty.url)).toBe(false);
    await expect(into(taken.url)).rejects.toThrow(/^The database \S+ is not empty/);
    await mkdir(join(dataDir, 'documents'));
    await writeFile(join(dataDir, 'documents', 'a.pdf'), 'of somebody');
    const words = `The documents directory ${join(dataDir, 'documents')} is not empty.`;
    await expect(into(empty.url)).rejects.toThrow(words);
    expect(await into(await begun())).toBe(true);
    const s3 = { S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'x', S3_SECRET_ACCESS_KEY: 'x' };
    expect(await into(empty.url, { ...s3, S3_ENDPOINT: 'http://127.0.0.1:1' })).toBe(false);
  });
});

describe('secrets', () => {
  const secrets = async (env: Record<string, string>, from = backup) => {
    const dataDir = await directory();
    const names = await restoreSecrets(from, readEnv({ PABEAN_DATA_DIR: dataDir, ...env }));
    const read = (name: string) => readFile(join(dataDir, name), 'utf8').catch(() => null);
    return [names, await read('intake-key'), await read('token-secret'), await read('other')];
  };

  test('are written as they were, but for those that are configured here', async () => {
    const both = ['key of the shop\n', 'secret of tokens\n'];
    expect(await secrets({})).toEqual([['intake-key', 'token-secret'], ...both, null]);
    const key = { INTAKE_KEY: 'configured-key-0123456789' };
    expect(await secrets(key)).toEqual([['token-secret'], null, both[1], null]);
    const secret = { TOKEN_SECRET: 'configured-secret-0123456789-abcdefghij' };
    expect(await secrets(secret)).toEqual([['intake-key'], both[0], null, null]);
    expect(await secrets({}, saying({ secrets: null }))).toEqual([[], null, null, null]);
  });
});
