import { mostDue, newestFirst, type OrderSorting, orderSorting } from '@pabean/domain';
import { type CompiledQuery, type Kysely, sql } from 'kysely';
import { type SearchTerm, termsOf } from '../../core/search/search-terms.ts';
import type { SearchNeed } from '../../core/search/search-way.ts';
import { areSurelyMany, byWholeWords } from '../../core/search/word-survey.ts';
import { compiledByShape } from '../prepared.ts';
import type { Database } from '../schema.ts';
import { type ListedOrder, rowsOf } from './listed-rows.ts';
import { inOrder } from './order-sorting.ts';
import { hasOwnWords } from './search-index.ts';
import { lookUpNamed, type Named } from './search-named.ts';
import { orderOverview } from './search-overview.ts';
import { newestWithParts } from './search-parts.ts';
import type { SearchPage } from './search-rows.ts';
import { type Run, runUntil, type SearchRequest } from './search-run.ts';
import { surveyOf } from './search-survey.ts';
import { idsWithWords, sortedWithWords, walkFolder } from './search-walk.ts';
import { type Matches, newestWithWords, type WordSearch } from './search-words.ts';

/** How many matches are counted at most; beyond, a search says that there are more. */
export const countedMatches = 1_000;

/** So many matches are sorted by another column; of more, the folder is read in that order. */
const sortedMatches = 20_000;

export interface FoundOrders {
  readonly rows: ListedOrder[];
  /** The matches; with `more`, at least so many: 1,000, or as many as were met with some effort. */
  readonly total: number;
  readonly more: boolean;
}

/** No folder holds so many orders: a page beyond is empty, and PostgreSQL's integers end at twice as many. */
const beyondAll = 2 ** 30;

/**
 * Orders of a folder that the text names: by a whole order id, e-mail, telephone, transaction id or
 * passport number when there is one, which indexes find at any size. Else all that hold its words
 * (decision 016).
 * @param onLookUp hears when the first is done, before words are looked for
 */
export async function searchOrders(
  db: Kysely<Database>,
  asked: SearchRequest,
  signal: AbortSignal,
  onLookUp: () => void = () => {},
): Promise<FoundOrders> {
  const run = runUntil(db, signal);
  const request = { ...asked, offset: Math.min(asked.offset, beyondAll) };
  const { offset, limit, sorting } = request;
  const isNewestFirst = sorting.sort === newestFirst.sort && sorting.dir === newestFirst.dir;
  const end = offset + limit;
  // One more than is needed tells that there are others.
  const most = 1 + Math.max(countedMatches, end);
  const all = 1 + Math.max(sortedMatches, end);
  const need = isNewestFirst ? { least: end + 1, most } : { least: all, most: all };
  const lookUp = await lookUpNamed(db, request, need.most, run);
  onLookUp();
  const page = isNewestFirst ? request : undefined;
  const matches = await newestMatches(db, request, { lookUp, wanted: need, page }, run);
  if (isNewestFirst) {
    const rows =
      matches.rows ?? (await rowsByIds(db, request, matches.ids.slice(offset, end), 0, run));
    return { rows, ...countOf(matches, most) };
  }
  const { ids, terms } = matches;
  const count = countOf(matches, most);
  if (ids.length === all && terms !== undefined) {
    const sorted = await sortedWithWords(db, request, terms, run);
    return { rows: await rowsByIds(db, request, sorted, 0, run), ...count };
  }
  return { rows: await rowsByIds(db, request, ids, offset, run), ...count };
}

/** A query of the ids of all that a search lists, in its order. Many matches are met along the folder. */
export async function allFound(
  db: Kysely<Database>,
  request: SearchRequest,
  signal: AbortSignal,
): Promise<CompiledQuery<{ id: number }>> {
  const run = runUntil(db, signal);
  const find = async (most: number) => {
    const lookUp = await lookUpNamed(db, request, most, run);
    return newestMatches(db, request, { lookUp, wanted: { least: most, most } }, run);
  };
  const { ids, terms } = await find(1 + sortedMatches);
  if (ids.length <= sortedMatches) return sortedOf(db, ids, request).compile();
  if (terms !== undefined) return idsWithWords(db, request, terms).compile(db);
  return sortedOf(db, (await find(2 ** 31 - 1)).ids, request).compile();
}

