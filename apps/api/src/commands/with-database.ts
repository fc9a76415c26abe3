import { lstat, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  DataDirectoryInUseError,
  isAway,
  runningDatabaseUrl,
  startEmbedded,
} from '@pabean/embedded-database';
import type { Logger } from 'pino';
import { refuseMarked } from '../adapters/backup/restore-mark.ts';
import type { Env } from '../core/env.ts';
import { ExpectedFailure } from '../core/expected-failure.ts';
import { describeUrl } from '../db/connect.ts';
import { isEmptyDatabase, migrate } from '../db/migrate.ts';

/**
 * Lends the database of the configuration to a command that works beside the server: DATABASE_URL,
 * the database of a server that runs in the data directory, or our own, started for the while.
 * Nothing is made: who mistypes PABEAN_DATA_DIR or DATABASE_URL must not work on an empty database.
 */
export async function withDatabase<T>(
  env: Env,
  logger: Logger,
  work: (databaseUrl: string) => Promise<T>,
): Promise<T> {
  return withUnmigratedDatabase(env, logger, async (url) => {
    await migrate(url, { log: logger });
    return work(url);
  });
}

/** The same, as an earlier version may have left it. */
export async function withUnmigratedDatabase<T>(
  env: Env,
  logger: Logger,
  work: (databaseUrl: string) => Promise<T>,
): Promise<T> {
  const { url, stop } = await lendDatabase(env, logger);
  try {
    if (await isEmptyDatabase(url)) {
      throw new ExpectedFailure(
        `The database ${describeUrl(url)} has no tables of Pabean. Check ${env.databaseUrl ? 'DATABASE_URL' : 'PABEAN_DATA_DIR'}, or start the server on it first.`,
      );
    }
    return await work(url);
  } finally {
    await stop();
  }
}

/** A database, and how it is given back. */
interface Lent {
  readonly url: string;
  stop(): Promise<void>;
}

/** As long as a server may take from taking the data directory until its database answers. */
const patienceMs = 15_000;

/** The same, as it is: nothing is looked at or migrated. `stop` gives it back. */
export async function lendDatabase(
  { databaseUrl, dataDir }: Pick<Env, 'databaseUrl' | 'dataDir'>,
  logger: Logger,
  patience = patienceMs,
): Promise<Lent> {
  if (databaseUrl) return { url: databaseUrl, stop: async () => {} };
  await refuseMarked(dataDir);
  if (!(await hasOwnDatabase(dataDir))) {
    throw new ExpectedFailure(
      `There is no database in ${dataDir}. Check PABEAN_DATA_DIR, or start the server there first.`,
    );
  }
  const until = performance.now() + patience;
  for (;;) {
    const isLast = performance.now() >= until;
    const lent = await lendOwn(dataDir, logger, isLast);
    if (lent !== undefined) return lent;
    await sleep(Math.min(250, patience));
  }
}

/**
 * Our own database, or that of the server that holds the directory. Undefined while that one is starting:
 * it writes its address late, and what stands there until then is that of one that was killed.
 */
async function lendOwn(
  dataDir: string,
  logger: Logger,
  isLast: boolean,
): Promise<Lent | undefined> {
  try {
    return await startEmbedded({ dataDir, logger });
  } catch (error) {
    if (!(error instanceof DataDirectoryInUseError)) throw error;
    const url = await runningDatabaseUrl(dataDir);
    if (url !== undefined && !(await isAway(url))) return { url, stop: async () => {} };
    if (!isLast) return undefined;
    // Somebody holds the directory but has no database to lend yet, or none any more.
    if (url === undefined) throw error;
    throw new ExpectedFailure(
      `A server holds the data directory ${dataDir}, and its database does not answer. Wait until the server is ready, or start it again; its log says what is wrong.`,
    );
  }
}

/** Whether our own PostgreSQL was made in the data directory, by a start before. */
export async function hasOwnDatabase(dataDir: string): Promise<boolean> {
  const home = await lstat(join(dataDir, 'postgres')).catch(absent);
  // What a link leads to is judged where it is entered: it may be on a drive that is away.
  if (home === undefined || home.isSymbolicLink()) return home !== undefined;
  return (await stat(join(dataDir, 'postgres/data/PG_VERSION')).catch(absent)) !== undefined;
}

/** A path that may not be looked at is there. */
function absent(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') {
    throw new ExpectedFailure(`The data directory cannot be read: ${error.message}.`);
  }
}
