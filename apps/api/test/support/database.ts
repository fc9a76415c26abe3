import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import pg from 'pg';
import { connect } from '../../src/db/connect.ts';
import type { Database } from '../../src/db/schema.ts';
import { administer, currentCluster, databaseUrl } from './cluster.ts';

/** A database of its own, migrated and empty. */
export interface TestDatabase {
  url: string;
  db: Kysely<Database>;
  pool: pg.Pool;
  /** Closes the connections and removes the database. */
  drop(): Promise<void>;
}

/** Clones the run's template: about 30 ms, so every test file can have one. */
export async function freshDatabase(): Promise<TestDatabase> {
  const { url, name } = await createDatabase('template');
  const { db, pool, close } = connect(url, { max: 5 });
  return {
    url,
    db,
    pool,
    async drop() {
      await close();
      await dropDatabase(name);
    },
  };
}

/** A database without a single table, for tests of the migrations. */
export async function emptyDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const { url, name } = await createDatabase('empty');
  return { url, drop: () => dropDatabase(name) };
}

/** Runs one statement on a connection of its own. */
export function query(url: string, text: string): Promise<unknown[]> {
  return administer(url, async (client) => (await client.query(text)).rows);
}

async function createDatabase(from: 'template' | 'empty'): Promise<{ url: string; name: string }> {
  const cluster = await currentCluster();
  const name = `${cluster.prefix}_${randomBytes(5).toString('hex')}`;
  const template = from === 'template' ? `${cluster.prefix}_template` : 'template0';
  await onCluster(`create database ${name} template ${template} strategy ${cluster.strategy}`);
  return { url: databaseUrl(cluster.url, name), name };
}

function dropDatabase(name: string): Promise<void> {
  return onCluster(`drop database if exists ${name} with (force)`);
}

/** The driver's connection with two methods that its types leave out: whether it keeps the process alive. */
type AdminClient = pg.Client & { ref(): void; unref(): void };

/** The connection of this process that makes and drops databases: a new one each time cost as much as they do. */
let admin: Promise<AdminClient> | undefined;
let statements = 0;

/** Runs a statement on the cluster itself. The connection keeps the process alive only meanwhile. */
async function onCluster(text: string): Promise<void> {
  const { url } = await currentCluster();
  admin ??= connectAdmin(url);
  const client = await admin;
  if (++statements === 1) client.ref();
  try {
    await client.query(text);
  } finally {
    if (--statements === 0) client.unref();
  }
}

async function connectAdmin(url: string): Promise<AdminClient> {
  const client = new pg.Client({ connectionString: url }) as AdminClient;
  const forget = () => {
    admin = undefined;
  };
  // The cluster may end before this process does.
  client.on('error', forget).on('end', forget);
  try {
    await client.connect();
  } catch (error) {
    forget();
    throw error;
  }
  client.unref();
  return client;
}
