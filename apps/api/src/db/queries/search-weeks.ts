import { type Kysely, type RawBuilder, sql } from 'kysely';
import { type SearchTerm, weekMark } from '../../core/search/search-terms.ts';
import type { SearchNeed, Sizes } from '../../core/search/search-way.ts';
import type { Database } from '../schema.ts';
import { type ListRequest, matchesRequest } from './order-lists.ts';
import { allHold } from './search-holds.ts';
import type { Run } from './search-run.ts';

/** What the weeks gave that were looked through. */
interface WeeksResult {
  /** The newest, `least` of them if there are so many. */
  readonly ids: number[];
  /** All that were found or counted. */
  readonly total: number;
  /** Whether there are no others. */
  readonly isAll: boolean;
}

/** A search by the index of words. */
interface WeeksSearch {
  readonly request: ListRequest;
  readonly terms: readonly SearchTerm[];
  /** The terms that the index is asked for; the others are looked for in the words of these orders. */
  readonly asked: readonly number[];
  readonly wanted: SearchNeed;
  /** Beyond `least` matches, the weeks end after so much effort; the look at the words of an order is 1. */
  readonly effort: number;
  readonly sizes: Sizes;
}

/**
 * Goes through the weeks, newest first. Until `least` matches are found, the matches of a week are put
 * in their order; of further weeks they are counted, in any order and no more of them than are needed.
 */
export async function searchWeeks(
  db: Kysely<Database>,
  search: WeeksSearch,
  run: Run,
): Promise<WeeksResult> {
  const { least, most } = search.wanted;
  const [row] = await run(
    sql<WeeksResult>`
      with recursive weeks as materialized (
        select array(select week from order_words_week order by week desc) as list
      ), step (at, ids, found, effort, cut) as (
        select 0, null::bigint[], 0, 0, false
        union all
        select step.at + 1, next.ids, step.found + next.found, step.effort + next.effort,
          step.cut or next.cut
        from step cross join weeks cross join lateral (
          select matched.ids, coalesce(cardinality(matched.ids), 0) as found,
            words.looked + ${lookUps(search)} as effort, false as cut
          from (${wordsOfWeek(search)}) as words
          cross join lateral (select ${idsOfWeek(db, search)} as ids offset 0) as matched
          where step.found < ${least}::int
          union all
          select null, ${countOfWeek(db, search)}, words.looked + ${lookUps(search)},
            words.looked = words.allowed
          from (${wordsOfWeek(search, mostOfWeek(search))}) as words
          where step.found >= ${least}::int
        ) as next
        where step.at < cardinality(weeks.list) and step.found < ${most}::int
          and (step.found < ${least}::int or step.effort < ${search.effort}::int)
      )
      select array(
        select id from step cross join lateral unnest(ids) with ordinality as each (id, place)
        order by at, place limit ${least}
      ) as ids, (select max(found) from step) as total,
      (select bool_and(not cut) and max(at) = (select cardinality(list) from weeks)
        and max(found) < ${most}::int from step) as "isAll"
    `.compile(db),
  );
  return row ?? { ids: [], total: 0, isAll: true };
}

/** The orders of a week that the index names, and those of them that hold all terms. */
function wordsOfWeek({ terms, asked }: WeeksSearch, most: RawBuilder<unknown> = sql`null::int`) {
  const keys = asked.flatMap((at) => terms[at]?.key ?? []).join(' & ');
  return sql`
    select count(*)::int as looked, ${most} as allowed,
      coalesce(array_agg(w.order_pk) filter (where ${allHold('w', terms)}), '{}') as holding
    from (
      select * from order_words
      where search_keys(week, words, telephone)
        @@ replace(${keys}::text, ${weekMark}::text, lpad(to_hex(${week}), 3, '0'))::tsquery
      limit ${most}
    ) as w
    offset 0
  `;
}

/** So many rows of words at most are looked at in a week whose matches are only counted. */
const mostOfWeek = ({ wanted, effort }: WeeksSearch) => sql`
  least(${effort}::int - step.effort, 10 + (${wanted.most}::int - step.found) * 11 / 10)
`;

/** The matches of a week that are in the folder, newest first. */
function idsOfWeek(db: Kysely<Database>, search: WeeksSearch) {
  const { request } = search;
  const newest = sql<number[] | null>`array_agg(o.id order by o.created_at desc, o.id desc)`;
  const named = db
    .selectFrom('orders as o')
    .select(newest.as('ids'))
    .where(matchesRequest(request))
    .where(isHolding);
  if (isComplement(search)) return sql`(${named})`;
  const inWeek = ofWeek(db, request).select(newest.as('ids'));
  return sql`case when ${isMany(search)} then (${inWeek}) else (${named}) end`;
}

/** How many matches of a week are in the folder. */
function countOfWeek(db: Kysely<Database>, search: WeeksSearch) {
  const { request } = search;
  const n = sql<number>`count(*)::int`;
  const named = db
    .selectFrom('orders as o')
    .select(n.as('n'))
    .where(matchesRequest(request))
    .where(isHolding);
  const listed = isComplement(search)
    ? sql`cardinality(words.holding)
        - (${ofWeek(db, { ...request, folder: 'deletedOrder' }).select(n.as('n'))})`
    : sql`(${ofWeek(db, request).select(n.as('n'))})`;
  return sql`case when ${isMany(search)} then ${listed} else (${named}) end`;
}

const week = sql<number>`weeks.list[step.at + 1]`;
const isHolding = sql<boolean>`o.id = any(words.holding)`;

/** The matches among the orders of a folder and a week, by the folder's index. */
const ofWeek = (db: Kysely<Database>, request: ListRequest) =>
  db
    .selectFrom('orders as o')
    .where(matchesRequest(request))
    .where(sql<boolean>`o.created_at >= ${startOf(sql`${week}`, firstWeek, '-infinity')}`)
    .where(sql<boolean>`o.created_at < ${startOf(sql`${week} + 1`, lastWeek + 1, 'infinity')}`)
    // "is true" keeps the plan to one pass with a table of hashes.
    .where(sql<boolean>`(o.id in (select unnest(words.holding))) is true`);

/** The first and the last week that keys have; what lies beyond is in them (0020_order_words.sql). */
const firstWeek = 2600;
const lastWeek = 4095;
const startOf = (number: RawBuilder<unknown>, end: number, infinite: string) => sql`
  case when ${number} = ${sql.lit(end)} then ${sql.lit(infinite)}::timestamptz
    else to_timestamp((${number}) * 604800.0) end
`;

/** Order History has nearly all orders: fewer are not in it. */
const isComplement = ({ request }: WeeksSearch): boolean =>
  request.folder === 'allOrder' && request.marks.length === 0;

/**
 * The entries of the index that say which orders of a week are in the folder, or are not; and how many
 * of them cost as much as the look-up of one order.
 */
const entriesOfWeek = (search: WeeksSearch): number => {
  const { folder, all, weeks } = search.sizes;
  return Math.ceil((isComplement(search) ? all - folder : folder) / Math.max(weeks, 1));
};
const entriesForLookUp = 25;

/** Whether a week has so many matches that reading the folder's index costs less than looking each up. */
const isMany = (search: WeeksSearch) =>
  sql<boolean>`cardinality(words.holding) * ${sql.lit(entriesForLookUp)} > ${entriesOfWeek(search)}::int`;

/** The effort of finding which matches of a week are in the folder. */
const lookUps = (search: WeeksSearch) => sql<number>`
  case when ${isMany(search)} then ${Math.ceil((2 * entriesOfWeek(search)) / entriesForLookUp)}::int
    else 2 * cardinality(words.holding) end
`;
