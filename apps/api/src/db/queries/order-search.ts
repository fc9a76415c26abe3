import { newestFirst } from '@pabean/domain';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../schema.ts';
import { type ListedOrder, rowsOf } from './order-lists.ts';
import { inOrder } from './order-sorting.ts';
import { newestNamed } from './search-named.ts';
import { newestWithParts } from './search-parts.ts';
import { type Run, runUntil, type SearchRequest } from './search-run.ts';
import { type SearchTerm, termsOf } from './search-terms.ts';
import { newestWithWords, sortedWithWords } from './search-words.ts';

/** How many matches are counted; beyond, a search says that there are more. */
export const countedMatches = 1_000;

/** So many matches are sorted by another column; of more, the folder is read in that order. */
const sortedMatches = 20_000;

export interface FoundOrders {
  readonly rows: ListedOrder[];
  /** The matches; with `more`, at least so many. */
  readonly total: number;
  readonly more: boolean;
}

/**
 * Orders of a folder that the text names: by a whole order id, e-mail, telephone, transaction id or
 * passport number when there is one, which indexes find at any size. Else all that hold its words
 * (decisions/016).
 */
export async function searchOrders(
  db: Kysely<Database>,
  request: SearchRequest,
  signal: AbortSignal,
): Promise<FoundOrders> {
  const run = runUntil(db, signal);
  const { offset, limit, sorting } = request;
  const isNewestFirst = sorting.sort === newestFirst.sort && sorting.dir === newestFirst.dir;
  const counted = Math.max(countedMatches, offset + limit);
  // One more than is needed tells that there are others.
  const most = 1 + (isNewestFirst ? counted : Math.max(sortedMatches, counted));
  const { ids, terms } = await newestMatches(db, request, most, run);
  const total = Math.min(ids.length, counted);
  const more = ids.length > counted;
  if (isNewestFirst) {
    const page = ids.slice(offset, offset + limit);
    return { rows: await rowsByIds(db, request, page, 0, run), total, more };
  }
  if (ids.length === most && terms !== undefined) {
    const page = await sortedWithWords(db, request, terms, run);
    return { rows: await rowsByIds(db, request, page, 0, run), total, more };
  }
  return { rows: await rowsByIds(db, request, ids, offset, run), total, more };
}

/** The ids of the newest matches, and the terms that they hold if they were found by their words. */
async function newestMatches(
  db: Kysely<Database>,
  request: SearchRequest,
  most: number,
  run: Run,
): Promise<{ ids: number[]; terms?: SearchTerm[] }> {
  const named = await newestNamed(db, request, most, run);
  if (named.length > 0) return { ids: named };
  const [text] = await run(
    sql<{ folded: string; filling: boolean }>`
      select search_fold(${request.text}) as folded,
        exists (select from order_words_fill where below > 0) as filling
    `.compile(db),
  );
  if (text?.filling) return { ids: await newestWithParts(db, request, most, run) };
  const terms = termsOf(text?.folded ?? '');
  if (terms.length === 0) return { ids: [] };
  return { ids: await newestWithWords(db, request, terms, most, run), terms };
}

/** The orders of these ids, sorted as asked, from `offset` on. */
async function rowsByIds(
  db: Kysely<Database>,
  { sorting, limit }: SearchRequest,
  ids: readonly number[],
  offset: number,
  run: Run,
): Promise<ListedOrder[]> {
  if (ids.length === 0) return [];
  const page = db
    .selectFrom('orders as o')
    .select('o.id')
    .where(sql<boolean>`o.id = any(${[...ids]}::bigint[])`)
    .$call(inOrder(sorting))
    .limit(limit)
    .offset(offset);
  return run(rowsOf(db, page, sorting).compile());
}
