import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { type Binaries, findBinaries, hasModule } from './binaries.ts';
import { ensureCluster } from './initdb.ts';
import { chooseListening, type Listening } from './listening.ts';
import { lockDirectory } from './lock.ts';
import { machineMemory } from './machine-memory.ts';
import { clusterName, stopOrphan } from './orphan.ts';
import { makeDataDirectory, placeCluster } from './place.ts';
import { type KeptDatabase, keepRunning, type RestartLog } from './restarts.ts';
import { databaseAccount } from './run-as.ts';
import { ensureSecret, readSecret, writePrivateFile } from './secret-file.ts';
import { startProcess } from './server.ts';
import { setPassword } from './set-password.ts';
import { settingsFor } from './settings.ts';

export { isAway } from './away.ts';
export { type BaseCopy, openBaseCopy } from './base-copy.ts';
export { DataDirectoryInUseError, EmbeddedDatabaseError } from './errors.ts';
export { makeFolders } from './make-folders.ts';
export { makeDataDirectory } from './place.ts';
export { type Recovery, recoverEmbedded, type WalPart } from './recover.ts';
export { ensureSecret, readSecret, writePrivateFile } from './secret-file.ts';
export * from './wal.ts';

/** What the embedded database writes its own messages to. */
export interface DatabaseLogger extends RestartLog {
  debug(message: string): void;
}

/** What to start. `test` gives up safety for speed: a power failure destroys the database. */
export interface EmbeddedOptions {
  dataDir: string;
  logger?: DatabaseLogger;
  test?: boolean;
}

/** Our own running PostgreSQL. */
export interface EmbeddedDatabase {
  url: string;
  /** The process that runs now: another one when it has ended by itself. */
  readonly pid: number;
  /** Settles when PostgreSQL was stopped, or was given up after it had ended by itself too often. */
  ended: Promise<void>;
  /** Stops PostgreSQL and gives the data directory free. */
  stop(): Promise<void>;
}

const addressFile = 'database-address';
/** PostgreSQL's word for a password that is not that of the user. */
const wrongPassword = '28P01';

/**
 * Takes the data directory for this process and starts the PostgreSQL in it, made when there is
 * none. One that a killed server left running is stopped first. One that ends by itself is started
 * again in its place, at the same address, three times a minute at most.
 *
 * @throws DataDirectoryInUseError while another server uses the directory.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const { dataDir, test = false } = options;
  const account = await databaseAccount();
  await makeDataDirectory(dataDir, account);
  const lock = await lockDirectory(dataDir);
  let running: KeptDatabase | undefined;
  try {
    const home = await placeCluster(dataDir, account);
    const binaries = await findBinaries(account);
    const password = await ensureSecret(dataDir, 'database-password');
    const data = await ensureCluster({ home, binaries, account, password, test });
    const listening = await chooseListening(home);
    const log = (line: string) => options.logger?.debug(line);
    const settings = {
      ...settingsFor(test, machineMemory()),
      ...(test ? {} : await warmStart(binaries)),
      ...listening.settings,
      cluster_name: clusterName,
    };
    const start = async () => {
      await stopOrphan(data);
      return startProcess({ binaries, account, data, settings, log });
    };
    let database = await keepRunning(start, options.logger);
    running = database;
    const url = await ensureDatabase(listening, password).catch(async (error) => {
      if ((error as { code?: string }).code !== wrongPassword) throw error;
      // The file with the password was lost, by a power cut or by hand, and made anew: the data is there.
      await database.stop();
      await setPassword({ binaries, account, data }, password);
      database = await keepRunning(start, options.logger);
      running = database;
      return ensureDatabase(listening, password);
    });
    await writePrivateFile(join(dataDir, addressFile), `${url}\n`);
    return {
      url,
      get pid() {
        return database.pid();
      },
      ended: database.ended,
      async stop() {
        await rm(join(dataDir, addressFile), { force: true });
        await database.stop();
        await lock.release();
      },
    };
  } catch (error) {
    await running?.stop();
    await lock.release();
    throw error;
  }
}

/** The address of the database that a server has started in this directory, if any. It outlives a kill. */
export function runningDatabaseUrl(dataDir: string): Promise<string | undefined> {
  return readSecret(join(dataDir, addressFile));
}

async function ensureDatabase(listening: Listening, password: string): Promise<string> {
  const client = new pg.Client({ connectionString: listening.url(password, 'postgres') });
  await client.connect();
  try {
    const found = await client.query("select 1 from pg_database where datname = 'pabean'");
    if (found.rowCount === 0) await client.query('create database pabean');
  } finally {
    await client.end();
  }
  return listening.url(password, 'pabean');
}

/** After a start the cache holds what it held before: a first search would wait for the disk at each page. */
async function warmStart(binaries: Binaries): Promise<Record<string, string>> {
  const module = 'pg_prewarm';
  return (await hasModule(binaries, module)) ? { shared_preload_libraries: module } : {};
}
