import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type pg from 'pg';
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
  await administer(cluster.url, (client) =>
    client.query(`create database ${name} template ${template} strategy ${cluster.strategy}`),
  );
  return { url: databaseUrl(cluster.url, name), name };
}

async function dropDatabase(name: string): Promise<void> {
  const { url } = await currentCluster();
  await administer(url, (client) => client.query(`drop database if exists ${name} with (force)`));
}
