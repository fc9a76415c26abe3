import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { BackupPlace } from '../../../src/adapters/backup/place.ts';
import { identityOfRun } from '../../../src/adapters/backup/seal.ts';
import { writeManifest } from '../../../src/usecases/backup/manifest.ts';
import { forgetWal } from '../../../src/usecases/point-in-time/forget-wal.ts';
import { listPieces, readPiece, writePiece } from '../../../src/usecases/point-in-time/pieces.ts';
import { shippedDocuments } from '../../../src/usecases/point-in-time/shipped-documents.ts';
import { makeWalArchive } from '../../../src/usecases/point-in-time/wal-archive.ts';
import { backupPlaces, emptyManifest, storeOf } from '../../support/backup-place.ts';
import { freshDatabase, type TestDatabase } from '../../support/database.ts';
import { fileBytes, walOfTest } from '../../support/wal-of-test.ts';

const places = backupPlaces();
let database: TestDatabase;
let place: BackupPlace;
let wal: ReturnType<typeof walOfTest>;
const { store } = storeOf({ 'a/1': 'one', 'b/2': 'two' });
const start = 3n * fileBytes + 5_000n;

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(async () => {
  await database.drop();
  await places.remove();
});
beforeEach(() => {
  place = places.next();
  wal = walOfTest(database.db, start);
});
afterEach(() => {
  vi.useRealTimers();
});

const make = (recipients: string[] = []) => makeWalArchive({ place, recipients });
const [slotName] = [() => [...wal.slots.keys()].join()];
const pieces = async (line = slotName()) =>
  (await listPieces(place, line)).map(({ from, to }) => [
    from - 3n * fileBytes,
    to - 3n * fileBytes,
  ]);
const note = async () => {
  const archives = database.db.selectFrom('wal_archive').selectAll();
  return archives.where('place', '=', place.label).executeTakeFirst();
};

test('a line begins with the first file of WAL that its slot keeps, and nothing is within reach yet', async () => {
  const archive = await make();
  expect(archive.identities).toEqual([]);
  expect(await archive.ship(wal.connection, store)).toBe(false);
  const { line, timeline } = await archive.open(wal.connection);
  expect(line).toMatch(/^pabean_[0-9a-f]{8}_[0-9a-f]{8}_[0-9a-f]{8}$/);
  expect([timeline, slotName()]).toEqual([3, line]);
  const nothing = { reachable_from: null, reached_at: null, fault: null };
  expect(await note()).toEqual({ place: place.label, line, ...nothing });
  expect((await archive.open(wal.connection)).line).toBe(line);
  expect(wal.slots.size).toBe(1);
});

test('all that is confirmed is archived from there on, file by file, and only then given free', async () => {
  const archive = await make();
  const { line } = await archive.open(wal.connection);
  wal.state.end = 5n * fileBytes + 100n;
  const before = new Date().toISOString();
  expect(await archive.ship(wal.connection, store)).toBe(true);
  expect(await pieces()).toEqual([
    [0n, fileBytes],
    [fileBytes, 2n * fileBytes],
    [2n * fileBytes, 2n * fileBytes + 108n],
  ]);
  expect(wal.said).toEqual([
    ...[`read 00000003 0+${fileBytes}`, `read 00000004 0+${fileBytes}`, 'read 00000005 0+108'],
    `moved to ${5n * fileBytes + 108n}`,
  ]);
  const found = await listPieces(place, line);
  // Until the last one is there, no more can be reached than before.
  const [first, second, last] = found.map(({ at }) => at);
  expect(first).toBe(second);
  expect(first && first <= before).toBe(true);
  expect(last && last >= before).toBe(true);
  expect((await note())?.reached_at).toBe(last);

  await archive.ship(wal.connection, store);
  expect((await pieces()).at(-1)).toEqual([2n * fileBytes + 108n, 2n * fileBytes + 116n]);
  wal.state.end = 7n * fileBytes - 8n;
  await archive.ship(wal.connection, store);
  expect((await pieces()).slice(-2)).toEqual([
    [2n * fileBytes + 116n, 3n * fileBytes],
    [3n * fileBytes, 4n * fileBytes],
  ]);
  // The slot keeps the WAL from just where the place ends.
  expect(wal.slots.get(line)?.restart).toBe(7n * fileBytes);
  expect(await (await make()).ship(wal.connection, store)).toBe(true);
  expect((await pieces()).at(-1)).toEqual([4n * fileBytes, 4n * fileBytes + 8n]);
});

