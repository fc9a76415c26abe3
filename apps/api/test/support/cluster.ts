import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '@pabean/embedded-database';
import pg from 'pg';
import { migrate } from '../../src/db/migrate.ts';
import { memoryDirectory } from './memory-directory.ts';

/** The PostgreSQL of one test run. Its databases begin with `prefix`; the template is `<prefix>_template`. */
export interface TestCluster {
  url: string;
  prefix: string;
  /** How a database is copied. */
  strategy: 'wal_log' | 'file_copy';
  stop(): Promise<void>;
}

/** Tells the processes of the tests which cluster the run has; they inherit it. */
const variable = 'PABEAN_TEST_CLUSTER';

/**
 * One PostgreSQL for the whole run with one migrated template database: TEST_DATABASE_URL when set,
 * else a throw-away cluster of our own.
 * @param inMemory keep its files there; not for a benchmark, which measures the drive too
 */
export async function startTestCluster({ inMemory = false } = {}): Promise<TestCluster> {
  const given = process.env.TEST_DATABASE_URL;
  const { url, stop } = given ? { url: given, stop: async () => {} } : await ownCluster(inMemory);
  // A third of the time; where each file is flushed to the drive it would be many times as much.
  const strategy = given ? 'wal_log' : 'file_copy';
  const prefix = `pabean_test_${randomBytes(5).toString('hex')}`;
  await administer(url, (client) => createTemplate(client, `${prefix}_template`));
  await migrate(databaseUrl(url, `${prefix}_template`));
  process.env[variable] = JSON.stringify({ url, prefix, strategy });
  return {
    url,
    prefix,
    strategy,
    async stop() {
      delete process.env[variable];
      if (given) await dropDatabases(url, prefix);
      await stop();
    },
  };
}

/** The run's cluster; started here when no global setup has done so (a script, a benchmark). */
export async function currentCluster(): Promise<Omit<TestCluster, 'stop'>> {
  const known = process.env[variable];
  return known ? JSON.parse(known) : startTestCluster();
}

/** Runs statements on the cluster itself, outside the databases of the tests. */
export async function administer<T>(
  url: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** The address of another database of the same cluster. */
export function databaseUrl(url: string, name: string): string {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
}

async function createTemplate(client: pg.Client, name: string): Promise<void> {
  try {
    // Another PostgreSQL may be made for any language; the tests expect the order of our own.
    const locale = "encoding 'UTF8' lc_collate 'C' lc_ctype 'C.UTF-8'";
    await client.query(`create database ${name} template template0 ${locale}`);
  } catch {
    await client.query(`create database ${name} template template0`);
  }
}

async function ownCluster(inMemory: boolean) {
  const dataDir = inMemory
    ? await memoryDirectory()
    : await mkdtemp(join(tmpdir(), 'pabean-test-'));
  const { url, stop } = await startEmbedded({ dataDir, test: true });
  return {
    url,
    async stop() {
      await stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function dropDatabases(url: string, prefix: string): Promise<void> {
  await administer(url, async (client) => {
    const { rows } = await client.query(
      'select datname from pg_database where starts_with(datname, $1)',
      [prefix],
    );
    for (const { datname } of rows)
      await client.query(`drop database if exists ${datname} with (force)`);
  });
}
