import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { SearchTerm } from '../../core/search/search-terms.ts';
import { compiledByShape } from '../prepared.ts';
import type { Database } from '../schema.ts';
import { matchesRequest } from './order-lists.ts';
import { countsAtOnce, isComplement, restOfWeeks } from './search-count.ts';
import { patternsOf, shapeOf } from './search-holds.ts';
import {
  hasOwnWords,
  listOf,
  type WeeksPlace,
  type WeeksSearch,
  type WeeksShape,
  type WeeksValues,
  wordsOfWeeks,
} from './search-index.ts';
import { type FoundRow, foundIn, pageValues, type SearchResult, withRows } from './search-rows.ts';
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
  const shape = weeksShape(search);
  const rows = await run(weeksQuery(db, shape, valuesOf(search, shape)));
  return foundIn(rows, shape.isPaged) ?? { ids: [], total: 0, isAll: true };
}

type Weeks = Omit<SearchResult, 'rows'>;

const weeksQuery = compiledByShape<WeeksShape, WeeksValues, FoundRow<Weeks>>(
  ({ left, ...shape }) => [...Object.values(shape), shapeOf(left)].join(' '),
  (db, shape, value) => {
    const found = findInWeeks(db, shape, value);
    return shape.isPaged ? withRows(db, found, value) : found;
  },
);

function weeksShape({ request, terms, asked, page }: WeeksSearch): WeeksShape {
  const { folder, month, marks } = request;
  const left = terms.filter(
    ({ whole, condition }) => !whole || !asked.some((term) => term.condition === condition),
  );
  const isPart = asked.length < terms.length;
  return { folder, marks, left, isPart, ofMonth: month !== undefined, isPaged: page !== undefined };
}

function valuesOf(search: WeeksSearch, { left }: WeeksShape): WeeksValues {
  const { request, asked, counted = asked, wanted, effort, sizes, page } = search;
  const { memberId, month = 'Jan' } = request;
  const entriesOfWeek = Math.ceil(sizes.folder / Math.max(sizes.weeks, 1));
  const inFolder = isComplement(request) ? sizes.all / Math.max(1, sizes.folder) : 1;
  return {
    ...{ memberId, month, effort, entriesOfWeek, ...wanted, ...pageValues(page) },
    keys: keysOf(asked),
    countedKeys: keysOf(counted),
    effortOfWeek: Math.ceil((2 * entriesOfWeek) / entriesForLookUp),
    looksForMatch: 1.1 * inFolder,
    ...patternsOf(left),
  };
}

const keysOf = (terms: readonly SearchTerm[]): string =>
  `(${terms.map(({ key }) => key).join(' & ')})`;

function findInWeeks(db: Kysely<Database>, shape: WeeksShape, value: WeeksPlace) {
  const least = sql`${value('least')}::int`;
  return sql<Weeks>`
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
            words.looked + ${lookUps(shape, value)} as effort, false as cut
          from (${wordsOfWeeks(db, shape, value, sql`asked.list`)}) as words
          cross join lateral (select ${idsOfWeeks(db, shape, value)} as ids offset 0) as matched
          where step.found < ${least}
          ${countsAtOnce(shape) ? sql`` : sql`union all ${countOfStep(db, shape, value)}`}
        ) as next
        where step.at < cardinality(weeks.list) and ${goesOn(shape, value)}
      ), last as (
        select max(at) as at, max(found) as found, max(effort) as effort, bool_or(cut) as cut from step
      ), counted as materialized (${countsAtOnce(shape) ? restOfWeeks(db, shape, value) : sql`select found, cut, at from last`})
      select array(
        select id from step cross join lateral unnest(ids) with ordinality as each (id, place)
        order by at, place limit ${least}
      ) as ids, counted.found as total,
      not counted.cut and counted.at >= cardinality(weeks.list)
        and counted.found < ${value('most')}::int as "isAll"
      from counted cross join weeks
  `;
}

/** Whether there is another step. */
function goesOn(shape: WeeksShape, value: WeeksPlace) {
  const least = sql`${value('least')}::int`;
  if (countsAtOnce(shape)) return sql`step.found < ${least}`;
  return sql`step.found < ${value('most')}::int
    and (step.found < ${least} or step.effort < ${value('effort')}::int)`;
}

/** The weeks of a step whose matches are only counted. */
function countOfStep(db: Kysely<Database>, shape: WeeksShape, value: WeeksPlace) {
  const allowed = sql`least(
    ${value('effort')}::int - step.effort,
    10 + (${value('most')}::int - step.found) * 11 / 10
  )`;
  return sql`
    select null, ${countOfWeeks(db, shape, value)}, words.looked,
      words.looked + ${lookUps(shape, value)}, words.looked = ${allowed}
    from (${wordsOfWeeks(db, shape, value, sql`asked.list`, { keys: 'keys', most: allowed })}) as words
    where step.found >= ${value('least')}::int`;
}

/** The matches of some weeks that are in the folder, newest first. */
function idsOfWeeks(db: Kysely<Database>, shape: WeeksShape, value: WeeksPlace) {
  if (hasOwnWords(shape)) return sql`words.holding`;
  const newest = sql<number[] | null>`array_agg(o.id order by o.created_at desc, o.id desc)`;
  const named = db
    .selectFrom('orders as o')
    .select(newest.as('ids'))
    .where(matchesRequest(listOf(shape, value)))
    .where(isHolding);
  if (isComplement(shape)) return sql`(${named})`;
  const inWeeks = ofWeeks(db, shape, value).select(newest.as('ids'));
  return sql`case when ${isMany(value)} then (${inWeeks}) else (${named}) end`;
}

/** How many matches of some weeks are in the folder. */
function countOfWeeks(db: Kysely<Database>, shape: WeeksShape, value: WeeksPlace) {
  const n = sql<number>`count(*)::int`;
  const named = db
    .selectFrom('orders as o')
    .select(n.as('n'))
    .where(matchesRequest(listOf(shape, value)))
    .where(isHolding);
  const inWeeks = ofWeeks(db, shape, value).select(n.as('n'));
  return sql`case when ${isMany(value)} then (${inWeeks}) else (${named}) end`;
}

const isHolding = sql<boolean>`o.id = any(words.holding)`;

/** The matches among the orders of a folder and these weeks, by the folder's index. */
const ofWeeks = (db: Kysely<Database>, shape: WeeksShape, value: WeeksPlace) =>
  db
    .selectFrom('orders as o')
    .where(matchesRequest(listOf(shape, value)))
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

/** So many entries of the folder's index cost as much as the look-up of one order. */
const entriesForLookUp = 25;

/** Whether these weeks have so many matches that reading the folder's index costs less than looking each up. */
const isMany = (value: WeeksPlace) => sql<boolean>`
  cardinality(words.holding) * ${sql.lit(entriesForLookUp)} > ${value('entriesOfWeek')}::int * asked.n`;

/** The effort of finding which matches of these weeks are in the folder. */
function lookUps(shape: WeeksShape, value: WeeksPlace) {
  if (hasOwnWords(shape)) {
    return sql<number>`${sql.lit(shape.left.length === 0 ? 0 : 2)} * words.looked`;
  }
  const each = sql<number>`2 * cardinality(words.holding)`;
  if (isComplement(shape)) return each;
  return sql<number>`
    case when ${isMany(value)} then ${value('effortOfWeek')}::int * asked.n else ${each} end`;
}