test('another process goes on where the place ends', async () => {
  const first = await make();
  const { line } = await first.open(wal.connection);
  expect((await (await make()).open(wal.connection)).line).toBe(line);
  await first.ship(wal.connection, store);
  const second = await make();
  expect(await second.ship(wal.connection, store)).toBe(true);
  expect(await pieces()).toEqual([
    [0n, 5_008n],
    [5_008n, 5_016n],
  ]);
  expect((await second.open(wal.connection)).line).toBe(line);
  expect((await note())?.reached_at).not.toBeNull();
});

test('WAL that was lost ends the line: nothing is archived until another begins', async () => {
  const archive = await make();
  const { line } = await archive.open(wal.connection);
  await archive.ship(wal.connection, store);
  const slot = wal.slots.get(line);
  if (!slot) throw new Error('There is no slot.');
  // Its file still begins where the place ends: nothing is lost yet.
  slot.restart = 3n * fileBytes + 6_000n;
  expect(await archive.ship(wal.connection, store)).toBe(true);
  slot.restart = 4n * fileBytes;
  expect(await archive.ship(wal.connection, store)).toBe(false);
  expect(await (await make()).ship(wal.connection, store)).toBe(false);
  slot.lost = true;
  expect(await archive.ship(wal.connection, store)).toBe(false);
  const next = await archive.open(wal.connection);
  expect(next.line).not.toBe(line);
  expect(slotName()).toBe(next.line);
  expect(await note()).toMatchObject({ line: next.line, reached_at: null });
  expect(await archive.ship(wal.connection, store)).toBe(true);
});

test('for other keys, or another place, a line is another one', async () => {
  const { recipient } = await identityOfRun();
  const { line } = await (await make()).open(wal.connection);
  const sealed = await make([recipient]);
  expect(sealed.identities).toHaveLength(1);
  const other = await sealed.open(wal.connection);
  expect(other.line).not.toBe(line);
  expect(slotName()).toBe(other.line);
  await sealed.ship(wal.connection, store);
  const [piece] = await listPieces(place, other.line);
  if (!piece) throw new Error('There is no piece.');
  expect(piece.file).toMatch(/\.age$/);
  // What this process archived it can prove without the operator's key.
  expect((await readPiece(place, piece, sealed.identities)).length).toBe(5_008);

  place = places.next();
  const elsewhere = await (await make()).open(wal.connection);
  expect([...wal.slots.keys()].sort()).toEqual([other.line, elsewhere.line].sort());
  expect(await forgetWal(wal.connection, place)).toBe(true);
  expect(await forgetWal(wal.connection, place)).toBe(false);
  expect(slotName()).toBe(other.line);
  expect(await note()).toBeUndefined();
  expect(wal.released().at(-1)).toBe(true);
});

test('the order in which recipients are named makes no other line', async () => {
  const [one, other] = [(await identityOfRun()).recipient, (await identityOfRun()).recipient];
  const { line } = await (await make([one, other])).open(wal.connection);
  expect((await (await make([other, one])).open(wal.connection)).line).toBe(line);
});

