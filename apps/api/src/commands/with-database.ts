import {
  DataDirectoryInUseError,
  runningDatabaseUrl,
  startEmbedded,
} from '@pabean/embedded-database';
import type { Logger } from 'pino';
import { migrate } from '../db/migrate.ts';
import type { Env } from '../env.ts';

/**
 * Lends the database of the configuration to a command that works beside the server: DATABASE_URL,
 * the database of a server that runs in the data directory, or our own, started for the while.
 */
export async function withDatabase<T>(
  env: Env,
  logger: Logger,
  work: (databaseUrl: string) => Promise<T>,
): Promise<T> {
  const { url, stop } = await lendDatabase(env, logger);
  try {
    await migrate(url, { log: logger });
    return await work(url);
  } finally {
    await stop();
  }
}

/** The same, as it is: nothing is migrated. `stop` gives it back. */
export async function lendDatabase(
  { databaseUrl, dataDir }: Env,
  logger: Logger,
): Promise<{ url: string; stop(): Promise<void> }> {
  if (databaseUrl) return { url: databaseUrl, stop: async () => {} };
  try {
    return await startEmbedded({ dataDir, logger });
  } catch (error) {
    if (!(error instanceof DataDirectoryInUseError)) throw error;
    const url = await runningDatabaseUrl(dataDir);
    // Somebody holds the directory but has no database to lend yet, or none any more.
    if (!url) throw error;
    return { url, stop: async () => {} };
  }
}
