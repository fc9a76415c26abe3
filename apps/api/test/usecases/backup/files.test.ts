import { Readable, Transform } from 'node:stream';
import { text } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { BackupFault, type BackupPlace } from '../../../src/adapters/backup/place.ts';
import { identityOfRun } from '../../../src/adapters/backup/seal.ts';
import { ExpectedFailure } from '../../../src/core/expected-failure.ts';
import {
  asFault,
  digestOfStream,
  joined,
  proveFile,
  readPacked,
  readProven,
  writePacked,
} from '../../../src/usecases/backup/files.ts';
import {
  follower,
  lineOf,
  linesOf,
  namedDocuments,
  storedDocuments,
} from '../../../src/usecases/backup/lines.ts';
import { backupPlaces, bytesOf, digestOf, flip } from '../../support/backup-place.ts';

const places = backupPlaces();
afterAll(places.remove);
let place: BackupPlace;
beforeEach(() => {
  place = places.next();
});

const content = 'rows\n'.repeat(1000);

test('a packed file is told by name, size and digest, and holds what was written', async () => {
  const file = await writePacked(place, 'tables/a', bytesOf(content), []);
  const raw = Buffer.from(
    await new Response(Readable.toWeb(place.read('tables/a.gz')) as never).arrayBuffer(),
  );
  expect(file).toEqual({ file: 'tables/a.gz', size: raw.length, sha256: digestOf(raw) });
  expect(String(gunzipSync(raw))).toBe(content);
  expect(await text(await readPacked(place, file, []))).toBe(content);
  await proveFile(place, file.file, file);
});

test('with recipients it is sealed, and opens with a key of one of them alone', async () => {
  const [one, other] = [await identityOfRun(), await identityOfRun()];
  const file = await writePacked(place, 'tables/a', bytesOf(content), [one.recipient]);
  expect(file.file).toBe('tables/a.gz.age');
  expect(await text(await readPacked(place, file, [one.identity]))).toBe(content);
  const wrong = readPacked(place, file, [other.identity]);
  await expect(wrong).rejects.toThrow('The backup is encrypted for another key');
});

test('bytes that are not those that were written fail by the name of their file', async () => {
  const file = await writePacked(place, 'tables/a', bytesOf(content), []);
  await flip(place, file.file);
  const words = 'tables/a.gz is damaged: its bytes are not those that were written';
  await expect(proveFile(place, file.file, file)).rejects.toThrow(new BackupFault(words));
  const { size, sha256 } = file;
  const reads = text(await readProven(place, file.file, { size, sha256 }, []));
  await expect(reads).rejects.toThrow(words);
  // Without a digest the bytes are taken as they are.
  expect((await text(await readProven(place, file.file, null, []))).length).toBeGreaterThan(0);
  const gone = proveFile(place, 'tables/b.gz', file);
  await expect(gone).rejects.toThrow(new BackupFault('tables/b.gz is not there'));
});

test('the digest of a stream is that of all its bytes', async () => {
  const digest = await digestOfStream(Readable.from([Buffer.from('ab'), Buffer.from('c')]), 'a');
  expect(digest).toEqual({ size: 3, sha256: digestOf('abc') });
  const gone = digestOfStream(place.read('nothing'), 'documents/a');
  await expect(gone).rejects.toThrow(new BackupFault('documents/a is not there'));
});

test('what damage makes of a file is a fault of the file, anything else stays what it is', () => {
  const error = (code?: string) => Object.assign(new Error('x'), code && { code });
  expect(asFault(error('Z_DATA_ERROR'), 'a')).toEqual(new BackupFault('a cannot be unpacked'));
  expect(asFault(error('ENOENT'), 'a')).toEqual(new BackupFault('a is not there'));
  for (const other of [error('EACCES'), error('NOT_Z_'), error(), new ExpectedFailure('no')]) {
    expect(asFault(other, 'a')).toBe(other);
  }
});

test('a failure of the first of two streams fails the last', async () => {
  const broken = new Readable({ read: () => broken.destroy(new Error('broken')) });
  const last = new Transform({ transform: (chunk, _, done) => done(null, chunk) });
  await expect(text(joined(broken, last))).rejects.toThrow('broken');
});

async function listOf<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  return all;
}
const chunks = (...parts: (string | Buffer)[]) =>
  Readable.from(parts.map((part) => Buffer.from(part)));

test('lines are whole however they come', async () => {
  const umlaut = Buffer.from('ü\n');
  const cut = chunks('one\ntw', 'o\n', umlaut.subarray(0, 1), umlaut.subarray(1), 'last');
  expect(await listOf(linesOf(cut))).toEqual(['one', 'two', 'ü', 'last']);
  expect(await listOf(linesOf(chunks('one\n')))).toEqual(['one']);
  expect(await listOf(linesOf(chunks()))).toEqual([]);
});

test('a line of a list names a document as it is and as it lies there', async () => {
  const document = { key: 'aa/b.pdf', size: 3, sha256: 'x', storedSize: 5, storedSha256: 'y' };
  expect(lineOf(document)).toBe('aa/b.pdf\t3\tx\t5\ty\n');
  expect(await listOf(storedDocuments(chunks(lineOf(document))))).toEqual([document]);
  const { key, size, sha256 } = document;
  expect(await listOf(namedDocuments(chunks('aa/b.pdf\t3\tx\n')))).toEqual([{ key, size, sha256 }]);
});

test('two sorted lists walk side by side', async () => {
  let ended = false;
  async function* items() {
    try {
      yield* ['a', 'c', 'd', 'f'];
    } finally {
      ended = true;
    }
  }
  const list = follower(items(), (item) => item);
  const found: (string | undefined)[] = [];
  for (const key of ['a', 'b', 'c', 'e']) found.push(await list.at(key));
  expect(found).toEqual(['a', undefined, 'c', undefined]);
  await list.end();
  expect(ended).toBe(true);
  const short = follower(items(), (item) => item);
  expect([await short.at('f'), await short.at('g'), await short.at('h')]).toEqual([
    'f',
    undefined,
    undefined,
  ]);
});
