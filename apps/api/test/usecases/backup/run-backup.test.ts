import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { identityOfRun } from '../../../src/adapters/backup/seal.ts';
import { backupName } from '../../../src/usecases/backup/manifest.ts';
import { isProven } from '../../../src/usecases/backup/proof.ts';
import { type BackupRunOptions, proveAndNote } from '../../../src/usecases/backup/run-backup.ts';
import {
  backUpTexts,
  failing,
  memoryPlace,
  storeOf,
  turnIsFree,
} from '../../support/backup-place.ts';
import { backUp, unstopped } from '../../support/backups.ts';
import { freshDatabase, type TestDatabase } from '../../support/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
  await database.pool.query(`
    insert into orders (order_id, process_status, processing_mode) values ('T-1', 'New', 'Standard');
    insert into document (id, order_pk, file_name, storage_key, media_type, size, sha256, mail_service_provider)
      select gen_random_uuid(), id, 'a/1', 'a/1', 'application/pdf', 3, '', 'AWS' from orders`);
});
afterAll(() => database.drop());

let memory: ReturnType<typeof memoryPlace>;
beforeEach(async () => {
  memory = memoryPlace();
  await database.pool.query('delete from backup_run');
});

const { store } = storeOf({});
const run = async (more: Partial<BackupRunOptions> = {}) => {
  await turnIsFree(database.pool);
  const app = { db: database.db, pool: database.pool, services: { documents: store } };
  return backUp(app as never, memory.place, more);
};
/** A place that takes nothing: as every place does, it ends the stream that it was given. */
const refusing = (error: Error): typeof memory.place => ({
  ...memory.place,
  async write(_, content) {
    content.destroy();
    throw error;
  },
});
const runs = () => database.db.selectFrom('backup_run').selectAll().orderBy('id').execute();
const [newest] = [async () => (await memory.place.folders('backups')).sort().at(-1) ?? ''];

test('what was made is said and noted', async () => {
  const { stands, lines } = await run({ secrets: { 'intake-key': 'x' } });
  const name = await newest();
  const [noted] = await runs();
  expect(stands).toBe(true);
  expect(lines).toEqual([
    `Backup ${name} in /in-memory: 1 orders, 0 documents, ${noted?.bytes} bytes written.`,
    'Not proven: it was not restored.',
  ]);
  expect(noted).toMatchObject({
    ...{ place: '/in-memory', name, orders: 1, documents: 0, encrypted: false },
    ...{ proof: 'unproven', proved_at: null, fault: null },
  });
  expect(backupName(noted?.at ?? '')).toBe(name);
  expect((noted?.ended_at ?? '') >= (noted?.at ?? '')).toBe(true);
});

test('that the secrets are left out is said, and whether it is encrypted noted', async () => {
  const { recipient } = await identityOfRun();
  const { lines } = await run({ recipients: [recipient] });
  expect(lines[1]).toBe('The secrets of the data directory are not in it.');
  expect(await runs()).toMatchObject([{ encrypted: true }]);
});

test('a fault that the proof finds is said, noted and kept beside the backup', async () => {
  const { stands, lines } = await run({ prove: true });
  const fault = '1 documents were not in the store as the database names them, the first a/1';
  const name = await newest();
  expect(stands).toBe(false);
  expect(lines.at(-1)).toBe(`The backup ${name} has a fault: ${fault}.`);
  expect(await runs()).toMatchObject([{ name, proof: 'fault', fault }]);
  expect((await runs())[0]?.proved_at).not.toBeNull();
  const proof = JSON.parse(String(memory.files.get(`backups/${name}/proof.json`)));
  expect(proof).toEqual({
    ...{ proof: 'fault', fault, history: null, compared: 0, replayed: null },
    provedAt: expect.stringMatching(/^20\S+Z$/),
  });
  expect(await isProven(memory.place, name)).toBe(false);
});

