import { type Selectable, sql, type Transaction } from 'kysely';
import type { Database } from '../schema.ts';

/** A row as it is read; what is left out gets the table's default. */
export type Row<T extends keyof Database> = Partial<Selectable<Database[T]>>;

/**
 * Writes many rows with one parameter. A parameter for each cell would be 16,000 of them for a
 * batch of orders, and PostgreSQL ends at 65,535. A column that no row has gets the table's default;
 * one that some rows have is null in the others.
 * @returns what `returning` names, of the rows that were written
 */
export async function insertRows<T extends keyof Database & string, R extends keyof Row<T>>(
  trx: Transaction<Database>,
  table: T,
  rows: readonly Row<T>[],
  more: { unlessSame?: keyof Row<T> & string; returning?: readonly (R & string)[] } = {},
): Promise<Pick<Selectable<Database[T]>, R>[]> {
  if (rows.length === 0) return [];
  const names = (list: readonly string[]) => sql.join(list.map((name) => sql.ref(name)));
  const columns = names(filledColumns(rows));
  const { unlessSame, returning = [] } = more;
  const written = await sql<Pick<Selectable<Database[T]>, R>>`
    insert into ${sql.table(table)} (${columns})
    select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)
    ${unlessSame ? sql`on conflict (${sql.ref(unlessSame)}) do nothing` : sql``}
    ${returning.length > 0 ? sql`returning ${names(returning)}` : sql``}
  `.execute(trx);
  return written.rows;
}

/** Columns that a row has a value for: of an order's fields most are empty in most batches. */
function filledColumns(rows: readonly object[]): string[] {
  const columns = new Set<string>();
  for (const row of rows) {
    for (const [column, value] of Object.entries(row)) if (value !== undefined) columns.add(column);
  }
  return [...columns];
}
