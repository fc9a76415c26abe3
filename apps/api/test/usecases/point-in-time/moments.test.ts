import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Recovery } from '@pabean/embedded-database';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { BackupToRead } from '../../../src/usecases/backup/restore-database.ts';
import type { TestDatabase } from '../../support/database.ts';

// What PostgreSQL makes of a base copy and WAL is in `ops/backup/point-in-time.test.ts`. Here it notes what
// it is given, and a database of the test stands for the one that it makes.
const postgres = {
  given: [] as object[],
  startedWith: {} as object,
  started: 0,
  stopped: 0,
  copiesClosed: 0,
  copiedAt: 0,
  copyTrouble: null as Error | null,
  replayTrouble: null as Error | null,
};
let database: TestDatabase;

async function recoverEmbedded({ base, wal, ...recovery }: Recovery): Promise<void> {
  if (postgres.replayTrouble) throw postgres.replayTrouble;
  const pieces: string[] = [];
  for await (const { from, read } of wal) pieces.push(`${from}: ${await read()}`);
  const { dataDir, timeline, to, test: isTest } = recovery;
  recovery.log?.('replaying');
  postgres.given.push({ dataDir, timeline, to, isTest, base: await text(base), pieces });
}
async function startEmbedded(options: object) {
  postgres.started += 1;
  postgres.startedWith = options;
  const stop = async () => {
    postgres.stopped += 1;
  };
  return { url: database.url, pid: 0, stop };
}
async function openBaseCopy() {
  const close = async () => {
    postgres.copiesClosed += 1;
  };
  const start = () => {
    if (postgres.copyTrouble) throw postgres.copyTrouble;
    postgres.copiedAt = Date.now();
    return 3n * support.fileBytes + 77n;
  };
  return { stream: support.bytesOf('the cluster'), start, close };
}

const load = async () => ({
  ...(await import('@pabean/embedded-database')),
  ...(await import('../../../src/adapters/backup/place.ts')),
  ...(await import('../../../src/adapters/backup/seal.ts')),
  ...(await import('../../../src/core/env.ts')),
  ...(await import('../../../src/usecases/backup/make-backup.ts')),
  ...(await import('../../../src/usecases/backup/manifest.ts')),
  ...(await import('../../../src/usecases/history-chain/prove.ts')),
  ...(await import('../../../src/usecases/point-in-time/base-copy.ts')),
  ...(await import('../../../src/usecases/point-in-time/pieces.ts')),
  ...(await import('../../../src/usecases/point-in-time/prove-base.ts')),
  ...(await import('../../../src/usecases/point-in-time/reaches.ts')),
  ...(await import('../../../src/usecases/point-in-time/restore-moment.ts')),
  ...(await import('../../support/backup-place.ts')),
  ...(await import('../../support/backups.ts')),
  ...(await import('../../support/database.ts')),
  ...(await import('../../support/wal-of-test.ts')),
});
let support: Awaited<ReturnType<typeof load>>;
let memory: ReturnType<typeof support.memoryPlace>;
let folder: Awaited<ReturnType<typeof support.backupFolder>>;
let backup: BackupToRead;
const line = 'pabean_0123abcd_none_01';
const until = '2030-11-21T10:00:00.000Z';
beforeAll(async () => {
  vi.resetModules();
  vi.doMock('@pabean/embedded-database', async (original) => ({
    ...(await original<object>()),
    ...{ recoverEmbedded, startEmbedded, openBaseCopy },
  }));
  support = await load();
  folder = await support.backupFolder();
  database = await support.freshDatabase();
  await database.pool.query(`
    insert into orders (order_id, process_status, processing_mode) values ('T-1', 'New', 'Standard');
    insert into order_history (order_pk, order_version, actor_kind, actor_name, action)
      select id, 1, 'system', 'Pabean', 'moved' from orders;
    insert into document (id, order_pk, file_name, storage_key, media_type, size, sha256, mail_service_provider)
      select gen_random_uuid(), id, 'a/1.pdf', 'a/1.pdf', 'application/pdf', 3, '${support.digestOf('one')}', 'AWS' from orders`);
  memory = support.memoryPlace();
  const own = await support.identityOfRun();
  const { manifest } = await make([own.recipient]);
  backup = { place: memory.place, manifest, identities: [own.identity] };
  const start = 3n * support.fileBytes;
  for (const [at, from] of [
    [until, start],
    ['2030-11-21T10:05:00.000Z', start + 50n],
  ] as const) {
    const piece = { from, to: from + 50n, at, bytes: Buffer.from(`wal until ${at}`) };
    await support.writePiece(memory.place, line, piece, [own.recipient]);
  }
});
afterAll(async () => {
  await folder.remove();
  await database.drop();
  vi.doUnmock('@pabean/embedded-database');
  vi.resetModules();
});
beforeEach(() => {
  Object.assign(postgres, { given: [], started: 0, stopped: 0, copiesClosed: 0 });
  Object.assign(postgres, { copyTrouble: null, replayTrouble: null });
});

