import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { BackupFault, type BackupPlace } from '../../../src/adapters/backup/place.ts';
import { ExpectedFailure } from '../../../src/core/expected-failure.ts';
import {
  backupName,
  backupNames,
  chooseBackup,
  fileIn,
  findManifest,
  momentOf,
  readManifest,
  writeManifest,
} from '../../../src/usecases/backup/manifest.ts';
import { isProven, writeProof } from '../../../src/usecases/backup/proof.ts';
import {
  backupPlaces,
  bytesOf,
  emptyManifest,
  failing,
  memoryPlace,
} from '../../support/backup-place.ts';

const places = backupPlaces();
afterAll(places.remove);
let place: BackupPlace;
beforeEach(() => {
  place = places.next();
});

const at = (day: number) => `2026-11-${day}T10:11:12.345Z`;
const nameOf = (day: number) => backupName(at(day));
const make = (day: number) => writeManifest(place, emptyManifest(at(day)));
const manifestFile = (day: number) => fileIn(nameOf(day), 'manifest.json');
const write = (text: string, day = 21) => place.write(manifestFile(day), bytesOf(text));

test('a backup’s name tells its moment', () => {
  expect(nameOf(21)).toBe('20261121T101112345Z');
  expect(backupName('2026-11-21T17:11:12.345+07:00')).toBe('20261121T101112345Z');
  expect(momentOf('20261121T101112345Z')).toBe(Date.parse(at(21)));
  for (const other of ['x20261121T101112345Z', '20261121T101112345Zx', 'other']) {
    expect(momentOf(other)).toBeNaN();
  }
  expect(fileIn('a', 'b')).toBe('backups/a/b');
});

test('backups are listed from the newest on, and other folders are none', async () => {
  // A place tells its folders in any order.
  place = memoryPlace().place;
  for (const day of [20, 22, 21]) await make(day);
  for (const other of ['notes', 'x20261121T101112345Z', '20261121T101112345Z-old']) {
    await place.write(`backups/${other}/file`, bytesOf('x'));
  }
  expect(await backupNames(place)).toEqual([nameOf(22), nameOf(21), nameOf(20)]);
});

test('one of a day that is still to come is the last: the clock was wrong', async () => {
  const ahead = (hours: number) => new Date(Date.now() + hours * 60 * 60 * 1000).toISOString();
  const moments = [ahead(-30), ahead(24 * 365), ahead(1), ahead(-2)];
  for (const moment of moments) await writeManifest(place, emptyManifest(moment));
  const [old = '', wrong = '', near = '', young = ''] = moments.map(backupName);
  expect(await backupNames(place)).toEqual([near, young, old, wrong]);
  expect((await chooseBackup(place)).name).toBe(near);
  expect((await chooseBackup(place, wrong)).name).toBe(wrong);
});

test('what a manifest says is read as it was written', async () => {
  await make(21);
  expect(await readManifest(place, nameOf(21))).toEqual(emptyManifest(at(21)));
  expect(await chooseBackup(place, nameOf(21))).toEqual(emptyManifest(at(21)));
});

test.each([
  ['is cut', async () => write('{"sha256": "'), BackupFault, /manifest.json is damaged: its bytes/],
  [
    'says something else',
    async () => write(JSON.stringify({ sha256: 'x', manifest: emptyManifest(at(21)) })),
    BackupFault,
    /manifest.json is damaged: its bytes/,
  ],
  [
    'is of another format',
    async () => write('{"manifest": {"format": 2}}'),
    ExpectedFailure,
    /^The backup \d{8}T\d{9}Z is of a format/,
  ],
  ['holds nothing', async () => write('{}'), ExpectedFailure, /is of a format/],
  [
    'cannot be read',
    () => mkdir(join(place.label, manifestFile(21)), { recursive: true }),
    Error,
    /EISDIR/,
  ],
] as const)('a manifest that %s is refused', async (_, make21, kind, words) => {
  await make21();
  const read = readManifest(place, nameOf(21));
  await expect(read).rejects.toThrow(words);
  await expect(read).rejects.toBeInstanceOf(kind);
});

describe('a backup that was never finished', () => {
  const unread = (error: Error) => ({ ...place, read: () => failing(error) });

  test('has no manifest, in a directory or in a bucket', async () => {
    expect(await findManifest(place, nameOf(21))).toBeNull();
    const gone = unread(new BackupFault('manifest.json is not there'));
    expect(await findManifest(gone, nameOf(21))).toBeNull();
    const words = `There is no finished backup ${nameOf(21)} in ${place.label}.`;
    await expect(readManifest(place, nameOf(21))).rejects.toThrow(words);
    await expect(chooseBackup(place, nameOf(21))).rejects.toThrow(words);
  });

  test('is not what cannot be read for another reason', async () => {
    for (const error of [new BackupFault('it is cut'), new Error('it is not there')]) {
      await expect(findManifest(unread(error), nameOf(21))).rejects.toThrow(error.message);
    }
  });

  test('is passed over when the newest one is asked for', async () => {
    await expect(chooseBackup(place)).rejects.toThrow(
      `There is no finished backup in ${place.label}.`,
    );
    for (const day of [20, 21]) await make(day);
    await place.write(fileIn(nameOf(22), 'tables/a.gz'), bytesOf('x'));
    expect((await chooseBackup(place)).name).toBe(nameOf(21));
    expect((await chooseBackup(place, nameOf(20))).name).toBe(nameOf(20));
  });
});

test('a backup is proven when its last proof found nothing wrong', async () => {
  const proof = { provedAt: at(21), fault: null, history: null, compared: 0, replayed: null };
  const found = () => isProven(place, nameOf(21));
  expect(await found()).toBe(false);
  await writeProof(place, nameOf(21), { ...proof, proof: 'proven' });
  expect(await found()).toBe(true);
  await writeProof(place, nameOf(21), { ...proof, proof: 'fault' });
  expect(await found()).toBe(false);
  await writeFile(join(place.label, fileIn(nameOf(21), 'proof.json')), '{"proof": "pro');
  expect(await found()).toBe(false);
});
