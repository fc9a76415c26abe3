import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { BackupPlace } from '../../../src/adapters/backup/place.ts';
import { identityOfRun } from '../../../src/adapters/backup/seal.ts';
import { listBackups } from '../../../src/usecases/backup/list-backups.ts';
import {
  backupName,
  backupNames,
  fileIn,
  momentOf,
} from '../../../src/usecases/backup/manifest.ts';
import { writeProof } from '../../../src/usecases/backup/proof.ts';
import { pruneBackups, removeUnfinished } from '../../../src/usecases/backup/prune-backups.ts';
import { writePiece } from '../../../src/usecases/point-in-time/pieces.ts';
import { shipDocuments } from '../../../src/usecases/point-in-time/shipped-documents.ts';
import {
  backUpTexts,
  backupPlaces,
  bytesOf,
  flip,
  namesIn,
  storeOf,
} from '../../support/backup-place.ts';

const places = backupPlaces();
afterAll(places.remove);
let place: BackupPlace;
beforeEach(() => {
  place = places.next();
});

const hourMs = 60 * 60 * 1000;
const at = (day: number) => `2026-11-${day}T10:00:00.000Z`;
const nameOf = (day: number) => backupName(at(day));
const days = (count: number) => count * 24 * hourMs;
const now = Date.parse(at(25));
const backUp = (day: number, ...keys: string[]) =>
  backUpTexts(place, at(day), Object.fromEntries(keys.map((key) => [key, `text of ${key}`])));
const prove = (day: number, proof: 'proven' | 'fault' = 'proven') =>
  writeProof(place, nameOf(day), {
    ...{ proof, provedAt: at(day), fault: null, history: null, compared: 0, replayed: null },
  });

describe('old backups are removed', () => {
  test('those that are older than wanted, with the documents that no other names', async () => {
    await backUp(21, 'a/1', 'b/2');
    await backUp(22, 'b/2', 'c/3');
    await backUp(24, 'c/3', 'd/4');
    // To the moment: one that is just as old as wanted stays.
    expect(await pruneBackups(place, days(3), now)).toEqual([nameOf(21)]);
    expect(await backupNames(place)).toEqual([nameOf(24), nameOf(22)]);
    expect(await namesIn(place, 'documents/plain')).toEqual(['b/2', 'c/3', 'd/4']);
    expect(await namesIn(place, fileIn(nameOf(21), '').slice(0, -1))).toEqual([]);
    expect(await pruneBackups(place, days(3) - 1, now)).toEqual([nameOf(22)]);
    expect(await namesIn(place, 'documents/plain')).toEqual(['c/3', 'd/4']);
  });

  test('but never the newest one, nor the newest that is proven', async () => {
    for (const day of [20, 21, 22, 23]) await backUp(day, `of/${day}`);
    await prove(20);
    await prove(21);
    await prove(22, 'fault');
    expect((await pruneBackups(place, 0, now)).sort()).toEqual([nameOf(20), nameOf(22)]);
    expect(await backupNames(place)).toEqual([nameOf(23), nameOf(21)]);
    await prove(23);
    expect(await pruneBackups(place, 0, now)).toEqual([nameOf(21)]);
  });

  test('and one that is not finished is no newest one', async () => {
    await backUp(21, 'a/1');
    await place.write(fileIn(nameOf(24), 'tables/a.gz'), bytesOf('x'));
    expect(await pruneBackups(place, 0, now)).toEqual([]);
    expect(await backupNames(place)).toEqual([nameOf(24), nameOf(21)]);
  });

  test('while a damaged manifest keeps everything, for nobody knows what it names', async () => {
    await backUp(21, 'a/1');
    await backUp(22, 'b/2');
    await backUp(23, 'c/3');
    await flip(place, fileIn(nameOf(22), 'manifest.json'));
    await expect(pruneBackups(place, 0, now)).rejects.toThrow('manifest.json is damaged');
    expect(await namesIn(place, 'documents/plain')).toEqual(['a/1', 'b/2', 'c/3']);
  });

  test('sealed documents by their names without the ending', async () => {
    const { recipient } = await identityOfRun();
    const sealed = { recipients: [recipient] };
    await backUpTexts(place, at(21), { 'a/1': 'one', 'b/2': 'two' }, sealed);
    const { manifest } = await backUpTexts(place, at(24), { 'b/2': 'two' }, sealed);
    expect(await pruneBackups(place, days(2), now)).toEqual([nameOf(21)]);
    expect(await namesIn(place, manifest.documents.folder)).toEqual(['b/2.age']);
  });

  test('and what a backup names in one folder keeps nothing in another', async () => {
    const { recipient } = await identityOfRun();
    await backUp(21, 'a/1', 'b/2.agenda.pdf');
    await backUp(24, 'b/2.agenda.pdf');
    const sealed = { recipients: [recipient] };
    await backUpTexts(place, at(25), { 'a/1': 'one' }, sealed);
    expect(await pruneBackups(place, days(2), now)).toEqual([nameOf(21)]);
    expect(await namesIn(place, 'documents/plain')).toEqual(['b/2.agenda.pdf']);
  });

  test('and the documents stay while no backup goes', async () => {
    await backUp(24, 'a/1');
    await place.write('documents/plain/of/nobody', bytesOf('x'));
    expect(await pruneBackups(place, days(2), now)).toEqual([]);
    expect(await namesIn(place, 'documents/plain')).toEqual(['a/1', 'of/nobody']);
  });

  test('and a document stays that came between two backups, as long as a moment names it', async () => {
    const line = 'pabean_0123abcd_none_01';
    const base = { file: '', size: 0, sha256: '', line, timeline: 1, start: '0x0', from: at(22) };
    await backUp(21, 'a/1');
    await backUpTexts(place, at(22), { 'b/2': 'two' }, { manifest: { base } });
    const { store } = storeOf({ 'c/3': 'three' });
    const named = [{ key: 'c/3', size: 5, sha256: '' }];
    await shipDocuments(
      { place, documents: store, recipients: [], sealedFor: [] },
      { line, at: at(23), named },
    );
    expect(await pruneBackups(place, days(3), now)).toEqual([nameOf(21)]);
    expect(await namesIn(place, 'documents/plain')).toEqual(['b/2', 'c/3']);
  });
});

