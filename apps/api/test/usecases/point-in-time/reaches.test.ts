import { randomBytes } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openDiskPlace } from '../../../src/adapters/backup/disk-place.ts';
import type { BackupPlace } from '../../../src/adapters/backup/place.ts';
import { backupName, momentOf, writeManifest } from '../../../src/usecases/backup/manifest.ts';
import { pruneBackups } from '../../../src/usecases/backup/prune-backups.ts';
import {
  chainsOf,
  listPieces,
  readPiece,
  writePiece,
} from '../../../src/usecases/point-in-time/pieces.ts';
import { reachesOf, reachTo, spansInWords } from '../../../src/usecases/point-in-time/reaches.ts';
import { shipDocuments } from '../../../src/usecases/point-in-time/shipped-documents.ts';
import { emptyManifest } from '../../support/backup-place.ts';
import { backupFolder } from '../../support/backups.ts';
import { filesBelow } from '../../support/files.ts';

const folder = await backupFolder();
afterAll(folder.remove);

const line = 'pabean_0123abcd_none_01';
let path: string;
let place: BackupPlace;
beforeEach(() => {
  path = join(folder.path, randomBytes(4).toString('hex'));
  place = openDiskPlace(path);
});

const at = (minute: number) => `2026-11-21T10:${String(minute).padStart(2, '0')}:00.000Z`;

/** A piece of ten bytes that knows of a minute. */
const piece = (from: number, minute: number, to = from + 10) =>
  writePiece(
    place,
    line,
    { from: BigInt(from), to: BigInt(to), at: at(minute), bytes: Buffer.from(`from ${from}`) },
    [],
  );

/** A backup of a minute whose base copy begins at a place in the WAL and can be reached a minute later. */
async function backup(minute: number, start: number, of = line): Promise<string> {
  const base = { file: '', size: 0, sha256: '', line: of, timeline: 1 };
  const { documents } = emptyManifest(at(minute));
  const manifest = emptyManifest(at(minute), {
    documents: { ...documents, folder: '' },
    base: { ...base, start: `0x${start.toString(16)}`, from: at(minute + 1) },
  });
  await writeManifest(place, manifest);
  return manifest.name;
}

test('a piece holds what was written, and its name tells when it does not', async () => {
  await piece(20, 2);
  const [found] = await listPieces(place, line);
  if (!found) throw new Error('There is no piece.');
  expect(found).toMatchObject({ from: 20n, to: 30n, at: at(2) });
  expect(String(await readPiece(place, found, []))).toBe('from 20');
  const bytes = await readFile(join(path, found.file));
  bytes[12] = (bytes[12] ?? 0) ^ 1;
  await place.write(found.file, Readable.from([bytes], { objectMode: false }));
  await expect(readPiece(place, found, [])).rejects.toThrow(`${found.file} is damaged`);
});

test('a moment is reached from the newest base copy before it, by the pieces until it', async () => {
  const [first, second] = [await backup(0, 15), await backup(4, 40)];
  for (const [from, minute] of [
    [10, 2],
    [20, 3],
    [30, 5],
    [40, 6],
    [50, 8],
  ] as const) {
    await piece(from, minute);
  }
  const to = (minute: number) => reachTo(place, new Date(at(minute)));
  const early = await to(3);
  expect(early.manifest.name).toBe(first);
  expect(early.pieces.map(({ from }) => from)).toEqual([10n, 20n]);
  const late = await to(7);
  expect(late.manifest.name).toBe(second);
  expect(late.pieces.map(({ from }) => from)).toEqual([40n, 50n]);
  expect((await to(8)).pieces).toHaveLength(2);
  const words = `2026-11-21T10:00:00.000Z cannot be reached from ${path}. Within reach: ${at(1)} to ${at(8)}.`;
  await expect(to(0)).rejects.toThrow(words);
  await expect(to(9)).rejects.toThrow('cannot be reached');
  const named = await reachTo(place, new Date(at(7)), first);
  expect(named.manifest.name).toBe(first);
  expect(named.pieces).toHaveLength(5);
});

