import { rm, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { BackupPlace } from '../../../src/adapters/backup/place.ts';
import { identityOfRun } from '../../../src/adapters/backup/seal.ts';
import { copyDocuments, documentFolder } from '../../../src/usecases/backup/copy-documents.ts';
import { backupName } from '../../../src/usecases/backup/manifest.ts';
import { proveDocuments } from '../../../src/usecases/backup/prove-documents.ts';
import {
  backUpTexts,
  backupPlaces,
  bytesOf,
  digestOf,
  flip,
  namedIn,
  namesIn,
  storeOf,
} from '../../support/backup-place.ts';
import { unstopped } from '../../support/backups.ts';

const places = backupPlaces();
afterAll(places.remove);
let place: BackupPlace;
beforeEach(() => {
  place = places.next();
});

const at = (minute: number) => `2026-11-21T10:${String(minute).padStart(2, '0')}:00.000Z`;
const texts = { 'aa/one.pdf': 'the first', 'bb/two.pdf': 'the second', 'cc/three.pdf': 'the last' };
const many = Object.fromEntries(
  Array.from({ length: 20 }, (_, at) => [`k/${String(at).padStart(2, '0')}.pdf`, `text ${at}`]),
);
const stored = (key: string) => `documents/plain/${key}`;
const pathOf = (name: string) => join(place.label, name);

describe('documents are copied', () => {
  test('once: of the next backup only what is new', async () => {
    const first = await backUpTexts(place, at(1), texts);
    expect(first.read).toEqual(Object.keys(texts));
    expect(first.added).toBe(9 + 10 + 8);
    expect(await namesIn(place, 'documents/plain')).toEqual(Object.keys(texts));
    const second = await backUpTexts(place, at(2), { ...texts, 'bb/between.pdf': 'new' });
    expect(second.read).toEqual(['bb/between.pdf']);
    expect(second.added).toBe(3);
    expect(second.manifest.documents).toMatchObject({
      ...{ count: 4, folder: 'documents/plain', missing: [], differing: [] },
      file: `backups/${backupName(at(2))}/documents.gz`,
    });
    expect(
      await proveDocuments({ place, manifest: second.manifest, identities: [] }, unstopped),
    ).toBe(4);
  });

  test('all of them, more than are copied at once', async () => {
    const { manifest, read } = await backUpTexts(place, at(1), many);
    expect([manifest.documents.count, read.length]).toEqual([20, 20]);
    expect(manifest.documents.missing).toEqual([]);
    expect(await proveDocuments({ place, manifest, identities: [] }, unstopped)).toBe(20);
  });

  test('anew where the place has lost, cut or never had them, or the database names other bytes', async () => {
    await backUpTexts(place, at(1), texts);
    await rm(pathOf(stored('aa/one.pdf')));
    await truncate(pathOf(stored('bb/two.pdf')), 3);
    const other = { ...texts, 'cc/three.pdf': 'THE LAST' };
    const { read } = await backUpTexts(place, at(2), other);
    expect(read).toEqual(Object.keys(texts));
  });

  test('for other keys into another folder', async () => {
    const { recipient } = await identityOfRun();
    await backUpTexts(place, at(1), texts);
    const { read, manifest } = await backUpTexts(place, at(2), texts, { recipients: [recipient] });
    expect(read).toHaveLength(3);
    const { folder } = manifest.documents;
    expect(folder).toMatch(/^documents\/[0-9a-f]{16}$/);
    expect(await namesIn(place, folder)).toContain('aa/one.pdf.age');
    expect((await backUpTexts(place, at(3), texts, { recipients: [recipient] })).read).toEqual([]);
    expect(documentFolder(['b', 'a'])).toBe(documentFolder(['a', 'b']));
    expect(documentFolder(['ab'])).not.toBe(documentFolder(['a', 'b']));
    expect(documentFolder([])).toBe('documents/plain');
  });

  test('by the list of an older backup where that of the last one is damaged', async () => {
    const first = await backUpTexts(place, at(1), texts);
    const second = await backUpTexts(place, at(2), texts);
    await flip(place, second.manifest.documents.file);
    expect((await backUpTexts(place, at(3), texts)).read).toEqual([]);
    await flip(place, `backups/${backupName(at(3))}/manifest.json`);
    await flip(place, first.manifest.documents.file);
    expect((await backUpTexts(place, at(4), texts)).read).toHaveLength(3);
  });

  const copy = (
    store: ReturnType<typeof storeOf>['store'],
    more: { archived?: Map<string, never>; signal?: AbortSignal } = {},
  ) => {
    const { archived = new Map(), signal = unstopped } = more;
    const copying = { place, documents: store, recipients: [], sealedFor: [], archived, signal };
    return copyDocuments(copying, backupName(at(5)), namedIn(texts));
  };

  test('and not those that were archived since the backup before', async () => {
    const { store, read } = storeOf(texts);
    const [size, sha256] = [9, digestOf('the first')];
    await place.write(stored('aa/one.pdf'), bytesOf('the first'));
    const one = { key: 'aa/one.pdf', size, sha256, storedSize: size, storedSha256: sha256 };
    const { added } = await copy(store, { archived: new Map([[one.key, one as never]]) });
    expect(read).toEqual(['bb/two.pdf', 'cc/three.pdf']);
    expect(added).toBe(18);
  });

  test('one that the store has lost or has otherwise is named', async () => {
    const { store } = storeOf({ 'aa/one.pdf': 'the first', 'bb/two.pdf': 'THE SECOND' });
    const copied = await copy(store);
    expect(copied).toMatchObject({
      count: 2,
      missing: ['cc/three.pdf'],
      differing: ['bb/two.pdf'],
    });
    expect(copied.added).toBe(19);
    expect((await copy(storeOf({}).store)).count).toBe(0);
  });

  test('eight at once, and neither list is left open when one of them fails', async () => {
    await backUpTexts(place, at(1), many);
    const ended: string[] = [];
    const watched = {
      ...place,
      async *list(folder: string) {
        try {
          yield* place.list(folder);
        } finally {
          ended.push(folder);
        }
      },
    };
    const { store } = storeOf(many);
    let [working, most] = [0, 0];
    const eight = Promise.withResolvers<void>();
    const size = async (key: string) => {
      working += 1;
      most = Math.max(most, working);
      if (working === 8) eight.resolve();
      await eight.promise;
      // A ninth would begin now.
      await new Promise((done) => setTimeout(done, 20));
      working -= 1;
      if (key === 'k/12.pdf') throw new Error('the store is away');
      return store.size(key);
    };
    const copying = {
      place: watched,
      documents: { ...store, size },
      recipients: [],
      sealedFor: [],
    };
    const more = { archived: new Map(), signal: unstopped };
    const others = Object.fromEntries(Object.keys(many).map((key) => [key, 'another text']));
    const copied = copyDocuments({ ...copying, ...more }, backupName(at(5)), namedIn(others));
    await expect(copied).rejects.toThrow('the store is away');
    expect([most, ended]).toEqual([8, ['documents/plain']]);
  });

  test('and one that fails while the next is looked for ends the run and not the process', async () => {
    const { store } = storeOf(texts);
    const slow = {
      ...place,
      async *list(folder: string) {
        for await (const file of place.list(folder)) {
          await new Promise((done) => setTimeout(done, 20));
          yield file;
        }
      },
    };
    for (const key of Object.keys(texts)) await place.write(stored(key), bytesOf('another'));
    let left = 0;
    const size = async (key: string) => {
      if (key === 'aa/one.pdf') throw new Error('the store is away');
      left += 1;
      return store.size(key);
    };
    const unheard: unknown[] = [];
    const hear = (error: unknown) => unheard.push(error);
    process.on('unhandledRejection', hear);
    try {
      const copying = { documents: { ...store, size }, recipients: [], sealedFor: [] };
      const more = { archived: new Map(), signal: unstopped };
      const copied = copyDocuments(
        { ...copying, ...more, place: slow },
        backupName(at(5)),
        namedIn(texts),
      );
      await expect(copied).rejects.toThrow('the store is away');
    } finally {
      process.off('unhandledRejection', hear);
    }
    expect([left, unheard]).toEqual([2, []]);
  });

  test('until somebody stops it or the store fails: all that were begun have ended then', async () => {
    const stopped = AbortSignal.abort();
    await expect(copy(storeOf(texts).store, { signal: stopped })).rejects.toThrow('aborted');
    const { store } = storeOf(texts);
    let ended = 0;
    const size = async (key: string) => {
      if (key === 'aa/one.pdf') throw new Error('the store is away');
      await new Promise((done) => setTimeout(done, 20));
      ended += 1;
      return store.size(key);
    };
    await expect(copy({ ...store, size })).rejects.toThrow('the store is away');
    expect(ended).toBe(2);
  });
});
