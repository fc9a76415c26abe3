import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../schema.ts';
import { type ListRequest, matchesRequest } from './order-lists.ts';
import { countsAtOnce, isComplement, restOfWeeks } from './search-count.ts';
import { hasOwnWords, termsLeft, type WeeksSearch, wordsOfWeeks } from './search-index.ts';
import { runWithRows, type SearchResult } from './search-rows.ts';
import type { Run } from './search-run.ts';

/** Weeks that are asked in one go, at most. */
const mostWeeks = 16;
/** After weeks with fewer orders to look at than this, twice as many weeks are asked. */
const fewOrders = 60;

/**
 * Goes through the weeks, newest first: one, and more at a time where few orders hold the words. Until
 * `least` matches are found, those of each step are put in their order; in further weeks they are
 * counted, in any order and no more of them than are needed.
 */
export async function searchWeeks(
  db: Kysely<Database>,
  search: WeeksSearch,
  run: Run,
): Promise<SearchResult> {
  const { least } = search.wanted;
  const found = sql<Omit<SearchResult, 'rows'>>`
      with recursive weeks as materialized (
        select array(select week from order_words_week order by week desc) as list
      ), step (at, size, ids, found, effort, cut) as (
        select 0, 1, null::bigint[], 0, 0, false
        union all
        select step.at + step.size,
          case when next.looked < ${sql.lit(fewOrders)}
            then least(2 * step.size, ${sql.lit(mostWeeks)}) else greatest(step.size / 2, 1) end,
          next.ids, step.found + next.found, step.effort + next.effort, step.cut or next.cut
        from step cross join weeks cross join lateral (
          select min(week) as oldest, max(week) as newest, count(*)::int as n,
            weeks.list[step.at + 1 : step.at + step.size] as list
          from unnest(weeks.list[step.at + 1 : step.at + step.size]) as week offset 0
        ) as asked cross join lateral (
          select matched.ids, coalesce(cardinality(matched.ids), 0) as found, words.looked,
            words.looked + ${lookUps(search)} as effort, false as cut
          from (${wordsOfWeeks(db, search, sql`asked.list`)}) as words
          cross join lateral (select ${idsOfWeeks(db, search)} as ids offset 0) as matched
          where step.found < ${least}::int
          ${countsAtOnce(search) ? sql`` : sql`union all ${countOfStep(db, search)}`}
        ) as next
        where step.at < cardinality(weeks.list) and ${goesOn(search)}
      ), last as (
        select max(at) as at, max(found) as found, max(effort) as effort, bool_or(cut) as cut from step
      ), counted as materialized (${countsAtOnce(search) ? restOfWeeks(db, search) : sql`select found, cut, at from last`})
      select array(
        select id from step cross join lateral unnest(ids) with ordinality as each (id, place)
        order by at, place limit ${least}
      ) as ids, counted.found as total,
      not counted.cut and counted.at >= cardinality(weeks.list)
        and counted.found < ${search.wanted.most}::int as "isAll"
      from counted cross join weeks
  `;
  const row = await runWithRows(db, found, search.page, run);
  return row ?? { ids: [], total: 0, isAll: true };
}

/** Whether there is another step. */
function goesOn(search: WeeksSearch) {
  const { least, most } = search.wanted;
  if (countsAtOnce(search)) return sql`step.found < ${least}::int`;
  return sql`step.found < ${most}::int
    and (step.found < ${least}::int or step.effort < ${search.effort}::int)`;
}

/** The weeks of a step whose matches are only counted. */
function countOfStep(db: Kysely<Database>, search: WeeksSearch) {
  const { wanted, effort } = search;
  const allowed = sql`
    least(${effort}::int - step.effort, 10 + (${wanted.most}::int - step.found) * 11 / 10)`;
  return sql`
    select null, ${countOfWeeks(db, search)}, words.looked, words.looked + ${lookUps(search)},
      words.looked = ${allowed}
    from (${wordsOfWeeks(db, search, sql`asked.list`, allowed)}) as words
    where step.found >= ${wanted.least}::int`;
}

/** The matches of some weeks that are in the folder, newest first. */
function idsOfWeeks(db: Kysely<Database>, search: WeeksSearch) {
  const { request } = search;
  if (hasOwnWords(request)) return sql`words.holding`;
  const newest = sql<number[] | null>`array_agg(o.id order by o.created_at desc, o.id desc)`;
  const named = db
    .selectFrom('orders as o')
    .select(newest.as('ids'))
    .where(matchesRequest(request))
    .where(isHolding);
  if (isComplement(request)) return sql`(${named})`;
  const inWeeks = ofWeeks(db, request).select(newest.as('ids'));
  return sql`case when ${isMany(search)} then (${inWeeks}) else (${named}) end`;
}

/** How many matches of some weeks are in the folder. */
function countOfWeeks(db: Kysely<Database>, search: WeeksSearch) {
  const { request } = search;
  const n = sql<number>`count(*)::int`;
  const named = db
    .selectFrom('orders as o')
    .select(n.as('n'))
    .where(matchesRequest(request))
    .where(isHolding);
  const inWeeks = ofWeeks(db, request).select(n.as('n'));
  return sql`case when ${isMany(search)} then (${inWeeks}) else (${named}) end`;
}

const isHolding = sql<boolean>`o.id = any(words.holding)`;

/** The matches among the orders of a folder and these weeks, by the folder's index. */
const ofWeeks = (db: Kysely<Database>, request: ListRequest) =>
  db
    .selectFrom('orders as o')
    .where(matchesRequest(request))
    .where(sql<boolean>`o.created_at >= ${startOf(sql`asked.oldest`, firstWeek, '-infinity')}`)
    .where(sql<boolean>`o.created_at < ${startOf(sql`asked.newest + 1`, lastWeek + 1, 'infinity')}`)
    // "is true" keeps the plan to one pass with a table of hashes.
    .where(sql<boolean>`(o.id in (select unnest(words.holding))) is true`);

/** The first and the last week that keys have; what lies beyond is in them (0020_order_words.sql). */
const firstWeek = 2600;
const lastWeek = 4095;
const startOf = (number: RawBuilder<unknown>, end: number, infinite: string) => sql`
  case when ${number} = ${sql.lit(end)} then ${sql.lit(infinite)}::timestamptz
    else to_timestamp((${number}) * 604800.0) end
`;

/**
 * The entries of the index that say which orders of a week are in the folder; and how many of them cost
 * as much as the look-up of one order.
 */
const entriesOfWeek = ({ sizes: { folder, weeks } }: WeeksSearch): number =>
  Math.ceil(folder / Math.max(weeks, 1));
const entriesForLookUp = 25;

/** Whether these weeks have so many matches that reading the folder's index costs less than looking each up. */
const isMany = (search: WeeksSearch) =>
  sql<boolean>`cardinality(words.holding) * ${sql.lit(entriesForLookUp)} > ${entriesOfWeek(search)}::int * asked.n`;

/** The effort of finding which matches of these weeks are in the folder. */
function lookUps(search: WeeksSearch) {
  if (hasOwnWords(search.request)) {
    return sql<number>`${sql.lit(termsLeft(search).length === 0 ? 0 : 2)} * words.looked`;
  }
  const each = sql<number>`2 * cardinality(words.holding)`;
  if (isComplement(search.request)) return each;
  const ofFolder = Math.ceil((2 * entriesOfWeek(search)) / entriesForLookUp);
  return sql<number>`case when ${isMany(search)} then ${ofFolder}::int * asked.n else ${each} end`;
}
