import { readFileSync } from 'node:fs';
import { mkdtemp, readlink, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

/** A new data directory, and what removes it together with a cluster that had to live elsewhere. */
export async function temporaryDataDir(): Promise<{ path: string; remove(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'pabean-data-'));
  return {
    path,
    async remove() {
      const outside = await readlink(join(path, 'postgres')).catch(() => undefined);
      if (outside) await rm(outside, { recursive: true, force: true });
      await rm(path, { recursive: true, force: true });
    },
  };
}

/** Whether a process runs; one that has ended but was not yet collected by its parent does not. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    if (process.platform !== 'linux') return true;
    return !/^\d+ \(.*\) [ZX]/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

/** Runs one statement on a connection of its own. */
export async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}
