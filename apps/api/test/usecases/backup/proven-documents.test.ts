import { appendFile, readFile, rm, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BackupFault, type BackupPlace } from '../../../src/adapters/backup/place.ts';
import { identityOfRun } from '../../../src/adapters/backup/seal.ts';
import { readPacked, writePacked } from '../../../src/usecases/backup/files.ts';
import { lineOf, storedDocuments } from '../../../src/usecases/backup/lines.ts';
import type { Manifest } from '../../../src/usecases/backup/manifest.ts';
import { proveDocuments } from '../../../src/usecases/backup/prove-documents.ts';
import { verifyFiles } from '../../../src/usecases/backup/verify-files.ts';
import {
  backUpTexts,
  backupPlaces,
  bytesOf,
  digestOf,
  emptyManifest,
  flip,
} from '../../support/backup-place.ts';
import { unstopped } from '../../support/backups.ts';

const places = backupPlaces();
afterAll(places.remove);
let place: BackupPlace;
beforeEach(() => {
  place = places.next();
});
afterEach(() => {
  vi.restoreAllMocks();
});

const at = (minute: number) => `2026-11-21T10:${String(minute).padStart(2, '0')}:00.000Z`;
const texts = { 'aa/one.pdf': 'the first', 'bb/two.pdf': 'the second', 'cc/three.pdf': 'the last' };
const stored = (key: string, folder = 'documents/plain') => `${folder}/${key}`;
const pathOf = (name: string) => join(place.label, name);

