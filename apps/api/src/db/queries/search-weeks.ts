import type { FolderName, ProcessStatus } from '@pabean/domain';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { type SearchTerm, weekMark } from '../../core/search/search-terms.ts';
import type { SearchNeed, Sizes } from '../../core/search/search-way.ts';
import type { Database } from '../schema.ts';
import { markedBy } from './folders.ts';
import { type ListRequest, matchesRequest } from './order-lists.ts';
import { allHold } from './search-holds.ts';
import { runWithRows, type SearchPage, type SearchResult } from './search-rows.ts';
import type { Run } from './search-run.ts';

/** A search by the index of words. */
interface WeeksSearch {
  readonly request: ListRequest;
  readonly terms: readonly SearchTerm[];
  /** What the index is asked for; all terms are looked for in the words of the orders that it names. */
  readonly asked: readonly SearchTerm[];
  readonly wanted: SearchNeed;
  /** Beyond `least` matches, the weeks end after so much effort; the look at the words of an order is 1. */
  readonly effort: number;
  readonly sizes: Sizes;
  /** The part of the newest that is shown. */
  readonly page?: SearchPage | undefined;
}

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
  const { least, most } = search.wanted;
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
            string_agg(${keysOfWeek(search)}, '|')::tsquery as keys
          from unnest(weeks.list[step.at + 1 : step.at + step.size]) as week offset 0
        ) as asked cross join lateral (
          select matched.ids, coalesce(cardinality(matched.ids), 0) as found, words.looked,
            words.looked + ${lookUps(search)} as effort, false as cut
          from (${wordsOfWeeks(db, search)}) as words
          cross join lateral (select ${idsOfWeeks(db, search)} as ids offset 0) as matched
          where step.found < ${least}::int
          union all
          select null, ${countOfWeeks(db, search)}, words.looked, words.looked + ${lookUps(search)},
            words.looked = words.allowed
          from (${wordsOfWeeks(db, search, mostOfWeeks(search))}) as words
          where step.found >= ${least}::int
        ) as next
        where step.at < cardinality(weeks.list) and step.found < ${most}::int
          and (step.found < ${least}::int or step.effort < ${search.effort}::int)
      )
      select array(
        select id from step cross join lateral unnest(ids) with ordinality as each (id, place)
        order by at, place limit ${least}
      ) as ids, (select max(found) from step) as total,
      (select bool_and(not cut) and max(at) >= (select cardinality(list) from weeks)
        and max(found) < ${most}::int from step) as "isAll"
  `;
  const row = await runWithRows(db, found, search.page, run);
  return row ?? { ids: [], total: 0, isAll: true };
}

/** What the index is asked of a week. */
function keysOfWeek({ asked }: WeeksSearch) {
  const keys = asked.map(({ key }) => key).join(' & ');
  return sql`replace(${`(${keys})`}::text, ${weekMark}::text, lpad(to_hex(week), 3, '0'))`;
}

/** The orders of some weeks that the index names, and those of them that hold all terms. */
function wordsOfWeeks(
  db: Kysely<Database>,
  search: WeeksSearch,
  most: RawBuilder<unknown> = sql`null::int`,
) {
  if (hasOwnWords(search.request)) {
    const newest = sql`array_agg(w.order_pk order by w.created_at desc, w.order_pk desc)`;
    const left = termsLeft(search);
    const matches =
      left.length === 0 ? newest : sql`${newest} filter (where ${allHold('w', left)})`;
    return sql`
      select count(*)::int as looked, ${most} as allowed, coalesce(${matches}, '{}') as holding
      from (${ordersByOwnWords(db, search)} limit ${most}) as w
      offset 0
    `;
  }
  return sql`
    select count(*)::int as looked, ${most} as allowed,
      coalesce(array_agg(w.order_pk) filter (where ${allHold('w', search.terms)}), '{}') as holding
    from (
      select * from order_words where search_keys(week, words, telephone) @@ asked.keys
      limit ${most}
    ) as w
    offset 0
  `;
}

/** Folders whose orders have an index of words to themselves (0078_settled_words.sql), with their status. */
const withOwnWords: Partial<Record<FolderName, ProcessStatus>> = {
  refundOrder: 'Refunds',
  chargeBack: 'ChargeBack',
};

/** Whether the index names no orders but the folder's. */
export const hasOwnWords = ({ folder }: ListRequest): boolean => folder in withOwnWords;

/** What such an index does not say: words that it is not asked for, and what is more than a word. */
const termsLeft = ({ terms, asked }: WeeksSearch): SearchTerm[] =>
  terms.filter((term) => !term.whole || !asked.includes(term));

/** The status is written as this index has it, which keeps the index of statuses out. */
function ordersByOwnWords(db: Kysely<Database>, search: WeeksSearch) {
  const { folder, marks } = search.request;
  const named = db
    .selectFrom('orders as o')
    .select(['o.id as order_pk', 'o.created_at'])
    .where(sql<boolean>`search_order_keys(o.created_at, o.order_id, o.full_name, o.email,
      o.transaction_id, o.passport_number, o.country_code, o.phone_number) @@ asked.keys`)
    .where(sql<boolean>`o.process_status || '' = ${sql.lit(withOwnWords[folder])}`)
    .where(markedBy(marks));
  if (termsLeft(search).length === 0) return named;
  return named
    .innerJoin('order_words as of', 'of.order_pk', 'o.id')
    .select(['of.words', 'of.telephone']);
}

/** So many rows of words at most are looked at in weeks whose matches are only counted. */
const mostOfWeeks = ({ wanted, effort }: WeeksSearch) => sql`
  least(${effort}::int - step.effort, 10 + (${wanted.most}::int - step.found) * 11 / 10)
`;

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
  if (isComplement(search)) return sql`(${named})`;
  const inWeeks = ofWeeks(db, request).select(newest.as('ids'));
  return sql`case when ${isMany(search)} then (${inWeeks}) else (${named}) end`;
}

/** How many matches of some weeks are in the folder. */
function countOfWeeks(db: Kysely<Database>, search: WeeksSearch) {
  const { request } = search;
  if (hasOwnWords(request)) return sql`cardinality(words.holding)`;
  const n = sql<number>`count(*)::int`;
  const named = db
    .selectFrom('orders as o')
    .select(n.as('n'))
    .where(matchesRequest(request))
    .where(isHolding);
  const listed = isComplement(search)
    ? sql`cardinality(words.holding)
        - (${ofWeeks(db, { ...request, folder: 'deletedOrder' }).select(n.as('n'))})`
    : sql`(${ofWeeks(db, request).select(n.as('n'))})`;
  return sql`case when ${isMany(search)} then ${listed} else (${named}) end`;
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

/** Whether these weeks have so many matches that reading the folder's index costs less than looking each up. */
const isMany = (search: WeeksSearch) =>
  sql<boolean>`cardinality(words.holding) * ${sql.lit(entriesForLookUp)} > ${entriesOfWeek(search)}::int * asked.n`;

/** The effort of finding which matches of these weeks are in the folder. */
const lookUps = (search: WeeksSearch) =>
  hasOwnWords(search.request)
    ? sql<number>`${sql.lit(termsLeft(search).length === 0 ? 0 : 2)} * words.looked`
    : sql<number>`
  case when ${isMany(search)} then ${Math.ceil((2 * entriesOfWeek(search)) / entriesForLookUp)}::int * asked.n
    else 2 * cardinality(words.holding) end
`;
