import { EmbeddedDatabaseError } from '@pabean/embedded-database';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { BackupFault, type BackupPlace } from '../../../src/adapters/backup/place.ts';
import { identityOfRun } from '../../../src/adapters/backup/seal.ts';
import { writePacked } from '../../../src/usecases/backup/files.ts';
import { backupName, type Manifest } from '../../../src/usecases/backup/manifest.ts';
import {
  chainsOf,
  listPieces,
  readPiece,
  type WalPiece,
  writePiece,
} from '../../../src/usecases/point-in-time/pieces.ts';
import { pruneWal } from '../../../src/usecases/point-in-time/prune-wal.ts';
import { spansOf } from '../../../src/usecases/point-in-time/reaches.ts';
import { asBaseFault, verifyMoment } from '../../../src/usecases/point-in-time/recover.ts';
import {
  documentsOfList,
  shipDocuments,
  shippedDocuments,
  shippedLists,
} from '../../../src/usecases/point-in-time/shipped-documents.ts';
import {
  backupPlaces,
  bytesOf,
  digestOf,
  emptyManifest,
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

const line = 'pabean_0123abcd_none_01';
const at = (minute: number) => `2026-11-21T10:${String(minute).padStart(2, '0')}:00.123Z`;
const write = (from: bigint, to: bigint, minute = 1, recipients: string[] = [], of = line) =>
  writePiece(
    place,
    of,
    { from, to, at: at(minute), bytes: Buffer.from(`wal ${from}`) },
    recipients,
  );

describe('a piece of WAL', () => {
  test('tells by its name from where to where it goes, and until when', async () => {
    await write(0x1_0300_0000n, 0x1_0300_0020n, 7);
    const [name = ''] = await namesIn(place, `wal/${line}`);
    expect(name).toMatch(
      /^0000000103000000-0000000103000020\.20261121T100700123Z\.[0-9a-f]{64}\.gz$/,
    );
    const [piece] = await listPieces(place, line);
    expect(piece).toMatchObject({ from: 0x1_0300_0000n, to: 0x1_0300_0020n, at: at(7) });
    expect(String(await readPiece(place, piece as WalPiece, []))).toBe('wal 4345298944');
  });

  test('is sealed for recipients, and opens with a key of theirs', async () => {
    const { recipient, identity } = await identityOfRun();
    await write(0n, 10n, 1, [recipient]);
    const [piece] = (await listPieces(place, line)) as [WalPiece];
    expect(piece.file).toMatch(/\.gz\.age$/);
    expect(String(await readPiece(place, piece, [identity]))).toBe('wal 0');
    const other = [(await identityOfRun()).identity];
    await expect(readPiece(place, piece, other)).rejects.toThrow('encrypted for another key');
  });

  test('that is damaged or gone is a fault with its name', async () => {
    await write(0n, 10n);
    const [piece] = (await listPieces(place, line)) as [WalPiece];
    await flip(place, piece.file);
    const words = `${piece.file} is damaged: its bytes are not those that were written`;
    await expect(readPiece(place, piece, [])).rejects.toThrow(new BackupFault(words));
    await place.remove(piece.file);
    const gone = new BackupFault(`${piece.file} is not there`);
    await expect(readPiece(place, piece, [])).rejects.toThrow(gone);
    // Written so, and no archive.
    await place.write(piece.file, bytesOf('no gzip'));
    const plain = { ...piece, size: 7, sha256: digestOf('no gzip') };
    const broken = new BackupFault(`${piece.file} cannot be unpacked`);
    await expect(readPiece(place, plain, [])).rejects.toThrow(broken);
  });

  test('is listed in the order of the WAL, beside what is none', async () => {
    await write(20n, 30n);
    await write(10n, 20n);
    await write(10n, 15n);
    const [name = ''] = await namesIn(place, `wal/${line}`);
    for (const other of ['notes', `${name}.part`, `x${name}`, `${name.slice(0, -3)}`]) {
      await place.write(`wal/${line}/${other}`, bytesOf('x'));
    }
    await write(0n, 5n, 1, [], 'another');
    const found = (await listPieces(place, line)).map(({ from, to }) => [from, to]);
    expect(found).toEqual([
      [10n, 15n],
      [10n, 20n],
      [20n, 30n],
    ]);
    expect(await listPieces(place, 'nothing')).toEqual([]);
  });
});

const piece = (from: number, to: number) => ({ from: BigInt(from), to: BigInt(to) }) as WalPiece;
const inWords = (chains: WalPiece[][]) =>
  chains.map((chain) => chain.map(({ from, to }) => `${from}-${to}`).join(' '));

test.each([
  [[], []],
  [[piece(0, 10)], ['0-10']],
  [[piece(0, 10), piece(10, 20)], ['0-10 10-20']],
  [
    [piece(0, 10), piece(11, 20)],
    ['0-10', '11-20'],
  ],
  // Written twice by a turn that was killed: the longer one counts.
  [[piece(0, 30), piece(10, 20), piece(30, 40)], ['0-30 10-20 30-40']],
])('stretches without a gap: %#', (pieces, chains) => {
  expect(inWords(chainsOf(pieces))).toEqual(chains);
});

test('stretches of time are told once, from the oldest on', () => {
  const reach = (from: number, until: number) =>
    ({ base: { from: at(from) }, until: at(until) }) as never;
  expect(spansOf([reach(7, 9), reach(3, 5), reach(1, 5), reach(2, 5), reach(6, 6)])).toEqual([
    { from: at(1), until: at(5) },
    { from: at(6), until: at(6) },
    { from: at(7), until: at(9) },
  ]);
});

describe('documents between two backups', () => {
  const ship = (
    texts: Record<string, string>,
    minute: number,
    keys: string[],
    more: object = {},
  ) => {
    const { store } = storeOf(texts);
    const named = keys.map((key) => ({ key, size: 0, sha256: '' }));
    const shipping = { place, documents: store, recipients: [], sealedFor: [], ...more };
    return shipDocuments(shipping, { line, at: at(minute), named });
  };
  const lists = async () => {
    const found: string[] = [];
    for await (const { moment } of shippedLists(place, line)) found.push(moment);
    return found;
  };

  test('are copied once, and a list names what was copied', async () => {
    await ship({ 'a/1': 'one', 'b/2': 'two' }, 1, ['a/1', 'b/2', 'erased']);
    await ship({ 'a/1': 'ONE', 'c/3': 'three' }, 2, ['a/1', 'c/3']);
    await ship({ 'a/1': 'ONE' }, 3, ['a/1']);
    await write(0n, 10n, 4);
    expect(await lists()).toEqual(['20261121T100100123Z', '20261121T100200123Z']);
    expect([...(await shippedDocuments(place, line)).values()]).toEqual(
      [
        ['a/1', 'one'],
        ['b/2', 'two'],
        ['c/3', 'three'],
      ].map(([key = '', text = '']) => ({
        ...{ key, size: text.length, sha256: digestOf(text) },
        ...{ storedSize: text.length, storedSha256: digestOf(text) },
      })),
    );
    expect(await namesIn(place, 'documents/plain')).toEqual(['a/1', 'b/2', 'c/3']);
  });

  test('are sealed, in the folder of those who open the backup', async () => {
    const [own, run] = [await identityOfRun(), await identityOfRun()];
    const recipients = [own.recipient];
    await ship({ 'a/1': 'one' }, 1, ['a/1'], {
      recipients,
      sealedFor: [...recipients, run.recipient],
    });
    const [one] = [...(await shippedDocuments(place, line)).values()];
    expect(one).toMatchObject({ size: 3, sha256: digestOf('one') });
    expect(one?.storedSize).toBeGreaterThan(100);
    expect((await place.folders('documents')).join()).toMatch(/^[0-9a-f]{16}$/);
  });

  test('of a damaged list are copied anew, and those of the others are known', async () => {
    await ship({ 'a/1': 'one' }, 1, ['a/1']);
    await ship({ 'b/2': 'two' }, 2, ['b/2']);
    const [first = ''] = await namesIn(place, `wal/${line}`);
    await place.write(`wal/${line}/${first}`, bytesOf('no gzip'));
    expect([...(await shippedDocuments(place, line)).keys()]).toEqual(['b/2']);
    const read = async () => {
      for await (const _ of documentsOfList(place, `wal/${line}/${first}`));
    };
    await expect(read()).rejects.toThrow('incorrect header check');
  });

  test('are kept on the lists as long as a kept base copy is older', async () => {
    await ship({ 'a/1': 'one' }, 1, ['a/1']);
    await ship({ 'b/2': 'two' }, 3, ['b/2']);
    await pruneWal(place, [backup(2, '0x0')]);
    expect(await lists()).toEqual(['20261121T100300123Z']);
    await pruneWal(place, [backup(4, '0x0'), backup(2, '0x0')]);
    expect(await lists()).toEqual(['20261121T100300123Z']);
    await pruneWal(place, [backup(4, '0x0')]);
    expect(await lists()).toEqual([]);
  });
});

function backup(minute: number, start: string, of = line): Manifest {
  const file = { file: 'base', size: 0, sha256: '' };
  const base = { ...file, line: of, timeline: 1, start, from: at(minute) };
  return emptyManifest(at(minute), { name: backupName(at(minute)), base });
}

test('of the WAL what ends behind the start of a kept base copy stays, line by line', async () => {
  for (const [from, to] of [
    [0n, 10n],
    [10n, 20n],
    [20n, 30n],
  ] as const) {
    await write(from, to);
    await write(from, to, 1, [], 'another');
  }
  const left = async (of: string) => (await listPieces(place, of)).map(({ from }) => Number(from));
  await pruneWal(place, [backup(1, '0xa'), backup(2, '0x19'), emptyManifest(at(3))]);
  expect([await left(line), await left('another')]).toEqual([[10, 20], []]);
  await pruneWal(place, [emptyManifest(at(3))]);
  expect(await left(line)).toEqual([]);
});

test('a moment is read to the end before anything is made of it', async () => {
  const base = await writePacked(place, 'backups/b/base.tar', bytesOf('the cluster'), []);
  await write(0n, 10n);
  await write(10n, 20n);
  const pieces = await listPieces(place, line);
  const reach = {
    base: { ...base, line, timeline: 1, start: '0x0', from: at(1) },
    pieces,
  } as never;
  const moment = {
    place,
    reach,
    to: new Date(at(2)),
    manifest: emptyManifest(at(1)),
    identities: [],
  };
  await verifyMoment(moment);
  const last = pieces[1] as WalPiece;
  await flip(place, last.file);
  await expect(verifyMoment(moment)).rejects.toThrow(`${last.file} is damaged`);
  await place.remove(base.file);
  await expect(verifyMoment(moment)).rejects.toThrow(`${base.file} is not there`);
});

test('what PostgreSQL says of a base copy is a fault of the copy, anything else is not', () => {
  const told = asBaseFault(new EmbeddedDatabaseError('it does not start'), 'base.tar.gz');
  expect(told).toEqual(new BackupFault('base.tar.gz cannot be replayed: it does not start'));
  expect(told).toBeInstanceOf(BackupFault);
  const other = new Error('a fault of ours');
  expect(asBaseFault(other, 'base.tar.gz')).toBe(other);
});
