import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../schema.ts';
import { type ListedOrder, rowsOfArray } from './listed-rows.ts';
import type { Run } from './search-run.ts';

/** The part of what a search finds that is shown. `offset` and `limit` count orders. */
export interface SearchPage {
  readonly offset: number;
  readonly limit: number;
}

/** What one way of searching found. */
export interface SearchResult {
  /** The newest, as many as were wanted if there are so many. */
  readonly ids: number[];
  /** All that were found or counted. */
  readonly total: number;
  /** Whether there are no others. */
  readonly isAll: boolean;
  /** Those of the page that was asked for. */
  readonly rows?: ListedOrder[] | undefined;
}

/** The one row of a statement that looks for orders. */
interface Found {
  /** The orders, in the order in which they are shown. */
  readonly ids: number[];
}

/**
 * Runs a statement that looks for orders, and reads the rows of a page of them in the same go.
 * @param found gives one row
 * @param page left out, the ids alone are read
 */
export async function runWithRows<F extends Found>(
  db: Kysely<Database>,
  found: RawBuilder<F>,
  page: SearchPage | undefined,
  run: Run,
): Promise<(F & { rows: ListedOrder[] | undefined }) | undefined> {
  if (page === undefined) {
    const [only] = await run(found.compile(db));
    return only && { ...only, rows: undefined };
  }
  const end = page.offset + page.limit;
  const ids = sql<number[]>`matches.ids[${page.offset}::int + 1 : ${end}::int]`;
  // What was found stands in the first row, and is left there: a copy of each row costs a call's memory.
  const rows = await run(
    sql<F & ListedOrder & { place: number | null }>`
      with matches as materialized (${found})
      select first.*, listed.*
      from matches
      left join lateral (${rowsOfArray(db, ids)}) as listed on true
      left join matches as first on listed.place is null or listed.place = 1
      order by listed.place
    `.compile(db),
  );
  const [first] = rows;
  return first && { ...first, rows: first.place === null ? [] : rows };
}