test('what a killed run left goes after a day; what is damaged or finished does not', async () => {
  const ago = (ms: number) => backupName(new Date(Date.now() - ms).toISOString());
  const [young, old, finished, damaged] = [23.9, 24.1, 48, 72].map((hours) => ago(hours * hourMs));
  for (const name of [young, old]) {
    await place.write(fileIn(name ?? '', 'tables/a.gz'), bytesOf('x'));
  }
  for (const name of [finished, damaged]) {
    await backUpTexts(place, new Date(momentOf(name ?? '')).toISOString(), {});
  }
  await flip(place, fileIn(damaged ?? '', 'manifest.json'));
  await removeUnfinished(place);
  expect(await backupNames(place)).toEqual([young, finished, damaged]);
});

describe('a list of backups', () => {
  test('tells of each, the newest first, what it is worth', async () => {
    expect(await listBackups(place)).toEqual([]);
    const table = { file: '', size: 0, sha256: '', schema: 'public', columns: [] };
    const tables = [
      { ...table, name: 'document', rows: 2 },
      { ...table, name: 'orders', rows: 7 },
    ];
    await backUpTexts(place, at(20), { 'a/1': 'one', 'b/2': 'two' }, { manifest: { tables } });
    await backUp(21);
    await prove(20);
    await prove(21, 'fault');
    await backUp(22);
    await flip(place, fileIn(nameOf(22), 'manifest.json'));
    await place.write(fileIn(nameOf(23), 'tables/a.gz'), bytesOf('x'));
    expect(await listBackups(place)).toEqual([
      `${nameOf(23)}  not finished`,
      `${nameOf(22)}  fault: backups/${nameOf(22)}/manifest.json is damaged: its bytes are not those that were written`,
      `${nameOf(21)}  not proven, 0 orders, 0 documents`,
      `${nameOf(20)}  proven, 7 orders, 2 documents`,
    ]);
  });

  test('tells between which moments a restore can come to any', async () => {
    const line = 'pabean_0123abcd_none_01';
    const base = { file: '', size: 0, sha256: '', line, timeline: 1, start: '0xa', from: at(21) };
    await backUpTexts(place, at(21), {}, { manifest: { base } });
    const piece = { from: 10n, to: 20n, at: at(22), bytes: Buffer.from('wal') };
    await writePiece(place, line, piece, []);
    expect((await listBackups(place)).at(-1)).toBe(
      `With --to, any moment: ${at(21)} to ${at(22)}.`,
    );
  });
});
