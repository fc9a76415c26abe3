import type { Compilable, Kysely } from 'kysely';
import type pg from 'pg';
import type { Database } from './schema.ts';

const pools = new WeakMap<Kysely<Database>, pg.Pool>();
const names = new Map<string, string>();

/** Lets `executePrepared` find the connections behind a query builder. */
export function knowPool(db: Kysely<Database>, pool: pg.Pool): void {
  pools.set(db, pool);
}

/**
 * Runs a query as a prepared statement: parsed and planned once per connection, which is most of
 * the time of a small read. Kysely has none of its own. For the few statements of the calls that are
 * made all day, whose texts are few; a text per list length would fill the server's memory. The query
 * names its columns: a prepared `select *` fails once a migration has added one. In a transaction it
 * runs unprepared, on the transaction's connection.
 */
export async function executePrepared<Row extends object>(
  db: Kysely<Database>,
  query: Compilable<Row>,
): Promise<Row[]> {
  const compiled = query.compile();
  const pool = pools.get(db);
  if (pool === undefined) return (await db.executeQuery(compiled)).rows;
  let name = names.get(compiled.sql);
  if (name === undefined) {
    name = `pabean_${names.size}`;
    names.set(compiled.sql, name);
  }
  const values = [...compiled.parameters];
  // `pool.query` would close the connection of a statement that fails, for a lock for example.
  const client = await pool.connect();
  try {
    return (await client.query<Row>({ name, text: compiled.sql, values })).rows;
  } finally {
    client.release();
  }
}
