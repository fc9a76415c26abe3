import type { CompiledQuery, Kysely } from 'kysely';
import pg from 'pg';
import type { StatementWatch } from './connection-log.ts';
import { askPrepared } from './prepared-query.ts';
import type { Database } from './schema.ts';

const pools = new WeakMap<Kysely<Database>, PreparingPool>();

interface KnownPool {
  readonly pool: pg.Pool;
  readonly watch: StatementWatch | undefined;
}

interface PreparingPool extends KnownPool {
  /** Texts that its connections prepare, with their names. */
  readonly names: Map<string, string>;
}

/** Lets prepared statements find the connections behind a query builder. */
export function knowPool(db: Kysely<Database>, known: KnownPool): void {
  pools.set(db, { ...known, names: new Map() });
}

/** A statement whose text is known; it runs with the values of a call. */
export type Statement<Values extends object, Row extends object> = (
  db: Kysely<Database>,
  values: Values,
) => Promise<Row[]>;

/** Marks where a value of the call belongs in a query. */
export type PlaceOf<Values extends object> = <Key extends keyof Values>(key: Key) => Values[Key];

/** A query of the builder, or one in SQL. */
interface Query<Row> {
  compile(db: Kysely<Database>): CompiledQuery<Row>;
}

/** Stands in a query for a value that the call gives. */
class Place {
  readonly key: PropertyKey;

  constructor(key: PropertyKey) {
    this.key = key;
  }
}

/**
 * A query that is put into words once per process and prepared once per connection: both together are
 * most of the time of a small read. Kysely does neither. For the few statements of the calls that are
 * made all day, whose texts are few; a text per list length would fill the server's memory. The query
 * names its columns: a prepared `select *` fails once a migration has added one. In a transaction it
 * runs unprepared, on the transaction's connection.
 *
 * @param build makes the query, with `value(key)` where a value of the call belongs
 */
export function statement<Values extends object, Row extends object>(
  build: (db: Kysely<Database>, value: PlaceOf<Values>) => Query<Row>,
): Statement<Values, Row> {
  let compiled: CompiledQuery<Row> | undefined;
  return (db, values) => {
    compiled ??= inWords(db, build);
    return run(db, withValues(compiled, values));
  };
}

/** A query with a `Place` for each value of a call. */
function inWords<Values extends object, Row extends object>(
  db: Kysely<Database>,
  build: (db: Kysely<Database>, value: PlaceOf<Values>) => Query<Row>,
): CompiledQuery<Row> {
  // The builder takes any value where it takes one at all, and hands it on as it is.
  return build(db, (key) => new Place(key) as never).compile(db);
}

const withValues = <Row>(compiled: CompiledQuery<Row>, values: object): CompiledQuery<Row> => ({
  ...compiled,
  parameters: compiled.parameters.map((parameter) =>
    parameter instanceof Place ? Reflect.get(values, parameter.key) : parameter,
  ),
});

/** Texts that are remembered at most; then all are forgotten. Some depend on how many words are typed. */
export const mostTexts = 300;

/**
 * Texts that are prepared at most: PostgreSQL keeps each, a tenth of a megabyte, on every connection for as
 * long as that lives. Those beyond run all the same, planned anew at each call: of a list's filters there
 * are a million combinations.
 */
const mostPrepared = 300;

/**
 * Queries whose texts differ by more than values, each put into words once per process, for connections that
 * prepare what they are asked. Of the shapes that were asked for, their texts alone are remembered.
 *
 * @param keyOf all of a shape that its text depends on
 * @param build makes the query of a shape, with `value(key)` where a value of the call belongs
 */
export function compiledByShape<Shape, Values extends object, Row extends object>(
  keyOf: (shape: Shape) => string,
  build: (db: Kysely<Database>, shape: Shape, value: PlaceOf<Values>) => Query<Row>,
): (db: Kysely<Database>, shape: Shape, values: Values) => CompiledQuery<Row> {
  const queries = new Map<string, CompiledQuery<Row>>();
  return (db, shape, values) => {
    const key = keyOf(shape);
    let compiled = queries.get(key);
    if (compiled === undefined) {
      if (queries.size === mostTexts) queries.clear();
      compiled = inWords<Values, Row>(db, (builder, value) => build(builder, shape, value));
      queries.set(key, compiled);
    }
    return withValues(compiled, values);
  };
}

async function run<Row extends object>(
  db: Kysely<Database>,
  query: CompiledQuery<Row>,
): Promise<Row[]> {
  const entry = pools.get(db);
  if (entry === undefined) return (await db.executeQuery(query)).rows;
  const { sql: text, parameters } = query;
  // `pool.query` would close the connection of a statement that fails, for a lock for example.
  const client = await entry.pool.connect();
  const began = performance.now();
  let isGone = false;
  try {
    return await askPrepared<Row>(client, { name: nameOf(text, entry), text, values: parameters });
  } catch (error) {
    isGone = hasLostConnection(error);
    throw error;
  } finally {
    entry.watch?.((performance.now() - began) / 1000, text);
    client.release(isGone);
  }
}

/** PostgreSQL has ended the connection, or something else has: nothing of it is used again. */
const hasLostConnection = (error: unknown): boolean =>
  !(error instanceof pg.DatabaseError) || error.code?.startsWith('57P') === true;

/** One name for one text, whoever made it; none where it is not to be prepared. */
function nameOf(text: string, { names }: PreparingPool): string {
  let name = names.get(text);
  if (name === undefined) {
    if (names.size >= mostPrepared) return '';
    name = `pabean_${names.size}`;
    names.set(text, name);
  }
  return name;
}
