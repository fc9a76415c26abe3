import { chmod, cp, mkdir, mkdtemp, readdir, readlink, rm, stat, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { findBinaries, locatePackage, systemDirectory } from '../src/binaries.ts';
import { startEmbedded } from '../src/index.ts';
import { canEnter, canRun, databaseAccount } from '../src/run-as.ts';
import { query, temporaryDataDir } from '../src/testing.ts';

const cleanUp: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const step of cleanUp.splice(0).reverse()) await step();
});

/** A directory that its owner alone can enter, as `mktemp -d` makes them. */
async function closedDirectory(): Promise<string> {
  const { path, remove } = await temporaryDataDir();
  cleanUp.push(remove);
  await chmod(path, 0o700);
  return path;
}

describe.runIf(process.getuid?.() === 0)('started by root', () => {
  test('the database works below a directory that only root can enter', async () => {
    const closed = await closedDirectory();
    const path = join(closed, 'clone/.data');
    await mkdir(join(closed, 'clone'), { mode: 0o700 });
    const first = await startEmbedded({ dataDir: path, test: true });
    await query(first.url, 'create table kept as select 42 as answer');
    await first.stop();
    const outside = await readlink(join(path, 'postgres'));
    cleanUp.push(() => rm(outside, { recursive: true }));
    const second = await startEmbedded({ dataDir: path, test: true });
    cleanUp.push(second.stop);
    expect(await query(second.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
    expect((await stat(closed)).mode & 0o777).toBe(0o700);
  });

  test('a database that was moved away is missed, not made anew', async () => {
    const path = join(await closedDirectory(), '.data');
    await (await startEmbedded({ dataDir: path, test: true })).stop();
    await rm(await readlink(join(path, 'postgres')), { recursive: true });
    await expect(startEmbedded({ dataDir: path, test: true })).rejects.toThrow(
      /which is not there/,
    );
  });

  test('directories made for the data let the database pass, and nobody read', async () => {
    const parent = await mkdtemp(join(tmpdir(), 'pabean-open-'));
    cleanUp.push(() => rm(parent, { recursive: true }));
    await chmod(parent, 0o755);
    const path = join(parent, 'made/data');
    await (await startEmbedded({ dataDir: path, test: true })).stop();
    expect((await stat(path)).mode & 0o777).toBe(0o710);
    expect((await stat(join(parent, 'made'))).mode & 0o777).toBe(0o710);
    const { uid, mode } = await stat(join(path, 'postgres'));
    expect([uid, mode & 0o777]).toEqual([(await databaseAccount())?.uid, 0o700]);
  });

  test('programs that the account cannot reach are copied once to where it can', async () => {
    const account = await databaseAccount();
    const { native } = await locatePackage();
    const closed = await closedDirectory();
    await cp(native, join(closed, 'native'), { recursive: true, verbatimSymlinks: true });
    expect(canEnter(closed, account)).toBe(false);
    const version = `test-${process.pid}`;
    const copy = join(systemDirectory, `postgresql-${version}`);
    cleanUp.push(() => rm(copy, { recursive: true }));
    const installed = { native: join(closed, 'native'), version };
    const [first, second] = await Promise.all([
      findBinaries(account, installed),
      findBinaries(account, installed),
    ]);
    expect(first).toEqual(second);
    expect(first.postgres).toBe(join(copy, 'bin/postgres'));
    expect(canRun(first.postgres, account)).toBe(true);
    expect((await stat(copy)).mode & 0o022).toBe(0);
    // As a power cut may leave a copy whose name came to the disk before its bytes.
    await truncate(first.postgres);
    expect(await findBinaries(account, installed)).toEqual(first);
    expect(canRun(first.postgres, account)).toBe(true);
    const names = await readdir(systemDirectory);
    expect(names.filter((name) => name.startsWith(`postgresql-${version}.`))).toEqual([]);
  });
});
