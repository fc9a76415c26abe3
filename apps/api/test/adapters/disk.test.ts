import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { provenWritable, proveWritable, requireSpace } from '../../src/adapters/disk.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pabean-disk-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('a megabyte is written and nothing of it stays', async () => {
  await proveWritable(folder);
  expect(await readdir(folder)).toEqual([]);
});

test('a folder that is gone is told, and is proven again as soon as it is back', async () => {
  const prove = provenWritable(join(folder, 'none'));
  await expect(prove()).rejects.toThrow('ENOENT');
  await expect(prove()).rejects.toThrow('ENOENT');
});

test('a proof is good for a minute', async () => {
  const other = await mkdtemp(join(folder, 'other-'));
  const prove = provenWritable(other);
  await prove();
  await rm(other, { recursive: true });
  await prove();
});

test('room is asked for in every folder', async () => {
  await requireSpace([folder], 1);
  await expect(requireSpace([folder], Number.MAX_SAFE_INTEGER)).rejects.toThrow('are free');
});
