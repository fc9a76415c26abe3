import type { Readable } from 'node:stream';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { parseTimestamp } from '../pg-types.ts';
import {
  type CopiedTable,
  type DatabaseShape,
  ownSchemas,
  quoted,
  quotedColumns,
  type SequenceState,
} from './shape.ts';

/** The database as it was at one moment, however long it is read. */
export interface Snapshot extends DatabaseShape {
  /** All that was confirmed before it is in the snapshot. */
  readonly at: string;
  readonly tables: readonly CopiedTable[];
  readonly sequences: readonly SequenceState[];
  /** The rows of a table as PostgreSQL's COPY writes them in its text format. */
  copy(table: CopiedTable): CopiedRows;
  /** Lines of storage key, size and SHA-256 of every stored document, sorted by the key. */
  copyDocuments(): CopiedRows;
  end(): Promise<void>;
}

export interface CopiedRows {
  readonly stream: Readable;
  /** How many there were, when the stream has ended. */
  rows(): number;
}

/** A connection that is one worker's alone. */
export type Session = pg.PoolClient;

/** Any number: whoever holds this advisory lock makes a backup of this database. */
const backupKey = 7_262_232;

/** Nobody else may make a backup meanwhile. The lock goes with the connection. @returns whether it is ours */
export async function takeBackupTurn(client: pg.PoolClient): Promise<boolean> {
  const { rows } = await client.query('select pg_try_advisory_lock($1) as taken', [backupKey]);
  return rows[0]?.taken === true;
}

/** Begins one on a connection that is the snapshot's alone until its end. */
export async function openSnapshot(client: pg.PoolClient): Promise<Snapshot> {
  await client.query('begin isolation level repeatable read read only');
  const moment = await client.query<{ at: string }>(
    `select to_char(now() at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US') || '+00' as at`,
  );
  const tables = await tablesOf(client);
  const copy = (text: string): CopiedRows => {
    const stream = client.query(copyTo(text));
    return { stream, rows: () => stream.rowCount };
  };
  return {
    at: parseTimestamp(moment.rows[0]?.at ?? ''),
    tables,
    sequences: await sequencesOf(client),
    ...(await shapeOf(client)),
    copy: ({ schema, name, columns }) =>
      copy(`copy ${quoted(schema, name)} (${quotedColumns(columns)}) to stdout`),
    copyDocuments: () => copy(allDocuments(tables)),
    end: async () => {
      await client.query('rollback');
    },
  };
}

/** What the database was migrated to. */
export async function shapeOf(client: pg.PoolClient): Promise<DatabaseShape> {
  const own = await client.query<{ name: string }>('select name from kysely_migration order by 1');
  const queue = await client.query<{ id: number }>(
    'select max(id)::int as id from graphile_worker.migrations',
  );
  return { migrations: own.rows.map(({ name }) => name), queue: queue.rows[0]?.id ?? 0 };
}

/** Every table, with the columns that are not worked out from others. */
async function tablesOf(client: pg.PoolClient): Promise<CopiedTable[]> {
  const { rows } = await client.query<CopiedTable>(
    `select n.nspname as schema, c.relname as name,
       array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c
     join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid
     where n.nspname = any($1) and c.relkind = 'r' and a.attnum > 0
       and not a.attisdropped and a.attgenerated = ''
     group by n.nspname, c.relname
     order by n.nspname, c.relname`,
    [ownSchemas],
  );
  return rows;
}

async function sequencesOf(client: pg.PoolClient): Promise<SequenceState[]> {
  const { rows } = await client.query<{ schema: string; name: string }>(
    `select n.nspname as schema, c.relname as name
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = any($1) and c.relkind = 'S' order by 1, 2`,
    [ownSchemas],
  );
  const states: SequenceState[] = [];
  for (const { schema, name } of rows) {
    const state = await client.query<{ value: string; called: boolean }>(
      `select last_value::text as value, is_called as called from ${quoted(schema, name)}`,
    );
    for (const found of state.rows) states.push({ schema, name, ...found });
  }
  return states;
}

/** The documents of rows that were begun after a moment, as the database names them now. */
export async function documentsSince(
  client: pg.PoolClient,
  since: string,
): Promise<{ key: string; size: number; sha256: string }[]> {
  const all = documentsOf(await tablesOf(client), 'where created_at > $1');
  const text = `select storage_key as key, size, sha256 from (${all}) as file`;
  return (await client.query(text, [since])).rows;
}

/** All documents that the database names, as lines like those of a snapshot. */
export async function copyDocumentsOf(client: pg.PoolClient): Promise<Readable> {
  return client.query(copyTo(allDocuments(await tablesOf(client))));
}

/** Of these documents the ones that the database names now: others were erased since the snapshot. */
export async function stillNamed(
  client: pg.PoolClient,
  tables: readonly CopiedTable[],
  keys: readonly string[],
): Promise<string[]> {
  if (keys.length === 0) return [];
  const { rows } = await client.query<{ storage_key: string }>(
    `select storage_key from (${documentsOf(tables)}) as file where storage_key = any($1)`,
    [keys],
  );
  return rows.map((row) => row.storage_key);
}

function allDocuments(tables: readonly CopiedTable[]): string {
  const all = documentsOf(tables);
  return `copy (select * from (${all}) as file order by storage_key collate "C") to stdout`;
}

/** Whatever table names a stored file does it by these columns. */
function documentsOf(tables: readonly CopiedTable[], which = ''): string {
  const parts = ['storage_key', 'size', 'sha256', 'created_at'];
  const naming = tables.filter(({ columns }) => parts.every((part) => columns.includes(part)));
  return naming
    .map(
      ({ schema, name }) =>
        `select storage_key, size, sha256 from ${quoted(schema, name)} ${which}`,
    )
    .join(' union ');
}
