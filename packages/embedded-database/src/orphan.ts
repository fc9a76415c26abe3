import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { DataDirectoryInUseError, EmbeddedDatabaseError } from './errors.ts';
import { socketLock } from './listening.ts';

/** Marks the PostgreSQL processes that we started; it shows in their command line. */
export const clusterName = 'pabean';

const run = promisify(execFile);
const stopWithin = 60_000;

/**
 * Ends the PostgreSQL that a killed server left behind in `data`, and removes the files in which it
 * wrote its process number. Called with the directory's lock held, so no server of ours is using it.
 *
 * @throws DataDirectoryInUseError when the PostgreSQL running there is not one of ours.
 */
export async function stopOrphan(data: string): Promise<void> {
  const files = [join(data, 'postmaster.pid'), socketLock(dirname(data))];
  for (const file of files) await stopPostgres(await processIn(file), data);
  // PostgreSQL would take any process that has the number for its predecessor: one that is not yet
  // collected by its parent, or another program's after a reboot. It still checks the shared memory.
  for (const file of files) await rm(file, { force: true });
}

/** The number in the first line; 0 where there is none. */
async function processIn(file: string): Promise<number> {
  const text = await readFile(file, 'utf8').catch(() => '');
  return Number.parseInt(text, 10) || 0;
}

async function stopPostgres(pid: number, data: string): Promise<void> {
  const command = pid > 0 ? await commandLine(pid) : undefined;
  if (!command?.includes(data)) return;
  if (!command.includes(`cluster_name=${clusterName}`)) {
    throw new DataDirectoryInUseError(
      `The database in ${data} is in use by a PostgreSQL that Pabean did not start (process ${pid}). Stop it first.`,
    );
  }
  signal(pid, 'SIGINT');
  const end = Date.now() + stopWithin;
  while (await commandLine(pid)) {
    if (Date.now() > end) {
      throw new EmbeddedDatabaseError(`An earlier PostgreSQL (process ${pid}) does not stop.`);
    }
    await sleep(20);
  }
}

/** Asks a process to stop; that it is gone already is fine. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

async function commandLine(pid: number): Promise<string | undefined> {
  try {
    if (process.platform === 'linux') {
      return (await readFile(`/proc/${pid}/cmdline`, 'utf8')).replaceAll('\0', ' ') || undefined;
    }
    if (process.platform === 'win32') return await windowsCommandLine(pid);
    return (await run('ps', ['-p', String(pid), '-o', 'args='])).stdout.trim() || undefined;
  } catch {
    return undefined;
  }
}

async function windowsCommandLine(pid: number): Promise<string | undefined> {
  const query = `(Get-CimInstance Win32_Process -Filter "ProcessId=${pid}").CommandLine`;
  return (await run('powershell', ['-NoProfile', '-Command', query])).stdout.trim() || undefined;
}
