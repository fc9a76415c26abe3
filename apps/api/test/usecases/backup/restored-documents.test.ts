import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { BackupFault, type BackupPlace } from '../../../src/adapters/backup/place.ts';
import { identityOfRun } from '../../../src/adapters/backup/seal.ts';
import { openLocalStore } from '../../../src/adapters/documents/local-store.ts';
import type { Manifest } from '../../../src/usecases/backup/manifest.ts';
import { restoreDocuments, restoreNamed } from '../../../src/usecases/backup/restore-documents.ts';
import { backUpTexts, backupPlaces, flip, namedIn, storeOf } from '../../support/backup-place.ts';
import { unstopped } from '../../support/backups.ts';

const places = backupPlaces();
afterAll(places.remove);
let place: BackupPlace;
beforeEach(() => {
  place = places.next();
});

const at = (minute: number) => `2026-11-21T10:${String(minute).padStart(2, '0')}:00.000Z`;
const texts = { 'aa/one.pdf': 'the first', 'bb/two.pdf': 'the second', 'cc/three.pdf': 'the last' };
const stored = (key: string) => `documents/plain/${key}`;
const pathOf = (name: string) => join(place.label, name);

describe('documents are restored', () => {
  const restore = async (
    manifest: Manifest,
    into: ReturnType<typeof storeOf>,
    more: { identities?: string[]; skipDamaged?: boolean; signal?: AbortSignal } = {},
  ) => {
    const { identities = [], skipDamaged = false, signal = unstopped } = more;
    return restoreDocuments({ place, manifest, identities }, into.store, { skipDamaged, signal });
  };

  test('those that are not there yet, word for word', async () => {
    const { manifest } = await backUpTexts(place, at(1), texts);
    const into = storeOf({ 'aa/one.pdf': 'the first', 'bb/two.pdf': 'cut' });
    const place2 = { ...place, read: vi.fn(place.read) };
    const backup = { place: place2, manifest, identities: [] };
    const how = { skipDamaged: false, signal: unstopped };
    expect(await restoreDocuments(backup, into.store, how)).toEqual({ count: 3, damaged: [] });
    expect(Object.fromEntries(into.kept)).toEqual(texts);
    expect(place2.read.mock.calls.map(([name]) => name)).toEqual([
      manifest.documents.file,
      ...['bb/two.pdf', 'cc/three.pdf'].map((key) => stored(key)),
    ]);
  });

  test('sealed ones with a key that opens them', async () => {
    const { recipient, identity } = await identityOfRun();
    const { manifest } = await backUpTexts(place, at(1), texts, { recipients: [recipient] });
    const into = storeOf({});
    await restore(manifest, into, { identities: [identity] });
    expect(Object.fromEntries(into.kept)).toEqual(texts);
    const wrong = [(await identityOfRun()).identity];
    // A wrong key is no damage of a document: nothing is skipped for it.
    const asked = restore(manifest, storeOf({}), { identities: wrong, skipDamaged: true });
    await expect(asked).rejects.toThrow('encrypted for another key');
  });

  test('a damaged one stops it, or is left out and named', async () => {
    const { manifest } = await backUpTexts(place, at(1), texts);
    await flip(place, stored('bb/two.pdf'));
    await rm(pathOf(stored('aa/one.pdf')));
    const words = 'documents/plain/aa/one.pdf is not there';
    await expect(restore(manifest, storeOf({}))).rejects.toThrow(new BackupFault(words));
    const into = storeOf({});
    expect(await restore(manifest, into, { skipDamaged: true })).toEqual({
      count: 1,
      damaged: [
        words,
        'documents/plain/bb/two.pdf is damaged: its bytes are not those that were written',
      ],
    });
    expect([...into.kept.keys()]).toEqual(['cc/three.pdf']);
  });

  test('one that is missing is named, and left out, also by a store on this disk', async () => {
    const { manifest } = await backUpTexts(place, at(1), texts);
    await rm(pathOf(stored('aa/one.pdf')));
    const store = await openLocalStore(pathOf('restored'), pino({ level: 'silent' }));
    const backup = { place, manifest, identities: [] };
    const words = 'documents/plain/aa/one.pdf is not there';
    const how = { skipDamaged: false, signal: unstopped };
    await expect(restoreDocuments(backup, store, how)).rejects.toThrow(new BackupFault(words));
    expect(await restoreDocuments(backup, store, { ...how, skipDamaged: true })).toEqual({
      count: 2,
      damaged: [words],
    });
  });

  test('one that does not hold what the database names is not kept', async () => {
    const { manifest } = await backUpTexts(place, at(1), texts);
    const into = storeOf({});
    const how = { skipDamaged: true, signal: unstopped };
    const named = namedIn({ ...texts, 'bb/two.pdf': 'otherwise.' });
    const backup = { place, manifest, identities: [] };
    expect(await restoreNamed(backup, named, into.store, how)).toEqual({
      count: 2,
      damaged: ['documents/plain/bb/two.pdf is damaged: it does not hold the document'],
    });
    expect(into.discarded).toEqual(['bb/two.pdf']);
    expect([...into.kept.keys()]).toEqual(['aa/one.pdf', 'cc/three.pdf']);
  });

  test('until somebody stops it', async () => {
    const { manifest } = await backUpTexts(place, at(1), texts);
    const asked = restore(manifest, storeOf({}), {
      skipDamaged: true,
      signal: AbortSignal.abort(),
    });
    await expect(asked).rejects.toThrow('aborted');
  });

  test('a failure of the store is none of the backup', async () => {
    const { manifest } = await backUpTexts(place, at(1), texts);
    const { store } = storeOf({});
    const full = { ...store, keep: () => Promise.reject(new Error('the disk is full')) };
    const how = { skipDamaged: true, signal: unstopped };
    const asked = restoreDocuments({ place, manifest, identities: [] }, full, how);
    await expect(asked).rejects.toThrow('the disk is full');
  });
});
