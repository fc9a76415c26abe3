import { type OrderField, orderFieldKeys, orderFields } from '@pabean/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { papers } from '../../src/db/queries/order-search.ts';
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

test('the search of transaction ids and passports says the expression of its index', async () => {
  const { sql } = papers.compile(database.db);
  const expression = sql.replaceAll('o.', '');
  await database.pool.query(`create index as_searched on orders ((${expression}))`);
  const { rows } = await database.pool.query(
    `select distinct pg_get_expr(indexprs, indrelid) from pg_index
     where indexrelid in ('as_searched'::regclass, 'orders_search_papers'::regclass)`,
  );
  expect(rows).toHaveLength(1);
});

test('the database searches just the fields that the table of fields names', async () => {
  const { rows } = await database.pool.query<{ expression: string }>(
    `select pg_get_expr(d.adbin, d.adrelid) as expression from pg_attrdef d
       join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum
       where d.adrelid = 'orders'::regclass and a.attname = 'search_text'
     union all
     select pg_get_expr(indexprs, indrelid) from pg_index
       where indexrelid = 'orders_search_papers'::regclass`,
  );
  expect(rows).toHaveLength(2);
  const words = rows.flatMap(({ expression }) => expression.match(/\w+/g) ?? []);
  const wanted = Object.entries<OrderField>(orderFields).filter(([, field]) => field.searched);
  expect(orderFieldKeys.filter((key) => words.includes(key)).sort()).toEqual(
    wanted.map(([key]) => key).sort(),
  );
});
