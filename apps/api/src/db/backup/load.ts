import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import {
  type CopiedTable,
  ownSchemas,
  quoted,
  quotedColumns,
  type SequenceState,
} from './shape.ts';

/** What goes into a database that was migrated and holds nothing yet. */
export interface Contents<Table extends CopiedTable> {
  readonly tables: readonly Table[];
  readonly sequences: readonly SequenceState[];
  /** The rows of a table as they were copied. */
  open(table: Table): Promise<Readable>;
}

/**
 * Fills the database, all of it or nothing: one transaction. Triggers are off, for what they write is in
 * the tables already; foreign keys are made again at the end and so checked row by row. The mark of the
 * restore stays: until it is taken away, the same restore fills it anew.
 */
export async function loadAll<Table extends CopiedTable>(
  client: pg.PoolClient,
  contents: Contents<Table>,
): Promise<void> {
  await client.query('begin');
  try {
    const references = await dropReferences(client);
    const triggers = await switchTriggersOff(client);
    const names = contents.tables.map(({ schema, name }) => quoted(schema, name));
    await client.query(`truncate ${names.join(', ')}`);
    for (const table of contents.tables) await loadTable(client, table, await contents.open(table));
    for (const { schema, name, value, called } of contents.sequences) {
      await client.query('select setval($1, $2, $3)', [quoted(schema, name), value, called]);
    }
    for (const text of [...references, ...triggers]) await client.query(text);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
  await client.query('analyze');
}

async function loadTable(client: pg.PoolClient, table: CopiedTable, rows: Readable) {
  const { schema, name, columns } = table;
  const text = `copy ${quoted(schema, name)} (${quotedColumns(columns)}) from stdin`;
  await pipeline(rows, client.query(copyFrom(text)));
}

/** Drops every foreign key. @returns the statements that make them again */
async function dropReferences(client: pg.PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ drop: string; add: string }>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
       format('alter table %s add constraint %I %s', conrelid::regclass, conname,
         pg_get_constraintdef(oid)) as add
     from pg_constraint
     where contype = 'f' and connamespace::regnamespace::text = any($1)`,
    [ownSchemas],
  );
  for (const { drop } of rows) await client.query(drop);
  return rows.map(({ add }) => add);
}

/** @returns the statements that switch them on again */
async function switchTriggersOff(client: pg.PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ off: string; on: string }>(
    `select format('alter table %s disable trigger %I', tgrelid::regclass, tgname) as off,
       format('alter table %s enable trigger %I', tgrelid::regclass, tgname) as on
     from pg_trigger t join pg_class c on c.oid = t.tgrelid
     where not tgisinternal and tgenabled = 'O' and c.relnamespace::regnamespace::text = any($1)`,
    [ownSchemas],
  );
  for (const { off } of rows) await client.query(off);
  return rows.map(({ on }) => on);
}
