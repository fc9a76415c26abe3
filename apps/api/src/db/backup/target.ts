import type pg from 'pg';
import { type CopiedTable, quoted, restoreMark } from './shape.ts';

/** Any number: whoever holds this advisory lock puts a backup into this database. */
const restoreKey = 7_262_233;

/** What a database is for a restore. */
export type TargetState = 'empty' | 'half' | 'taken';

/** Nobody else may restore into it meanwhile. @returns whether it is ours */
export async function takeRestoreTurn(client: pg.PoolClient): Promise<boolean> {
  const { rows } = await client.query('select pg_try_advisory_lock($1) as taken', [restoreKey]);
  return rows[0]?.taken === true;
}

/** Whether the database holds nothing, a restore that was not finished, or something of somebody. */
export async function targetState(client: pg.PoolClient | pg.Pool): Promise<TargetState> {
  if ((await halfRestored(client)) !== null) return 'half';
  const { rows } = await client.query<{ taken: boolean }>(
    `select exists (
       select from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where c.relkind in ('r', 'p', 'v', 'm', 'S', 'f')
         and n.nspname not like 'pg\\_%' and n.nspname <> 'information_schema'
         and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
     ) as taken`,
  );
  return rows[0]?.taken ? 'taken' : 'empty';
}

/** The backup whose restore into this database has begun and not ended; null where none has. */
export async function halfRestored(client: pg.PoolClient | pg.Pool): Promise<string | null> {
  const { rows } = await client.query<{ there: boolean }>(
    `select to_regclass('public.${restoreMark}') is not null as there`,
  );
  if (!rows[0]?.there) return null;
  const mark = await client.query<{ backup: string }>(`select backup from public.${restoreMark}`);
  return mark.rows[0]?.backup ?? '';
}

/** Whether a database has migrations beside these. */
export async function hasOtherMigrations(
  client: pg.PoolClient,
  names: readonly string[],
): Promise<boolean> {
  const table = await client.query("select to_regclass('public.kysely_migration') as name");
  if (table.rows[0]?.name === null) return false;
  const { rows } = await client.query<{ there: boolean }>(
    'select exists (select from kysely_migration where name <> all ($1)) as there',
    [names],
  );
  return rows[0]?.there === true;
}

/** Notes that a restore begins: the server does not start on it until `unmarkRestore`. */
export async function markRestore(client: pg.PoolClient, backup: string): Promise<void> {
  const table = `public.${restoreMark}`;
  await client.query(`create table if not exists ${table} (backup text not null)`);
  await client.query(`with gone as (delete from ${table}) insert into ${table} values ($1)`, [
    backup,
  ]);
}

/** The restore has ended. */
export async function unmarkRestore(client: pg.PoolClient): Promise<void> {
  await client.query(`drop table public.${restoreMark}`);
}

/** How many rows a table has. */
export async function countRows(pool: pg.Pool, table: CopiedTable): Promise<number> {
  const name = quoted(table.schema, table.name);
  const { rows } = await pool.query<{ n: string }>(`select count(*)::text as n from ${name}`);
  return Number(rows[0]?.n);
}
