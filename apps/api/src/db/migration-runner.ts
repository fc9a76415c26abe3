import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { PoolClient } from 'pg';
import { runConcurrently } from './concurrent-indexes.ts';
import type { SqlMigration } from './migrations-provider.ts';
import type { Database } from './schema.ts';

/** Any number: whoever holds this advisory lock migrates, from the first migration to the last. */
const turnKey = 7_262_231;

/** The lock that the versions before hold while they migrate; here, for one transaction each. */
const lockKey = 7_262_230;

const askEveryMs = 200;

/** A migration waits so long for the lock of a table; those behind it wait no longer either. */
const lockTimeout = '2s';
const lockTries = 100;
const betweenTriesMs = 1_000;

/**
 * Waits until no other process migrates. It asks again and again: a statement that waits for a lock
 * keeps a snapshot meanwhile, and an index that is built concurrently waits for those.
 */
export async function takeTurn(holder: PoolClient): Promise<void> {
  for (;;) {
    const { rows } = await holder.query('select pg_try_advisory_lock($1) as taken', [turnKey]);
    if (rows[0]?.taken) return;
    await sleep(askEveryMs);
  }
}

/** Works while no other process migrates, nor begins to. */
export async function inMigrationTurn<T>(holder: PoolClient, work: () => Promise<T>): Promise<T> {
  await takeTurn(holder);
  try {
    return await work();
  } finally {
    await holder.query('select pg_advisory_unlock($1)', [turnKey]);
  }
}

/** Makes the table of the migrations that were run. Its name and columns are those of every version. */
export async function makeMigrationTable(db: Kysely<Database>): Promise<void> {
  await inTurn(db, async (trx) => {
    await sql`
      create table if not exists kysely_migration
        (name varchar(255) not null primary key, timestamp varchar(255) not null)
    `.execute(trx);
  });
}

/**
 * Runs a migration and notes it, both in one transaction. One that runs outside of a transaction is
 * noted afterwards: interrupted, it is run again.
 * @returns false when an older version has run it meanwhile
 */
export async function runMigration(
  db: Kysely<Database>,
  migration: SqlMigration,
): Promise<boolean> {
  if ('statements' in migration) {
    for (const statement of migration.statements) await runConcurrently(db, statement);
    return inTurn(db, (trx) => noted(trx, migration.name));
  }
  for (let tries = 1; ; tries += 1) {
    try {
      return await inTurn(db, async (trx) => {
        if (!(await noted(trx, migration.name))) return false;
        await sql.raw(`set local lock_timeout = '${lockTimeout}'`).execute(trx);
        await sql.raw(migration.text).execute(trx);
        return true;
      });
    } catch (error) {
      if ((error as { code?: string }).code !== '55P03' || tries === lockTries) throw error;
      await sleep(betweenTriesMs);
    }
  }
}

function inTurn<T>(db: Kysely<Database>, work: (trx: Transaction<Database>) => Promise<T>) {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${lockKey}::bigint)`.execute(trx);
    return work(trx);
  });
}

async function noted(trx: Transaction<Database>, name: string): Promise<boolean> {
  const { rows } = await sql`
    insert into kysely_migration values (${name}, ${new Date().toISOString()})
    on conflict do nothing returning name
  `.execute(trx);
  return rows.length > 0;
}
