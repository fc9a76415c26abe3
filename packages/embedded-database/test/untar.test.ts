import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { unpackTar } from '../src/untar.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pabean-untar-'));
});
afterEach(() => rm(folder, { recursive: true }));

interface Entry {
  readonly name: string;
  /** Of the format: none or `0` a file, `5` a folder, `2` a link. */
  readonly kind?: string;
  readonly content?: Buffer;
}

/** As PostgreSQL writes one: 512 bytes of header, then content filled up to 512, two empty blocks at the end. */
function archive(entries: readonly Entry[]): Buffer {
  const blocks = entries.flatMap(({ name, kind = '0', content = Buffer.alloc(0) }) => {
    const header = Buffer.alloc(512);
    header.write(name, 0);
    header.write(`${content.length.toString(8).padStart(11, '0')} `, 124);
    header.write(kind, 156);
    return [header, content, Buffer.alloc((512 - (content.length % 512)) % 512)];
  });
  return Buffer.concat([...blocks, Buffer.alloc(1024)]);
}

/** In pieces that end anywhere. */
const inPieces = (bytes: Buffer, size = 1000) =>
  Readable.from(
    Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
      bytes.subarray(at * size, (at + 1) * size),
    ),
  );

test('files, empty ones and folders, for nobody else to read', async () => {
  const content = Buffer.alloc(100_001, 'page');
  const bytes = archive([
    { name: 'base/', kind: '5' },
    { name: 'base/1/2619', content },
    { name: 'global/pg_control', content: Buffer.from('control') },
    { name: 'base/empty' },
  ]);
  await unpackTar(inPieces(bytes), folder, undefined);
  expect((await readFile(join(folder, 'base/1/2619'))).equals(content)).toBe(true);
  expect(await readFile(join(folder, 'global/pg_control'), 'utf8')).toBe('control');
  expect((await stat(join(folder, 'base/empty'))).size).toBe(0);
  expect((await stat(join(folder, 'base'))).mode & 0o777).toBe(0o700);
  expect((await stat(join(folder, 'global/pg_control'))).mode & 0o777).toBe(0o600);
});

test.each<[string, Entry]>([
  ['a link', { name: 'pg_tblspc/1', kind: '2' }],
  ['a file outside', { name: '../outside' }],
  ['a file by its whole path', { name: '/outside' }],
])('%s is refused by its name', async (_, entry) => {
  const bytes = archive([entry]);
  const done = unpackTar(inPieces(bytes), join(folder, 'in'), undefined);
  await expect(done).rejects.toThrow(`The base copy holds ${entry.name}, which is no file`);
  expect(await readdir(folder)).toEqual([]);
});

test('one that is cut, and one that fails on its way', async () => {
  const bytes = archive([{ name: 'base/1', content: Buffer.alloc(5_000) }]);
  const cut = unpackTar(inPieces(bytes.subarray(0, 3_000)), folder, undefined);
  await expect(cut).rejects.toThrow('The base copy is cut.');
  await rm(join(folder, 'base'), { recursive: true });
  const failing = Readable.from(
    (async function* () {
      yield bytes.subarray(0, 3_000);
      throw new Error('It is damaged.');
    })(),
  );
  await expect(unpackTar(failing, folder, undefined)).rejects.toThrow('It is damaged.');
});
