import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readLines } from '../../../src/usecases/import/lines.ts';
import { openSource } from '../../../src/usecases/import/open-source.ts';
import { allOf } from '../../support/all-of.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pabean-packed-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function fileOf(name: string, content: string | Buffer): Promise<string> {
  const file = join(folder, name);
  await writeFile(file, content);
  return file;
}

const columns =
  'order_id,email,processing_mode,full_name,dob,nationality,passport_number,phone_number,country_code,place_of_arrival,doa';
const rows = Array.from(
  { length: 40_000 },
  (_, row) => `IND-${row},müller${row}@example.com${','.repeat(9)}`,
);
const csv = `\uFEFF${columns}\r\n${rows.join('\r\n')}\r\n`;

test('a packed file has the lines of the plain one, and its bytes are those on the disk', async () => {
  const packed = gzipSync(csv);
  const plainFile = await fileOf('plain.csv', csv);
  const counts: number[] = [];
  const lines = await allOf(
    readLines(await fileOf('orders.csv.gz', packed), (bytes) => counts.push(bytes)),
  );
  expect(lines).toHaveLength(40_001);
  expect(lines).toEqual(await allOf(readLines(plainFile)));
  expect(counts.reduce((sum, bytes) => sum + bytes, 0)).toBe(packed.length);
});

test.each([
  ['a.csv.gz', csv, 40_000],
  // Whatever its name says.
  ['b.csv', csv, 40_000],
  ['c.GZ', csv, 40_000],
  ['d.ndjson.gz', '{"order_id":"IND-1"}\n{"order_id":"IND-2"}\n', 2],
  ['e.gz', '{"order_id":"IND-1"}\n', 1],
])('%s is read as what is in it', async (name, content, count) => {
  const source = await openSource(await fileOf(name, gzipSync(content)));
  const records = await allOf(source.records(() => {}));
  expect(records).toHaveLength(count);
  expect(JSON.stringify(records.at(-1))).toMatch(/IND-/);
});

test('a packed file that is cut or damaged is one clear line', async () => {
  const packed = gzipSync(csv);
  const damaged = Buffer.from(packed);
  const middle = Math.floor(packed.length / 2);
  damaged.fill(0, middle, middle + 64);
  for (const [name, content] of [
    ['cut.csv.gz', packed.subarray(0, middle)],
    ['damaged.csv.gz', damaged],
  ] as const) {
    const source = await openSource(await fileOf(name, content));
    await expect(allOf(source.records(() => {}))).rejects.toThrow(
      /^\S+\.gz is damaged or cut: gzip cannot unpack all of it \(Z_\w+\)\. [^\n]+$/,
    );
  }
  const list = await fileOf('list.gz', gzipSync('[{"order_id":"IND-1"}]'));
  await expect(openSource(list)).rejects.toThrow(/is one JSON list/);
});

test('a file that cannot be opened is told to whoever reads it, and ends nothing else', async () => {
  await expect(allOf(readLines(join(folder, 'none.csv')))).rejects.toThrow('ENOENT');
});
