import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { PlaceOf } from '../prepared.ts';
import type { Database } from '../schema.ts';
import { type ListedOrder, rowsOfArray } from './listed-rows.ts';

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

/** The values of a page in the statement of `withRows`. */
export interface PageValues {
  /** How many orders are before the page, and up to its end. */
  readonly before: number;
  readonly end: number;
}

/** No page is asked for: the values of none are not read. */
export const pageValues = (page: SearchPage | undefined): PageValues => {
  const { offset, limit } = page ?? { offset: 0, limit: 0 };
  return { before: offset, end: offset + limit };
};

/** A row of `withRows`: the first has what was found, the others are rows alone. */
export type FoundRow<F extends Found> = F &
  Partial<ListedOrder> & { readonly place?: number | null };

/**
 * A query that looks for orders and reads the rows of a page of them in the same go.
 * @param found gives one row
 */
export function withRows<F extends Found>(
  db: Kysely<Database>,
  found: RawBuilder<F>,
  value: PlaceOf<PageValues>,
): RawBuilder<FoundRow<F>> {
  const ids = sql<number[]>`matches.ids[${value('before')}::int + 1 : ${value('end')}::int]`;
  // What was found stands in the first row, and is left there: a copy of each row costs a call's memory.
  return sql<FoundRow<F>>`
    with matches as materialized (${found})
    select first.*, listed.*
    from matches
    left join lateral (${rowsOfArray(db, ids)}) as listed on true
    left join matches as first on listed.place is null or listed.place = 1
    order by listed.place
  `;
}

/**
 * What a statement that looks for orders gave.
 * @param isPaged whether it has the rows of a page as well (`withRows`)
 */
export function foundIn<F extends Found>(
  rows: FoundRow<F>[],
  isPaged: boolean,
): (F & { rows: ListedOrder[] | undefined }) | undefined {
  const [first] = rows;
  if (first === undefined || !isPaged) return first && { ...first, rows: undefined };
  return { ...first, rows: first.place === null ? [] : (rows as ListedOrder[]) };
}