/** @param ships whether the WAL of the base copy could be archived */
async function make(recipients: string[], ships = true, into = memory) {
  await support.turnIsFree(database.pool);
  const archive = {
    ...{ identities: [], open: async () => ({ line, timeline: 4 }), ship: async () => ships },
    ...{ alone: <Result>(work: () => Promise<Result>) => work() },
    ...{ noteFault: async () => {}, noteReach: async () => {} },
  };
  return support.makeBackup({
    connection: { db: database.db, pool: database.pool, close: async () => {} },
    ...{ documents: support.storeOf({ 'a/1.pdf': 'one' }).store, place: into.place, archive },
    ...{
      version: '0.1.0',
      recipients,
      secrets: { 'intake-key': 'key' },
      signal: support.unstopped,
    },
  });
}

describe('a base copy', () => {
  test('begins with a file of WAL, and what is confirmed after it can be reached', async () => {
    const place = support.memoryPlace();
    const { manifest } = await make([], true, place);
    const { base } = manifest;
    expect(base).toMatchObject({
      ...{ file: `backups/${manifest.name}/base.tar.gz`, line, timeline: 4, start: '0x3000000' },
    });
    expect(Date.parse(base?.from ?? '')).toBeGreaterThan(postgres.copiedAt);
    expect(Date.parse(base?.from ?? '')).toBeLessThanOrEqual(Date.now());
    const sizes = place.written.slice(0, -1).map((file) => place.files.get(file)?.length ?? 0);
    expect(manifest.bytes).toBe(sizes.reduce((sum, size) => sum + size, 0));
    expect(postgres.copiesClosed).toBe(1);
  });

  test('leaves no backup without its WAL, or when it breaks off', async () => {
    const place = support.memoryPlace();
    await expect(make([], false, place)).rejects.toThrow(
      'The WAL of the base copy was lost: more was written than is kept.',
    );
    postgres.copyTrouble = new Error('it has not ended');
    await expect(make([], true, place)).rejects.toThrow('it has not ended');
    expect(postgres.copiesClosed).toBe(2);
    expect(place.written.filter((file) => file.endsWith('manifest.json'))).toEqual([]);
  });
});

describe('a moment is restored', () => {
  let number = 0;
  const restore = async (
    more: { signal?: AbortSignal; from?: BackupToRead; dataDir?: string } = {},
  ) => {
    number += 1;
    const { signal = support.unstopped, from = backup } = more;
    const { dataDir = join(folder.path, `restored-${number}`) } = more;
    const to = new Date('2030-11-21T09:59:00.000Z');
    const reach = await support.reachTo(backup.place, to, backup.manifest.name);
    const env = support.readEnv({ PABEAN_DATA_DIR: dataDir });
    const told: string[] = [];
    const logger = pino({ level: 'debug' }, { write: (entry: string) => told.push(entry) });
    const target = { env, logger, skipDamaged: false, signal };
    const restoring = support.restoreMoment({ ...from, reach, to }, target);
    return { dataDir, to, told, result: await restoring.catch((error: Error) => error) };
  };
  const markIn = (dataDir: string) =>
    readFile(join(dataDir, 'restore-unfinished'), 'utf8').catch(() => null);

  test('by the base copy and the WAL until it, with the documents that it names then', async () => {
    const { dataDir, to, told, result } = await restore();
    expect(result).toEqual({
      count: 1,
      damaged: [],
      secrets: ['intake-key'],
      erasedAgain: [],
      broughtBack: [],
    });
    const pieces = [`${3n * support.fileBytes}: wal until ${until}`];
    expect(postgres.given).toEqual([
      { dataDir, timeline: 4, to, isTest: undefined, base: 'the cluster', pieces },
    ]);
    expect(await readFile(join(dataDir, 'documents/a/1.pdf'), 'utf8')).toBe('one');
    expect(await readFile(join(dataDir, 'intake-key'), 'utf8')).toBe('key\n');
    expect(await markIn(dataDir)).toBeNull();
    expect([postgres.started, postgres.stopped]).toEqual([1, 1]);
    expect(postgres.startedWith).toMatchObject({ dataDir });
    expect(told.join()).toContain('replaying');
    const again = await restore({ dataDir });
    expect((again.result as Error).message).toContain('is not empty');
  });

  test('anew after it was stopped: until all is there a mark stays', async () => {
    const { dataDir, result } = await restore({ signal: AbortSignal.abort() });
    expect((result as Error).name).toBe('AbortError');
    const mark = `${backup.manifest.name} to 2030-11-21T09:59:00.000Z\n`;
    expect([await markIn(dataDir), postgres.given]).toEqual([mark, []]);
    const document = [...memory.files].find(([file]) => file.includes('a/1.pdf'));
    memory.files.delete(document?.[0] ?? '');
    const without = await restore({ dataDir });
    expect((without.result as Error).message).toMatch(/^documents\/\S+ is not there$/);
    expect([await markIn(dataDir), postgres.started, postgres.stopped]).toEqual([mark, 1, 1]);
    memory.files.set(document?.[0] ?? '', document?.[1] ?? Buffer.alloc(0));
    expect((await restore({ dataDir })).result).toMatchObject({ count: 1 });
    expect(await markIn(dataDir)).toBeNull();
  });

  test('not without the right key, nor by damaged WAL: nothing is made then', async () => {
    const without = await restore({ from: { ...backup, identities: [] } });
    expect((without.result as Error).message).toContain('name the file of your key');
    const { identity } = await support.identityOfRun();
    const wrong = await restore({ from: { ...backup, identities: [identity] } });
    expect((wrong.result as Error).message).toContain('encrypted for another key');
    const [piece] = await support.listPieces(memory.place, line);
    const bytes = memory.files.get(piece?.file ?? '') ?? Buffer.alloc(0);
    memory.files.set(piece?.file ?? '', bytes.subarray(1));
    const damaged = await restore();
    memory.files.set(piece?.file ?? '', bytes);
    expect((damaged.result as Error).message).toContain(`${piece?.file} is damaged`);
    for (const { dataDir } of [without, wrong, damaged]) expect(existsSync(dataDir)).toBe(false);
  });
});

