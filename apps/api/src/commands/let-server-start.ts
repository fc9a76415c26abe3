import { setTimeout as sleep } from 'node:timers/promises';
import { runningDatabaseUrl } from '@pabean/embedded-database';
import type { Env } from '../core/env.ts';

/** As long as a server may take to start, or to start anew. */
const patienceMs = 60_000;

/**
 * Lets a server that starts at the same time come first, after a boot for example: a job that took the data
 * directory before it would keep it out until the backup is made and proven. Where none comes, the job goes on.
 */
export async function letServerStart(
  { databaseUrl, dataDir }: Pick<Env, 'databaseUrl' | 'dataDir'>,
  signal: AbortSignal,
  patience = patienceMs,
): Promise<void> {
  if (databaseUrl) return;
  const until = performance.now() + patience;
  while (!signal.aborted && performance.now() < until && !(await isServed(dataDir))) {
    await sleep(Math.min(1000, patience), undefined, { signal }).catch(() => {});
  }
}

/** Whether a server's database answers and is made. The file with its address outlives a kill. */
async function isServed(dataDir: string): Promise<boolean> {
  const url = await runningDatabaseUrl(dataDir).catch(() => undefined);
  if (url === undefined) return false;
  const { isEmptyDatabase } = await import('../db/migrate.ts');
  return isEmptyDatabase(url).then(
    (isEmpty) => !isEmpty,
    () => false,
  );
}
