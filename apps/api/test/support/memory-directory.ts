import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRunning } from '@pabean/embedded-database/testing';

/** Linux keeps these files in memory. */
const memory = '/dev/shm';
const name = 'pabean-test-';
/** A run of the whole suite takes a third of a gigabyte; the rest of it is for the tests' processes. */
const needed = 4 * 1024 ** 3;

/**
 * A directory that is gone with the machine, in memory where there is plenty of it: a database has
 * more than a thousand files, and each test file copies one.
 */
export async function memoryDirectory(): Promise<string> {
  if (!existsSync(memory)) return mkdtemp(join(tmpdir(), name));
  await removeLeftovers();
  const { bavail, bsize } = await statfs(memory);
  const isPlenty = bavail * bsize > needed && process.availableMemory() > needed;
  return mkdtemp(join(isPlenty ? memory : tmpdir(), `${name}${process.pid}-`));
}

/** What a run that was killed left behind would keep its memory. */
async function removeLeftovers(): Promise<void> {
  for (const entry of await readdir(memory)) {
    const pid = Number(new RegExp(`^${name}(\\d+)-`).exec(entry)?.[1] ?? process.pid);
    if (isRunning(pid)) continue;
    // Of another account it stays.
    await rm(join(memory, entry), { recursive: true, force: true }).catch(() => {});
  }
}
