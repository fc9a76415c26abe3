import { spawnSync } from 'node:child_process';
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
const arriving = /^orders\.csv\.rejected\.arriving-\d+-[\da-f]{8}$/;

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
  expect(await readdir(folder)).toEqual([expect.stringMatching(arriving)]);
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

test('two imports of one file at once have a list each', async () => {
  await writeFile(`${file}.rejected`, 'old');
  const [one, other, third] = [
    await openRejectedFile(file, '/nowhere'),
    await openRejectedFile(file, '/nowhere'),
    await openRejectedFile(file, '/nowhere'),
  ];
  await one.add(recordOf(chunk + 1));
  await other.add(recordOf(chunk + 2));
  await one.add(rejected);
  await other.add({ ...rejected, line: 9 });
  await third.add(rejected);
  const whole = (path: string | null) => readFile(String(path), 'utf8');
  const paths = [await one.finish(), await other.finish(), await third.finish()];
  expect(paths).toEqual(['', '-2', '-3'].map((end) => `${file}.rejected${end}`));
  const [first, second] = await Promise.all(paths.map(whole));
  expect(first).toHaveLength(chunk + 1 + written.length);
  expect(first?.endsWith(written)).toBe(true);
  expect(second).toHaveLength(chunk + 2 + written.length);
  expect(second?.endsWith(written.replace('7', '9'))).toBe(true);
  // The next import is alone again.
  const next = await openRejectedFile(file, '/nowhere');
  await next.add(rejected);
  expect(await next.finish()).toBe(paths[0]);
});

test('an import without a rejected line leaves the list of one beside it', async () => {
  const [one, other] = [
    await openRejectedFile(file, '/nowhere'),
    await openRejectedFile(file, '/nowhere'),
  ];
  await one.add(rejected);
  await one.finish();
  expect(await other.finish()).toBeNull();
  expect(await readFile(`${file}.rejected`, 'utf8')).toBe(written);
});

test('what a killed import left goes away with the next, and nothing of one that runs', async () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  const left = `${file}.rejected.arriving-${pid}-0a1b2c3d`;
  await writeFile(left, 'personal');
  const runs = await openRejectedFile(file, '/nowhere');
  await runs.add(recordOf(chunk + 1));
  await writeFile(`${file}.2.rejected.arriving-${pid}-0a1b2c3d`, 'of another file');
  await openRejectedFile(file, '/nowhere');
  expect(await readdir(folder)).toEqual([
    `orders.csv.2.rejected.arriving-${pid}-0a1b2c3d`,
    expect.stringMatching(arriving),
  ]);
  await runs.discard();
});