test('nothing is archived while old documents are looked for: no list would name it', async () => {
  let isAlone = false;
  const archive = {
    ...{ identities: [], ship: async () => true },
    open: async () => undefined as never,
    alone: async <Result>(work: () => Promise<Result>) => {
      isAlone = true;
      return work().finally(() => {
        isAlone = false;
      });
    },
    ...{ noteFault: async () => {}, noteReach: async () => {} },
  };
  await backUpTexts(memory.place, '2020-11-21T10:00:00.000Z', { 'a/1': 'one' });
  const removals: boolean[] = [];
  const place = {
    ...memory.place,
    remove: (name: string) => {
      removals.push(isAlone);
      return memory.place.remove(name);
    },
  };
  await turnIsFree(database.pool);
  const app = { db: database.db, pool: database.pool, services: { documents: store } };
  const { lines } = await backUp(app as never, place, { archive, keepMs: 1000 });
  expect(lines.at(-1)).toMatch(/^Removed as too old: /);
  expect(removals).not.toHaveLength(0);
  expect(removals).not.toContain(false);
});

test('a proof without a database is said and not noted', async () => {
  const { manifest } = await backUpTexts(memory.place, '2026-11-21T10:00:00.000Z', {
    'a/1': 'one',
  });
  memory.files.set(manifest.documents.file, Buffer.from('x'));
  const lines: string[] = [];
  const options = { place: memory.place, connection: null, signal: unstopped };
  const say = (line: string) => lines.push(line);
  expect(await proveAndNote({ ...options, say }, { manifest, identities: [] })).toBe(false);
  expect(lines).toEqual([
    expect.stringMatching(/^The backup \S+ has a fault: \S+documents.gz is cut: 1 of \d+ bytes\.$/),
  ]);
  expect(await runs()).toEqual([]);
});

test('all documents that the store had not, or had otherwise, are counted', async () => {
  const at = '2026-11-21T10:00:00.000Z';
  const { manifest } = await backUpTexts(memory.place, at, {});
  const documents = { ...manifest.documents, missing: ['a/1', 'b/2'], differing: ['c/3'] };
  const lines: string[] = [];
  const options = { place: memory.place, connection: null, signal: unstopped };
  const say = (line: string) => lines.push(line);
  await proveAndNote({ ...options, say }, { manifest: { ...manifest, documents }, identities: [] });
  expect(lines.join()).toContain('3 documents were not in the store');
});

test('what keeps a proof from being made is no fault of the backup', async () => {
  const { manifest } = await backUpTexts(memory.place, '2026-11-21T10:00:00.000Z', {});
  const away = new Error('the place is away');
  const place = { ...memory.place, read: () => failing(away) };
  const options = { place, connection: null, signal: unstopped, say: () => {} };
  await expect(proveAndNote(options, { manifest, identities: [] })).rejects.toBe(away);
  expect(memory.written.filter((file) => file.endsWith('proof.json'))).toEqual([]);
});

test('an encrypted backup without a key is not proven, and has no fault for that', async () => {
  const at = '2026-11-21T10:00:00.000Z';
  const { manifest } = await backUpTexts(memory.place, at, {});
  const sealed = { ...manifest, recipients: ['age1x'] };
  const options = { place: memory.place, connection: null, signal: unstopped, say: () => {} };
  await expect(proveAndNote(options, { manifest: sealed, identities: [] })).rejects.toThrow(
    `The backup ${manifest.name} is encrypted: name the file of your key with --identity.`,
  );
  expect(memory.written.filter((file) => file.endsWith('proof.json'))).toEqual([]);
});

test('those that are too old are removed, said and forgotten; else all stay', async () => {
  const at = '2026-11-01T10:00:00.000Z';
  await backUpTexts(memory.place, at, {});
  const old = { place: '/in-memory', name: backupName(at), at, bytes: 1, orders: 0, documents: 0 };
  const other = { ...old, place: '/elsewhere' };
  const rows = [old, other].map((row) => ({
    ...row,
    encrypted: false,
    proof: 'unproven' as const,
  }));
  await database.db.insertInto('backup_run').values(rows).execute();
  expect((await run()).lines.join()).not.toContain('Removed');
  const { lines } = await run({ keepMs: 60 * 60 * 1000 });
  expect(lines.at(-1)).toBe(`Removed as too old: ${backupName(at)}.`);
  expect(await memory.place.folders('backups')).not.toContain(backupName(at));
  expect((await runs()).filter(({ name }) => name === old.name)).toMatchObject([
    { place: '/elsewhere' },
  ]);
  expect((await run({ keepMs: 60 * 60 * 1000 })).lines.join()).not.toContain('Removed');
  const both = ['2026-11-02T10:00:00.000Z', '2026-11-03T10:00:00.000Z'];
  for (const one of both) await backUpTexts(memory.place, one, {});
  const names = both.map(backupName).reverse().join(', ');
  expect((await run({ keepMs: 60 * 60 * 1000 })).lines.at(-1)).toBe(
    `Removed as too old: ${names}.`,
  );
});