test('a gap in the WAL parts what can be reached; without WAL or a base copy there is nothing', async () => {
  await expect(reachTo(place, new Date())).rejects.toThrow('has no backup with archived WAL');
  await backup(0, 10);
  expect(await reachesOf(place)).toEqual([]);
  await piece(10, 2);
  await piece(20, 3);
  // A turn that was killed behind its last step wrote the same again.
  await piece(20, 3, 24);
  await piece(40, 5);
  await backup(4, 40);
  expect(chainsOf(await listPieces(place, line)).map(({ length }) => length)).toEqual([3, 1]);
  expect(spansInWords(await reachesOf(place))).toBe(`${at(1)} to ${at(3)}, ${at(5)} to ${at(5)}`);
  await expect(reachTo(place, new Date(at(4)))).rejects.toThrow('cannot be reached');
});

test('what leads nowhere is passed over: WAL from too late on, or from before the first moment', async () => {
  const [early, late] = [await backup(0, 5), await backup(2, 30)];
  await piece(10, 1);
  await piece(20, 2);
  await piece(30, 3);
  // The first base copy begins before the first piece; the other can be reached from its own moment on.
  const reaches = await reachesOf(place);
  expect(reaches.map(({ manifest }) => manifest.name)).toEqual([late]);
  const words = `${path} has no backup ${backupName(at(9))} with archived WAL`;
  await expect(reachTo(place, new Date(at(3)), backupName(at(9)))).rejects.toThrow(words);
  await expect(reachTo(place, new Date(at(3)), early)).rejects.toThrow(`no backup ${early} with`);
  expect((await reachTo(place, new Date(at(3)))).manifest.name).toBe(late);
  await backup(4, 35);
  expect(await reachesOf(place)).toHaveLength(1);
});

test('a damaged backup, or one without a base copy, keeps nobody from the others', async () => {
  const good = await backup(0, 10);
  await piece(10, 2);
  const damaged = await backup(1, 10);
  await place.write(`backups/${damaged}/manifest.json`, Readable.from([Buffer.from('{')]));
  await place.write(`backups/${backupName(at(2))}/tables/a.gz`, Readable.from([Buffer.from('x')]));
  await writeManifest(place, emptyManifest(at(3)));
  expect((await reachesOf(place)).map(({ manifest }) => manifest.name)).toEqual([good]);
});

test('what no kept base copy needs goes, with the documents that no moment names any more', async () => {
  const documents = {
    size: async () => 3,
    read: () => Readable.from([Buffer.from('abc')], { objectMode: false }),
  };
  const ship = (minute: number, key: string) =>
    shipDocuments(
      { place, documents, recipients: [], sealedFor: [] },
      { line, at: at(minute), named: [{ key, size: 3, sha256: '' }] },
    );
  await backup(0, 10);
  for (const [from, minute] of [
    [10, 2],
    [20, 4],
    [30, 6],
  ] as const) {
    await piece(from, minute);
  }
  await ship(2, 'aa/early.pdf');
  await backup(3, 25);
  await ship(4, 'bb/late.pdf');
  await piece(5, 1, 8);
  const now = momentOf(backupName(at(6)));
  // Each of the two is needed: nothing is old yet.
  await pruneBackups(place, 60 * 60_000, now);
  expect(await listPieces(place, line)).toHaveLength(3);
  expect(await pruneBackups(place, 60_000, now)).toEqual([backupName(at(0))]);
  expect((await listPieces(place, line)).map(({ from }) => from)).toEqual([20n, 30n]);
  expect(await filesBelow(join(path, 'documents'))).toEqual([
    join(path, 'documents/plain/bb/late.pdf'),
  ]);
  await rm(join(path, 'backups'), { recursive: true });
  await pruneBackups(place, 60_000, now);
  expect(await listPieces(place, line)).toEqual([]);
});
