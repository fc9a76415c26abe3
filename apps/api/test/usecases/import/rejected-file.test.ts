import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openRejectedFile } from '../../../src/usecases/import/rejected-file.ts';

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pabean-rejected-'));
  file = join(folder, 'orders.csv');
});
afterEach(() => rm(folder, { recursive: true }));

const rejected = { line: 7, reasons: ['doa: is missing', 'email: is missing'], raw: 'a,\n"b"' };
const written =
  '{"line":7,"reason":"doa: is missing; email: is missing","record":"a,\\n\\"b\\""}\n';
/** A record that makes its line so long. */
const recordOf = (length: number) => ({
  line: 1,
  reasons: ['x'],
  raw: 'r'.repeat(length - '{"line":1,"reason":"x","record":""}\n'.length),
});
const chunk = 64 * 1024;

test('the list has a line for each record, and is for its owner alone', async () => {
  const list = await openRejectedFile(file, '/nowhere');
  await list.add(rejected);
  await list.add({ ...rejected, line: 9 });
  expect(await readdir(folder)).toEqual([]);
  expect(await list.finish()).toBe(`${file}.rejected`);
  expect(await readdir(folder)).toEqual(['orders.csv.rejected']);
  const text = await readFile(`${file}.rejected`, 'utf8');
  expect(text).toBe(written + written.replace('7', '9'));
  expect((await stat(`${file}.rejected`)).mode & 0o777).toBe(0o600);
});

test('what was gathered is written from 64 kB on, once', async () => {
  const list = await openRejectedFile(file, '/nowhere');
  await list.add(recordOf(chunk));
  expect(await readdir(folder)).toEqual([]);
  await list.add(rejected);
  expect(await readdir(folder)).toEqual(['orders.csv.rejected.arriving']);
  await list.finish();
  const lines = (await readFile(`${file}.rejected`, 'utf8')).split('\n');
  expect(lines.map((line) => line.length)).toEqual([chunk - 1, written.length - 1, 0]);
});

test('records that come while others are written are in the list too', async () => {
  const list = await openRejectedFile(file, '/nowhere');
  const add = async (count: number) => {
    for (let at = 0; at < count; at += 1) await list.add(recordOf(10_000));
  };
  await Promise.all([add(40), add(40), add(40), add(40)]);
  await list.finish();
  const lines = (await readFile(`${file}.rejected`, 'utf8')).split('\n');
  expect(lines).toHaveLength(161);
  for (const line of lines.slice(0, 160)) expect(line).toHaveLength(9_999);
});

test('a list whose last line was written already is whole too', async () => {
  const list = await openRejectedFile(file, '/nowhere');
  await list.add(recordOf(chunk + 1));
  expect(await list.finish()).toBe(`${file}.rejected`);
  expect((await stat(`${file}.rejected`)).size).toBe(chunk + 1);
});

test('an old list goes away when nothing was rejected', async () => {
  expect(await (await openRejectedFile(file, '/nowhere')).finish()).toBeNull();
  await writeFile(`${file}.rejected`, 'old');
  const list = await openRejectedFile(file, '/nowhere');
  expect(await list.finish()).toBeNull();
  expect(await readdir(folder)).toEqual([]);
});

test('an import that was broken off leaves the old list alone', async () => {
  await writeFile(`${file}.rejected`, 'old');
  for (const records of [[], [recordOf(chunk + 1)]]) {
    const list = await openRejectedFile(file, '/nowhere');
    for (const record of records) await list.add(record);
    await list.discard();
    expect(await readdir(folder)).toEqual(['orders.csv.rejected']);
  }
  expect(await readFile(`${file}.rejected`, 'utf8')).toBe('old');
});

test('lies elsewhere when it cannot lie beside the file, or is refused', async () => {
  const beside = join(folder, 'none', 'orders.csv');
  const list = await openRejectedFile(beside, folder);
  await list.add(rejected);
  expect(await list.finish()).toBe(`${file}.rejected`);
  const nowhere = await openRejectedFile(beside, join(folder, 'none'));
  await expect(nowhere.add(recordOf(chunk + 1))).rejects.toThrow(
    'The list of rejected lines cannot be written: ENOENT.',
  );
});