test('the fault of a backup that somebody took away is forgotten with the next one', async () => {
  await run({ prove: true });
  const name = await newest();
  for (const file of memory.files.keys()) if (file.includes(name)) memory.files.delete(file);
  await run();
  expect((await runs()).map(({ proof }) => proof)).toEqual(['unproven']);
});

test('one that could not be made is told in a line and noted as a fault', async () => {
  const full = refusing(Object.assign(new Error(), { code: 'ENOSPC' }));
  const words = '/in-memory cannot be used: the disk is full.';
  const began = new Date().toISOString();
  await expect(run({ place: full, recipients: [] })).rejects.toThrow(words);
  const [noted, ...others] = await runs();
  expect(others).toEqual([]);
  expect(noted).toMatchObject({
    ...{ place: '/in-memory', bytes: 0, documents: 0, orders: 0, encrypted: false },
    ...{ proof: 'fault', proved_at: null, fault: `it could not be made: ${words}` },
  });
  expect((noted?.at ?? '') >= began).toBe(true);
  expect(noted?.name).toBe(backupName(noted?.at ?? ''));
  const { recipient } = await identityOfRun();
  await expect(run({ place: full, recipients: [recipient] })).rejects.toThrow(words);
  expect((await runs()).map(({ encrypted }) => encrypted)).toEqual([false, true]);
});

test('nothing is noted of one that was stopped, that another keeps from being made, or that our own fault ended', async () => {
  const full = Object.assign(new Error(), { code: 'ENOSPC' });
  const aborted = AbortSignal.abort();
  await expect(run({ place: refusing(full), signal: aborted })).rejects.toThrow('Stopped before');
  const holder = await database.pool.connect();
  await holder.query('select pg_advisory_lock(7262232)');
  const app = { db: database.db, pool: database.pool, services: { documents: store } };
  const second = backUp(app as never, memory.place);
  await expect(second).rejects.toThrow('Another backup of this database');
  holder.release(true);
  const ours = new TypeError('a fault of ours');
  await expect(run({ place: refusing(ours) })).rejects.toBe(ours);
  expect(await runs()).toEqual([]);
});

test('a job waits for another one, and removes nothing while one is made', async () => {
  const holder = await database.pool.connect();
  await holder.query('select pg_advisory_lock(7262232)');
  const app = { db: database.db, pool: database.pool, services: { documents: store } };
  const waiting = backUp(app as never, memory.place, { patienceMs: 60_000 });
  setTimeout(() => holder.release(true), 700);
  expect((await waiting).lines[0]).toMatch(/^Backup /);

  await turnIsFree(database.pool);
  let turns = 0;
  const other = await database.pool.connect();
  const connect = async () => {
    // The second turn of a run is that of removing.
    turns += 1;
    if (turns === 2) await other.query('select pg_advisory_lock(7262232)');
    return database.pool.connect();
  };
  const pool = Object.assign(Object.create(database.pool), { connect });
  try {
    const kept = await backUp({ ...app, pool } as never, memory.place, { keepMs: 1 });
    expect(kept.stands).toBe(true);
    expect(turns).toBe(2);
    expect(await runs()).toHaveLength(2);
  } finally {
    other.release(true);
  }
});

test('what the log said last of a database that is away is told', async () => {
  const away = Object.assign(new Error('terminated'), { code: '57P01' });
  const told = run({ place: refusing(away), lastTrouble: () => 'it fell over' });
  await expect(told).rejects.toThrow('The database did not answer to the end: it fell over.');
});

test('with an archive the WAL goes along behind the backup, and what is within reach is noted', async () => {
  const steps: string[] = [];
  const note = (step: string) => async () => {
    steps.push(step);
    return true;
  };
  const archive = {
    ...{
      identities: [],
      ship: note('shipped'),
      noteReach: note('noted'),
      noteFault: note('fault'),
    },
    ...{ open: async () => undefined, alone: (work: () => unknown) => work() },
  };
  await run({ archive: archive as never });
  expect(steps).toEqual(['shipped', 'shipped', 'noted']);
});