describe('a base copy is proven', () => {
  const heads = () => join(folder.path, 'heads');
  const prove = (more: object = {}) => {
    const manifest = { ...backup.manifest, ...more };
    return support.proveBase({ ...backup, manifest }, heads(), support.unstopped);
  };
  const file = () => backup.manifest.base?.file ?? '';
  beforeAll(async () => {
    const files = { orderId: undefined, headsFile: heads(), againstFile: undefined };
    await support.proveHistory(database.db, { ...files, signal: support.unstopped });
  });

  test('when all of the WAL behind it is replayed and every table can be read', async () => {
    const { manifest } = backup;
    const name = '20301121T000000000Z';
    const newer = { ...manifest, name, base: { ...manifest.base, timeline: 9 } } as typeof manifest;
    await support.writeManifest(memory.place, newer);
    expect(await prove()).toBe('2030-11-21T10:05:00.000Z');
    memory.files.delete(`backups/${name}/manifest.json`);
    expect(postgres.given).toMatchObject([
      { to: new Date('2030-11-21T10:05:00.000Z'), isTest: true, timeline: 4 },
    ]);
    const [given] = postgres.given as { pieces: string[]; dataDir: string }[];
    expect(given?.pieces).toHaveLength(2);
    expect(postgres.startedWith).toEqual({ dataDir: given?.dataDir, test: true });
    expect([postgres.started, postgres.stopped]).toEqual([1, 1]);
    expect(await prove({ base: undefined })).toBeNull();
  });

  test('against the heads of the history that the backup beside it holds', async () => {
    const proving = support.proveBase(backup, join(folder.path, 'none'), support.unstopped);
    await expect(proving).rejects.toThrow('none cannot be read');
  });

  test('unless PostgreSQL cannot replay it', async () => {
    postgres.replayTrouble = new support.EmbeddedDatabaseError('it does not start');
    const fault = new support.BackupFault(`${file()} cannot be replayed: it does not start`);
    await expect(prove()).rejects.toThrow(fault);
    postgres.replayTrouble = new Error('a fault of ours');
    await expect(prove()).rejects.toThrow(postgres.replayTrouble);
    expect(postgres.started).toBe(0);
  });

  test('unless its WAL is gone or damaged, a table cannot be read, or the history is broken', async () => {
    const [table] = backup.manifest.tables;
    const unread = prove({ tables: [{ ...table, name: 'nowhere' }] });
    await expect(unread).rejects.toThrow(
      new support.BackupFault(
        `nowhere of ${file()} cannot be read: relation "graphile_worker.nowhere" does not exist`,
      ),
    );
    expect([postgres.started, postgres.stopped]).toEqual([1, 1]);
    await database.pool.query(`alter table order_history disable trigger all;
      update order_history set actor_name = 'Nobody'`);
    await expect(prove()).rejects.toThrow(`the history of ${file()} is broken: `);
    const [piece] = await support.listPieces(memory.place, line);
    memory.files.delete(piece?.file ?? '');
    await expect(prove()).rejects.toThrow(`the WAL behind ${file()} is not there`);
  });
});