describe('a backup’s documents are proven', () => {
  const prove = (manifest: Manifest, identities: string[] = []) =>
    proveDocuments({ place, manifest, identities }, unstopped);
  const fault = (words: string) => new BackupFault(words);

  test('unless one of them is gone, cut or damaged', async () => {
    const { manifest } = await backUpTexts(place, at(1), texts);
    const file = stored('bb/two.pdf');
    await flip(place, file);
    await expect(prove(manifest)).rejects.toThrow(
      fault(`${file} is damaged: its bytes are not those that were written`),
    );
    await truncate(pathOf(file), 4);
    await expect(prove(manifest)).rejects.toThrow(fault(`${file} is cut: 4 of 10 bytes`));
    await rm(pathOf(file));
    await expect(prove(manifest)).rejects.toThrow(fault(`${file} is not there`));
  });

  test('unless their list names more or fewer than it should', async () => {
    const { manifest } = await backUpTexts(place, at(1), texts);
    const documents = { ...manifest.documents, count: 4 };
    await expect(prove({ ...manifest, documents })).rejects.toThrow(
      fault(`${documents.file} names 3 documents instead of 4`),
    );
  });

  test('by a sample where there are many, spread over all of them', async () => {
    const lines = Array.from({ length: 1000 }, (_, index) => {
      const key = `k/${String(index).padStart(4, '0')}`;
      const [size, sha256] = [1, digestOf('x')];
      return lineOf({ key, size, sha256, storedSize: size, storedSha256: sha256 });
    });
    const list = await writePacked(place, 'list', bytesOf(lines.join('')), []);
    const documents = { ...emptyManifest(at(1)).documents, ...list, count: 1000 };
    const compared: string[] = [];
    const sampled: BackupPlace = {
      ...place,
      async *list() {
        for (const line of lines) yield { name: stored(line.slice(0, 6)), size: 1 };
      },
      read(name) {
        if (!name.startsWith('documents')) return place.read(name);
        compared.push(name.slice(-4));
        return bytesOf('x');
      },
    };
    const backup = {
      place: sampled,
      manifest: emptyManifest(at(1), { documents }),
      identities: [],
    };
    vi.spyOn(Math, 'random').mockReturnValue(0);
    expect(await proveDocuments(backup, unstopped)).toBe(200);
    expect(compared).toEqual(
      Array.from({ length: 200 }, (_, index) => String(index * 5).padStart(4, '0')),
    );
    // The size of each is looked at, in the sample or not.
    const cutOne = {
      ...sampled,
      async *list() {
        for await (const { name } of sampled.list('')) {
          yield { name, size: name.endsWith('0003') ? 0 : 1 };
        }
      },
    };
    await expect(proveDocuments({ ...backup, place: cutOne }, unstopped)).rejects.toThrow(
      fault('documents/plain/k/0003 is cut: 0 of 1 bytes'),
    );
    compared.length = 0;
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    expect(await proveDocuments(backup, unstopped)).toBe(200);
    expect(compared.slice(0, 2)).toEqual(['0002', '0007']);
  });

  test('of sealed ones what is inside too, as far as the key opens it', async () => {
    const [own, run] = [await identityOfRun(), await identityOfRun()];
    const keys = { recipients: [own.recipient], sealedFor: [own.recipient, run.recipient] };
    const { manifest } = await backUpTexts(place, at(1), texts, keys);
    const { folder } = manifest.documents;
    expect(await prove(manifest)).toBe(3);
    expect(await prove(manifest, [run.identity])).toBe(3);
    expect(await prove(manifest, [(await identityOfRun()).identity])).toBe(3);
    // Sealed well, but not what the database names.
    const other = { ...texts, 'bb/two.pdf': 'otherwise.' };
    const wrong = await backUpTexts(place, at(2), other, keys);
    const lines: string[] = [];
    for await (const one of storedDocuments(
      await readPacked(place, wrong.manifest.documents, []),
    )) {
      lines.push(lineOf({ ...one, sha256: digestOf(texts[one.key as keyof typeof texts]) }));
    }
    const list = await writePacked(place, 'list', bytesOf(lines.join('')), []);
    const documents = { ...wrong.manifest.documents, ...list };
    const lying = { ...wrong.manifest, documents };
    const file = stored('bb/two.pdf.age', folder);
    await expect(prove(lying, [run.identity])).rejects.toThrow(
      fault(`${file} does not hold the document`),
    );
    expect(await prove(lying)).toBe(3);
  });

  test('of sealed ones what was damaged before it was written', async () => {
    const { recipient, identity } = await identityOfRun();
    const { manifest } = await backUpTexts(place, at(1), texts, { recipients: [recipient] });
    const file = stored('cc/three.pdf.age', manifest.documents.folder);
    await flip(place, file, 'end');
    const bytes = await readFile(pathOf(file));
    const lines: string[] = [];
    for await (const one of storedDocuments(await readPacked(place, manifest.documents, []))) {
      const isIt = one.key === 'cc/three.pdf';
      lines.push(lineOf({ ...one, ...(isIt && { storedSha256: digestOf(bytes) }) }));
    }
    const list = await writePacked(place, 'list', bytesOf(lines.join('')), []);
    const lying = { ...manifest, documents: { ...manifest.documents, ...list } };
    const proving = prove(lying, [identity]);
    await expect(proving).rejects.toBeInstanceOf(BackupFault);
    await expect(proving).rejects.toThrow(file);
  });

  test('until somebody stops it', async () => {
    const { manifest } = await backUpTexts(place, at(1), texts);
    const proving = proveDocuments({ place, manifest, identities: [] }, AbortSignal.abort());
    await expect(proving).rejects.toThrow('aborted');
  });
});

describe('the other files of a backup are read to their end', () => {
  test.each(['tables', 'secrets', 'base', 'documents'] as const)('%s', async (which) => {
    const { manifest } = await backUpTexts(place, at(1), texts);
    const write = (file: string) => writePacked(place, file, bytesOf('content'), []);
    const table = {
      ...(await write('a-table')),
      schema: 'public',
      name: 'orders',
      columns: [],
      rows: 1,
    };
    const base = {
      ...(await write('the-base')),
      line: 'l',
      timeline: 1,
      start: '0x0',
      from: at(1),
    };
    const whole = { ...manifest, tables: [table], secrets: await write('the-secrets'), base };
    const backup = { place, manifest: whole, identities: [] };
    await verifyFiles(backup);
    await verifyFiles({ ...backup, manifest: { ...manifest, tables: [table] } });
    const [damaged] = [whole[which]].flat();
    await appendFile(pathOf(damaged?.file ?? ''), 'x');
    await expect(verifyFiles(backup)).rejects.toThrow(`${damaged?.file} is damaged`);
  });
});
