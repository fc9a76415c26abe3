import { type OrderField, orderFieldKeys, orderFields } from '@pabean/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase, type TestDatabase } from '../support/database.ts';
import { schemaColumns } from './schema-columns.ts';

/** Tables that no query of ours names: the migrations' own, and the heads that triggers keep. */
const unnamed = [
  'kysely_migration',
  'kysely_migration_lock',
  'order_history_head',
  'staff_event_head',
];

/** Columns that triggers write and queries of the chains read (decision 006). */
const chainColumns = [
  'order_history.position',
  'order_history.previous_digest',
  'order_history.digest',
  'staff_event.previous_digest',
  'staff_event.digest',
];

/** How the driver and our parsers (pg-types.ts) give a type of SQL. */
const kinds: Record<string, string> = {
  bigint: 'number',
  integer: 'number',
  boolean: 'boolean',
  jsonb: 'json',
  text: 'text',
  uuid: 'text',
  date: 'text',
  'timestamp with time zone': 'text',
  numeric: 'text',
  inet: 'text',
  int8multirange: 'text',
  ARRAY: 'json',
};

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

test('schema.ts names every column of the migrated database, its kind and whether it may be null', async () => {
  const { rows } = await database.pool.query<{
    table: string;
    column: string;
    type: string;
    nullable: boolean;
  }>(
    `select table_name as table, column_name as column, data_type as type,
       is_nullable = 'YES' as nullable
     from information_schema.columns
     where table_schema = 'public' and not table_name = any($1)
       and not table_name || '.' || column_name = any($2)`,
    [unnamed, chainColumns],
  );
  const found: Record<string, Record<string, string>> = {};
  for (const { table, column, type, nullable } of rows) {
    const kind = kinds[type] ?? type;
    found[table] = { ...found[table], [column]: nullable ? `${kind} or null` : kind };
  }
  expect(found).toEqual(schemaColumns);
});

test('the database searches just the fields that the table of fields names', async () => {
  const { rows } = await database.pool.query<{ written: string; watched: string; index: string }>(
    `select prosrc as written, pg_get_triggerdef(t.oid) as watched,
       pg_get_indexdef('orders_words_refunds'::regclass) as index
     from pg_proc p, pg_trigger t
     where p.proname = 'orders_worded' and t.tgname = 'orders_worded_update'`,
  );
  const wanted = Object.entries<OrderField>(orderFields).filter(([, field]) => field.searched);
  const keys = wanted.map(([key]) => key).sort();
  const fieldsIn = (text: string, prefix: string) =>
    orderFieldKeys.filter((key) => new RegExp(`\\b${prefix}\\.${key}\\b`).test(text)).sort();
  const { written = '', watched = '', index = '' } = rows[0] ?? {};
  expect(fieldsIn(written, 'o'), 'an order that comes in').toEqual(keys);
  expect(fieldsIn(written, 'new'), 'an order that is changed').toEqual(keys);
  expect(fieldsIn(watched, 'new'), 'what is looked at for a change').toEqual(keys);
  const columns = watched.slice(watched.indexOf('UPDATE OF'), watched.indexOf('FOR EACH ROW'));
  const named = (text: string) =>
    orderFieldKeys.filter((key) => text.match(/\w+/g)?.includes(key)).sort();
  expect(named(columns)).toEqual(keys);
  expect(named(index), 'the index of a folder').toEqual(keys);
});
