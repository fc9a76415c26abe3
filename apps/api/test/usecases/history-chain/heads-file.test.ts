import { mkdtemp, open, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  type KnownHead,
  pathOf,
  readHeads,
  writeHeads,
} from '../../../src/usecases/history-chain/heads-file.ts';
import { knownHeads } from '../../../src/usecases/history-chain/known-heads.ts';
import { allOf } from '../../support/all-of.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pabean-heads-'));
});
afterEach(async () => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  await rm(folder, { recursive: true });
});

const digest = (letter: string) => letter.repeat(64);

describe('a file of heads', () => {
  test('is written in parts, for its owner alone, and read back with its lines', async () => {
    const path = join(folder, 'heads.txt');
    const writer = await writeHeads(path);
    writer.write('ORDER-1', { rows: 3, digest: digest('a') });
    await writer.flush();
    expect(await readFile(path, 'utf8')).toBe(`ORDER-1 3 ${digest('a')}\n`);
    writer.write('ORDER-2', { rows: 12, digest: digest('b') });
    writer.write('staff_events', { rows: 0, digest: digest('c') });
    await writer.end(true);
    expect(await readFile(path, 'utf8')).toBe(
      `ORDER-1 3 ${digest('a')}\nORDER-2 12 ${digest('b')}\nstaff_events 0 ${digest('c')}\n`,
    );
    // Nothing is left to be sent on: the file that was ended is not touched again.
    await expect(writer.flush()).resolves.toBeUndefined();
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect(await allOf(readHeads(path))).toEqual([
      { orderId: 'ORDER-1', rows: 3, digest: digest('a'), line: 1 },
      { orderId: 'ORDER-2', rows: 12, digest: digest('b'), line: 2 },
      { orderId: 'staff_events', rows: 0, digest: digest('c'), line: 3 },
    ]);
  });

  test('is gone when it is not to be kept', async () => {
    const writer = await writeHeads(join(folder, 'heads.txt'));
    writer.write('ORDER-1', { rows: 3, digest: digest('a') });
    await writer.end(false);
    expect(await readdir(folder)).toEqual([]);
  });

  test.each(['appendFile', 'sync'] as const)('leaves no half when %s fails', async (step) => {
    const path = join(folder, 'heads.txt');
    const probe = await open(folder);
    const full = Object.assign(new Error('no space'), { code: 'ENOSPC' });
    vi.spyOn(Object.getPrototypeOf(probe), step).mockRejectedValueOnce(full);
    await probe.close();
    const writer = await writeHeads(path);
    writer.write('ORDER-1', { rows: 3, digest: digest('a') });
    await expect(writer.end(true)).rejects.toThrow(`${path} cannot be written (ENOSPC).`);
    expect(await readdir(folder)).toEqual([]);
  });

  test('says why a part of it was not written', async () => {
    const path = join(folder, 'heads.txt');
    const probe = await open(folder);
    const full = Object.assign(new Error('no space'), { code: 'ENOSPC' });
    vi.spyOn(Object.getPrototypeOf(probe), 'appendFile').mockRejectedValueOnce(full);
    await probe.close();
    const writer = await writeHeads(path);
    writer.write('ORDER-1', { rows: 3, digest: digest('a') });
    await expect(writer.flush()).rejects.toThrow(`${path} cannot be written (ENOSPC).`);
    await writer.end(false);
  });

  test('replaces none, and needs its folder', async () => {
    const path = join(folder, 'heads.txt');
    await writeFile(path, 'evidence');
    await expect(writeHeads(path)).rejects.toThrow(`${path} is there already.`);
    expect(await readFile(path, 'utf8')).toBe('evidence');
    const nowhere = join(folder, 'none', 'heads.txt');
    await expect(writeHeads(nowhere)).rejects.toThrow(`${nowhere} cannot be written (ENOENT).`);
  });

  test('that is none is said, with the line', async () => {
    const path = join(folder, 'heads.txt');
    await writeFile(path, `ORDER-1 3 ${digest('a')}\nORDER-2 0 ${digest('b')}\n`);
    await expect(allOf(readHeads(path))).rejects.toThrow(
      `Line 2 of ${path} is not an order id, a number of rows and a digest.`,
    );
    const none = join(folder, 'none.txt');
    await expect(allOf(readHeads(none))).rejects.toThrow(`${none} cannot be read (ENOENT).`);
  });

  test('is meant in the directory where pnpm was called', () => {
    vi.stubEnv('INIT_CWD', folder);
    expect(pathOf('heads.txt')).toBe(join(folder, 'heads.txt'));
    expect(pathOf('/heads.txt')).toBe('/heads.txt');
  });
});

describe('known heads', () => {
  async function* heads(...orderIds: string[]): AsyncGenerator<KnownHead, undefined> {
    for (const [index, orderId] of orderIds.entries()) {
      yield { orderId, rows: index + 1, digest: digest('a'), line: index + 1 };
    }
    return undefined;
  }
  const linesOf = (some: readonly KnownHead[]) => some.map(({ line }) => line);

  test('are handed out while their orders pass by', async () => {
    const known = knownHeads(heads('A', 'A', 'B', 'C'), null);
    expect(linesOf(await known.take('A'))).toEqual([1, 2]);
    expect(linesOf(await known.take('X'))).toEqual([]);
    expect(linesOf(await known.take('B'))).toEqual([3]);
    expect(await known.left()).toMatchObject({ orderId: 'C', line: 4 });
    expect(linesOf(await known.take('C'))).toEqual([4]);
    expect(await known.left()).toBeUndefined();
    expect(linesOf(await known.take('C'))).toEqual([]);
  });

  test('of one order alone, the others are passed over', async () => {
    const known = knownHeads(heads('A', 'B', 'A', 'C'), 'A');
    expect(linesOf(await known.take('A'))).toEqual([1, 3]);
    expect(await known.left()).toBeUndefined();
  });
});
