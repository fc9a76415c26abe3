import { Logger, runMigrations } from 'graphile-worker';
import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { DatabaseNewerError } from '../core/expected-failure.ts';
import { type Connection, checkDatabase, connect, describeUrl } from './connect.ts';
import { sqlFiles } from './migrations-provider.ts';
import { fillReportCounts } from './queries/report-counts.ts';

/** Any number, the same in every version: whoever holds this advisory lock migrates. */
const lockKey = 7_262_230;

/** How to migrate; `directory` is another set of migrations, for tests. */
export interface MigrateOptions {
  directory?: string;
  log?: { info(details: object, message: string): void };
}

/**
 * Brings the database to this version: our own tables and those of the job queue. Any number of
 * processes may call it at once; one works, the others wait and find nothing left to do.
 *
 * @returns the names of the migrations applied now.
 * @throws DatabaseNewerError when a newer version was here; nothing is changed then.
 */
export async function migrate(url: string, options: MigrateOptions = {}): Promise<string[]> {
  // Building an index on a large table may take longer than any query of a request.
  const connection = connect(url, { max: 2, statementTimeout: 0 });
  try {
    await checkDatabase(connection.pool, url);
    const holder = await connection.pool.connect();
    try {
      await holder.query('select pg_advisory_lock($1)', [lockKey]);
      const applied = await migrateTables(connection, url, options);
      if (options.directory === undefined) await fillReportCounts(connection.db);
      await migrateJobs(url);
      return applied;
    } finally {
      // Ending the session frees the lock, whatever state an error left it in.
      holder.release(true);
    }
  } finally {
    await connection.close();
  }
}

async function migrateTables({ db }: Connection, url: string, options: MigrateOptions) {
  const migrator = new Migrator({ db, provider: sqlFiles(options.directory) });
  const { unknown } = await migrationState(db, options.directory);
  if (unknown.length > 0) {
    throw new DatabaseNewerError(
      `The database ${describeUrl(url)} is newer than this version of Pabean (it has ${unknown.join(', ')}). Start the newer version, or restore a backup made before it.`,
    );
  }
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error) throw error;
  const applied = results.filter((one) => one.status === 'Success').map((one) => one.migrationName);
  for (const migration of applied) options.log?.info({ migration }, 'Database migrated');
  return applied;
}

/** Whether no version of ours has ever been here. */
export async function isEmptyDatabase(url: string): Promise<boolean> {
  const { db, pool, close } = connect(url, { max: 1 });
  try {
    await checkDatabase(pool, url);
    const migrationNames = Object.keys(await sqlFiles().getMigrations());
    const { waiting } = await migrationState(db);
    return waiting.length === migrationNames.length;
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
export async function migrationState(
  db: Connection['db'],
  directory?: string,
): Promise<MigrationState> {
  const migrationNames = Object.keys(await sqlFiles(directory).getMigrations());
  const table = await sql<{
    name: string | null;
  }>`select to_regclass('kysely_migration')::text as name`.execute(db);
  if (!table.rows[0]?.name) return { waiting: migrationNames, unknown: [] };
  const { rows } = await sql<{
    name: string;
  }>`select name from kysely_migration order by name`.execute(db);
  const applied = rows.map((row) => row.name);
  return {
    waiting: migrationNames.filter((name) => !applied.includes(name)),
    unknown: applied.filter((name) => !migrationNames.includes(name)),
  };
}

async function migrateJobs(url: string): Promise<void> {
  await runMigrations({
    connectionString: url,
    maxPoolSize: 2,
    logger: new Logger(() => () => {}),
  });
}
