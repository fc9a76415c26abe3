import type { Selectable } from 'kysely';
import type { Database } from '../../src/db/schema.ts';

/** What a column holds when it is read; moments, days, amounts, ids and addresses are text. */
type Kind<Value> = [Value] extends [number]
  ? 'number'
  : [Value] extends [boolean]
    ? 'boolean'
    : [Value] extends [string]
      ? 'text'
      : 'json';
type Shape<Value> = null extends Value
  ? `${Kind<NonNullable<Value>>} or null`
  : Kind<NonNullable<Value>>;

/**
 * Every column that schema.ts names of these tables, said once more as a value, so that it can be
 * compared with the migrated database. It does not compile when it says something else than schema.ts.
 */
export type Columns<Table extends keyof Database> = {
  [Name in Table]: {
    [Column in keyof Selectable<Database[Name]>]: Shape<Selectable<Database[Name]>[Column]>;
  };
};