/** The count as it is told: one less than `most`, and that there are more. */
function countOf({ total, more }: Matches, most: number) {
  return total >= most ? { total: most - 1, more: true } : { total, more };
}

interface MatchesRequest {
  readonly lookUp: Named;
  readonly wanted: SearchNeed;
  /** Of these the rows too, if they are found by their words. */
  readonly page?: SearchPage | undefined;
}

/** The newest matches, and the terms that they hold if they were found by their words. */
async function newestMatches(
  db: Kysely<Database>,
  request: SearchRequest,
  { lookUp, wanted, page }: MatchesRequest,
  run: Run,
): Promise<Matches & { terms?: SearchTerm[] }> {
  const { isNamed, ids, folded, isFilling, folder } = lookUp;
  // A folder shows what Order History finds, as far as it is in the folder: nothing, when it is named elsewhere.
  if (isNamed) return allOf(ids);
  if (isFilling) return allOf(await newestWithParts(db, request, wanted.most, run));
  const terms = termsOf(folded);
  if (terms.length === 0) return allOf([]);
  if (request.due !== undefined) {
    const byClock = { ...request, sorting: orderSorting('fileBy') };
    const looked = await walkFolder(db, byClock, terms, { least: mostDue, looks: mostDue }, run);
    return allOf(looked.ids);
  }
  const overview = await orderOverview(db, folder);
  const search = { request, terms, wanted, folder, overview, page };
  return { ...(await matchesOfWords(db, search, run)), terms };
}

/** The newest matches, counted only where it is not known anyway that there are as many as are counted. */
async function matchesOfWords(
  db: Kysely<Database>,
  search: WordSearch,
  run: Run,
): Promise<Matches> {
  const { request, terms, wanted, folder } = search;
  const { least, most } = wanted;
  const survey = surveyOf(db, request, folder);
  if (least >= most || survey === undefined) return newestWithWords(db, search, run);
  if (!areSurelyMany(survey, terms, most)) {
    // Elsewhere few are counted by the index, and a word by itself is read fast enough.
    const isSlow = hasOwnWords(request) && terms.length > 1;
    const counted = isSlow ? byWholeWords(survey, terms, most) : undefined;
    return newestWithWords(db, { ...search, counted }, run);
  }
  const found = await newestWithWords(db, { ...search, wanted: { least, most: least } }, run);
  return found.total >= least ? { ...found, total: most, more: true } : found;
}

const allOf = (ids: number[]): Matches => ({ ids, total: ids.length, more: false });

/** The orders of these ids, sorted as asked, from `offset` on. */
async function rowsByIds(
  db: Kysely<Database>,
  { sorting, limit }: SearchRequest,
  ids: readonly number[],
  offset: number,
  run: Run,
): Promise<ListedOrder[]> {
  if (ids.length === 0) return [];
  return run(rowsQuery(db, sorting, { ids, limit, offset }));
}

interface RowsValues {
  readonly ids: readonly number[];
  readonly limit: number;
  readonly offset: number;
}

const rowsQuery = compiledByShape<OrderSorting, RowsValues, ListedOrder>(
  ({ sort, dir }) => `${sort} ${dir}`,
  (db, sorting, value) => {
    const page = sortedOf(db, value('ids'), { sorting });
    return rowsOf(db, page.limit(value('limit')).offset(value('offset')), sorting);
  },
);

const sortedOf = (
  db: Kysely<Database>,
  ids: readonly number[],
  { sorting }: Pick<SearchRequest, 'sorting'>,
) =>
  db
    .selectFrom('orders as o')
    .select('o.id')
    .where(sql<boolean>`o.id = any(${ids}::bigint[])`)
    .$call(inOrder(sorting));
