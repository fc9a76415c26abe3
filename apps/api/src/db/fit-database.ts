import type pg from 'pg';
import { DatabaseUnavailableError } from '../core/expected-failure.ts';
import type { SqlMigration } from './migrations-provider.ts';

/** What a database says of itself before the first table is made in it. */
interface Facts {
  encoding: string;
  read_only: boolean;
  user: string;
  may_create: boolean;
  /** A table of a name that is ours. */
  strange: string | null;
}

/** How far a database is from this version. */
interface Progress {
  readonly waiting: readonly SqlMigration[];
  /** No version of ours has ever been there. */
  readonly isNew: boolean;
}

/**
 * Makes sure that the migrations that wait can be run: half of them would be done, and a stack the
 * operator's only word for what is wrong.
 *
 * @param name the database as people read it
 * @throws DatabaseUnavailableError with one line that says what to do
 */
export async function requireFitDatabase(
  pool: pg.Pool,
  name: string,
  progress: Progress,
): Promise<void> {
  const words = await misfitOf(pool, progress);
  if (words !== null) throw new DatabaseUnavailableError(`The database ${name} ${words}`);
}

/** Why the server cannot work on a database, to be read behind its name; null where it can. */
export async function misfitOf(
  pool: pg.Pool,
  { waiting, isNew }: Progress,
): Promise<string | null> {
  const { rows } = await pool.query<Facts>(
    `select getdatabaseencoding() as encoding,
       current_setting('transaction_read_only')::bool as read_only,
       current_user as user,
       coalesce(has_schema_privilege(current_schema(), 'create'), false)
         and (to_regnamespace('graphile_worker') is not null
           or has_database_privilege(current_database(), 'create')) as may_create,
       (select relname from pg_class
        where relnamespace = to_regnamespace(current_schema()::text) and relname = any ($1)
        order by relname limit 1) as strange`,
    [isNew ? waiting.flatMap(tablesOf) : []],
  );
  const [facts] = rows;
  return facts ? wrongOf(facts, { waiting, isNew }) : null;
}

function wrongOf(facts: Facts, { waiting, isNew }: Progress): string | null {
  // One of before is left as it works.
  if (isNew && facts.encoding !== 'UTF8') {
    return `has the encoding ${facts.encoding}, which cannot hold every name: make it anew with "template template0 encoding 'UTF8'".`;
  }
  if (facts.read_only) return 'takes no writes: it is a standby, or set to read-only.';
  // Who has all tables already needs to make none.
  if (waiting.length > 0 && !facts.may_create) {
    return `cannot be filled: user "${facts.user}" may not make tables and schemas there. Let it own the database.`;
  }
  if (facts.strange !== null) {
    return `holds another program's table "${facts.strange}". Give Pabean a database of its own.`;
  }
  return null;
}

function tablesOf(migration: SqlMigration): string[] {
  if (!('text' in migration)) return [];
  const statements = migration.text.matchAll(/^create table (?:if not exists )?(\w+)/gm);
  return [...statements].map(([, table = '']) => table);
}