test('documents that came since go along, each once; rows are older than their commit', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T10:00:00Z') });
  const add = (key: string, created: string) =>
    wal.documents.push({ key, size: 3, sha256: '', created });
  const archive = await make();
  const { line } = await archive.open(wal.connection);
  add('a/1', '2026-11-21T09:50:00.001Z');
  add('b/2', '2026-11-21T09:50:00.000Z');
  await archive.ship(wal.connection, store);
  expect([...(await shippedDocuments(place, line)).keys()]).toEqual(['a/1']);
  const asked: string[] = [];
  const size = (key: string) => {
    asked.push(key);
    return store.size(key);
  };
  await place.remove('documents/plain/a/1');
  add('c/3', '2026-11-21T09:59:00.000Z');
  await archive.ship(wal.connection, { ...store, size });
  // The first one was looked for in the turn before.
  expect(asked).toEqual(['c/3']);
});

test('while nothing is written a restful turn writes only now and then', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T10:00:00Z') });
  const archive = await make();
  await archive.open(wal.connection);
  const ship = async (how?: 'restful') => {
    const before = (await pieces()).length;
    expect(await archive.ship(wal.connection, store, how)).toBe(true);
    return (await pieces()).length - before;
  };
  expect(await ship('restful')).toBe(1);
  expect(await ship('restful')).toBe(0);
  expect(await ship()).toBe(1);
  wal.state.written += 1;
  expect(await ship('restful')).toBe(1);
  vi.setSystemTime(Date.parse('2026-11-21T10:00:59.999Z'));
  expect(await ship('restful')).toBe(0);
  vi.setSystemTime(Date.parse('2026-11-21T10:01:00Z'));
  expect(await ship('restful')).toBe(1);
});

test('one turn after the other, also behind one that failed', async () => {
  const archive = await make();
  const steps: string[] = [];
  const slow = archive.alone(async () => {
    await new Promise((done) => setTimeout(done, 20));
    steps.push('slow');
    throw new Error('no');
  });
  const next = archive.alone(async () => steps.push('next'));
  await expect(slow).rejects.toThrow('no');
  await next;
  expect(steps).toEqual(['slow', 'next']);
});

test('a session that broke is not lent again, and the next turn goes on', async () => {
  const archive = await make();
  await archive.open(wal.connection);
  expect(wal.released()).toEqual([false]);
  wal.failOn('pg_replication_slot_advance');
  await expect(archive.ship(wal.connection, store)).rejects.toThrow('the session broke');
  expect(wal.released()).toEqual([true]);
  wal.failOn('nothing');
  expect(await archive.ship(wal.connection, store)).toBe(true);
  expect(await pieces()).toEqual([
    [0n, 5_008n],
    [5_008n, 5_016n],
  ]);
});

test('trouble and what is within reach are noted, once there is a line', async () => {
  const archive = await make();
  await archive.noteFault(wal.connection, 'no room');
  await archive.noteReach(wal.connection);
  expect(await note()).toBeUndefined();
  const { line } = await archive.open(wal.connection);
  await archive.noteFault(wal.connection, 'no room');
  expect(await note()).toMatchObject({ line, fault: 'no room' });
  await archive.noteReach(wal.connection);
  expect(await note()).toMatchObject({ reachable_from: null });
  await archive.ship(wal.connection, store);
  expect(await note()).toMatchObject({ fault: null });
  const backUp = (at: string, of: string) => {
    const base = { file: '', size: 0, sha256: '', line: of, timeline: 3, from: at };
    const startsAt = `0x${(3n * fileBytes).toString(16)}`;
    return writeManifest(place, emptyManifest(at, { base: { ...base, start: startsAt } }));
  };
  await backUp('2026-11-21T09:00:00.000Z', line);
  await backUp('2026-11-21T09:30:00.000Z', line);
  const from = 3n * fileBytes;
  const piece = { from, to: from + 10n, at: '2031-11-21T08:00:00.000Z', bytes: Buffer.from('w') };
  await writePiece(place, 'another', piece, []);
  await backUp('2030-11-21T08:00:00.000Z', 'another');
  await archive.noteReach(wal.connection);
  expect((await note())?.reachable_from).toBe('2026-11-21T09:00:00.000Z');
});
