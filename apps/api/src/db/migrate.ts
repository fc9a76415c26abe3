import { Logger, runMigrations } from 'graphile-worker';
import { sql } from 'kysely';
import { DatabaseNewerError, ExpectedFailure } from '../core/expected-failure.ts';
import { halfRestored } from './backup/target.ts';
import { type Connection, checkDatabase, connect, describeUrl } from './connect.ts';
import { misfitOf, requireFitDatabase } from './fit-database.ts';
import { makeMigrationTable, runMigration, takeTurn } from './migration-runner.ts';
import { type SqlMigration, sqlFiles } from './migrations-provider.ts';
import { fillReportCounts } from './queries/report-counts.ts';
import { requireOwnSessions } from './sessions-of-pooler.ts';

/** How to migrate; `directory` is another set of migrations, for tests. */
export interface MigrateOptions {
  directory?: string;
  log?: { info(details: object, message: string): void };
  /** A backup is being put into the database, which is refused to everybody else. */
  restoring?: boolean;
  /** These migrations alone: those of the older version whose backup it is. */
  only?: readonly string[];
}

/**
 * Brings the database to this version: our own tables and those of the job queue. Any number of
 * processes may call it at once; one works, the others wait and find nothing left to do. Each
 * migration is a transaction of its own, so that locks are held for one of them only; after a crash
 * the next start goes on behind the last one that was done.
 *
 * @returns the names of the migrations applied now.
 * @throws DatabaseNewerError when a newer version was here; nothing is changed then.
 */
export async function migrate(url: string, options: MigrateOptions = {}): Promise<string[]> {
  // Building an index on a large table may take longer than any query of a request.
  const connection = connect(url, { max: 2, statementTimeout: 0 });
  try {
    await checkDatabase(connection.pool, url);
    await requireOwnSessions(connection.pool);
    const holder = await connection.pool.connect();
    try {
      await takeTurn(holder);
      if (!options.restoring) await refuseHalf(connection, url);
      const applied = await migrateTables(connection, url, options);
      // An older version's tables may have no counts yet.
      const isWhole = options.directory === undefined && options.only === undefined;
      if (isWhole) await fillReportCounts(connection.db);
      await migrateJobs(connection);
      return applied;
    } finally {
      // Ending the session frees the lock, whatever state an error left it in.
      holder.release(true);
    }
  } finally {
    await connection.close();
  }
}

async function migrateTables({ db, pool }: Connection, url: string, options: MigrateOptions) {
  const { only } = options;
  const all = await sqlFiles(options.directory);
  const migrations = only ? all.filter(({ name }) => only.includes(name)) : all;
  const { waiting, unknown, last } = await stateOf(db, migrations);
  if (unknown.length > 0) {
    throw new DatabaseNewerError(
      `The database ${describeUrl(url)} is newer than this version of Pabean (it has ${unknown.join(', ')}). Start the newer version, or restore a backup made before it.`,
    );
  }
  const late = waiting.find(({ name }) => last !== undefined && name < last);
  if (late) throw new Error(`The migration ${late.name} comes before ${last}, which is done.`);
  if (waiting.length > 0) {
    const isNew = last === undefined;
    await requireFitDatabase(pool, describeUrl(url), { waiting, isNew });
    await makeMigrationTable(db);
  }
  const applied: string[] = [];
  for (const migration of waiting) {
    const started = performance.now();
    if (!(await runMigration(db, migration))) continue;
    applied.push(migration.name);
    const ms = Math.round(performance.now() - started);
    options.log?.info({ migration: migration.name, ms }, 'Database migrated');
  }
  return applied;
}

/** What was begun and not ended holds no orders, or not all. */
async function refuseHalf({ pool }: Connection, url: string): Promise<void> {
  const backup = await halfRestored(pool);
  if (backup === null) return;
  throw new ExpectedFailure(
    `The restore of backup ${backup} into ${describeUrl(url)} was not finished. Run the same pnpm restore again.`,
  );
}

/** Whether no version of ours has ever been here. */
export async function isEmptyDatabase(url: string): Promise<boolean> {
  const { db, pool, close } = connect(url, { max: 1 });
  try {
    await checkDatabase(pool, url);
    const { last } = await stateOf(db, await sqlFiles());
    return last === undefined;
  } finally {
    await close();
  }
}

/** What sets a database apart from this version. */
export interface MigrationState {
  /** Migrations of this version that the database does not have yet. */
  readonly waiting: readonly string[];
  /** Migrations that the database has and this version does not know. */
  readonly unknown: readonly string[];
}

/** Compares a database with this version, without changing it. */
export async function migrationState(db: Connection['db']): Promise<MigrationState> {
  const { waiting, unknown } = await stateOf(db, await sqlFiles());
  return { waiting: waiting.map(({ name }) => name), unknown };
}

/** Why the server cannot work on a database, to be read behind its name; null where it can. */
export async function databaseMisfit({
  db,
  pool,
}: Pick<Connection, 'db' | 'pool'>): Promise<string | null> {
  const { waiting, last } = await stateOf(db, await sqlFiles());
  return misfitOf(pool, { waiting, isNew: last === undefined });
}

async function stateOf(db: Connection['db'], migrations: readonly SqlMigration[]) {
  const table = await sql<{
    name: string | null;
  }>`select to_regclass('kysely_migration')::text as name`.execute(db);
  if (!table.rows[0]?.name) return { waiting: migrations, unknown: [], last: undefined };
  const { rows } = await sql<{
    name: string;
  }>`select name from kysely_migration`.execute(db);
  const applied = new Set(rows.map(({ name }) => name));
  return {
    waiting: migrations.filter(({ name }) => !applied.has(name)),
    unknown: [...applied].filter((name) => !migrations.some((one) => one.name === name)).sort(),
    last: [...applied].sort().at(-1),
  };
}

/** On our own pool: one of the queue's would close its connections without waiting for their end. */
async function migrateJobs({ pool }: Connection): Promise<void> {
  await runMigrations({ pgPool: pool, logger: new Logger(() => () => {}) });
}
