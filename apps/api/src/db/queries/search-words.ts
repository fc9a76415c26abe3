import { folders, newestFirst } from '@pabean/domain';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../schema.ts';
import { folderCounts, futureCounts } from './folders.ts';
import { type ListRequest, matchesRequest } from './order-lists.ts';
import { inOrder } from './order-sorting.ts';
import type { Run } from './search-run.ts';
import { type Condition, type SearchTerm, weekMark } from './search-terms.ts';
import { chooseWay, type Probe, probeSize, rarest, type Way } from './search-way.ts';

/**
 * Ids of the first `most` orders of the folder that hold the terms, newest first.
 * @param way the one that is taken, for tests; left out, the one that looks at fewer orders
 */
export async function newestWithWords(
  db: Kysely<Database>,
  request: ListRequest,
  terms: readonly SearchTerm[],
  most: number,
  run: Run,
  way?: Way,
): Promise<number[]> {
  const query = await newestFirstQuery(db, request, terms, most, run, way);
  const [found] = await run(
    sql<{ ids: number[] | null }>`
      select array_agg(found.id) as ids from (${query}) as found
    `.compile(db),
  );
  return found?.ids ?? [];
}

/** One page in another order, of so many matches that walking the folder in that order meets them soon. */
export async function sortedWithWords(
  db: Kysely<Database>,
  request: ListRequest,
  terms: readonly SearchTerm[],
  run: Run,
): Promise<number[]> {
  const rows = await run(
    sql<{ id: number }>`
    select folder.id from (${inFolder(db, request)} offset 0) as folder
    cross join lateral (${wordsHold('folder.id', terms)}) as matching
    limit ${request.limit} offset ${request.offset}
  `.compile(db),
  );
  return rows.map(({ id }) => id);
}

async function newestFirstQuery(
  db: Kysely<Database>,
  request: ListRequest,
  terms: readonly SearchTerm[],
  most: number,
  run: Run,
  way?: Way,
) {
  const newest = { ...request, sorting: newestFirst };
  const every = terms.map((_, at) => at);
  if (way === 'weeks') return weekByWeek(db, newest, terms, every, most);
  // Few have mail that came back, and their index finds them.
  if (way === 'folder' || request.bounced) return walk(db, newest, terms, most);
  const sizes = await folderSizes(db, request);
  if (sizes.folder <= probeSize) return walk(db, newest, terms, most);
  const probe = await probeNewest(db, newest, terms, run);
  return chooseWay(sizes, probe, most) === 'folder'
    ? walk(db, newest, terms, most)
    : weekByWeek(db, newest, terms, rarest(probe), most);
}

/** Looks at the orders of the folder one by one, newest first, until enough are found. */
function walk(
  db: Kysely<Database>,
  request: ListRequest,
  terms: readonly SearchTerm[],
  most: number,
) {
  return sql`
    select folder.id from (${inFolder(db, request)} offset 0) as folder
    cross join lateral (${wordsHold('folder.id', terms)}) as matching
    order by folder.created_at desc, folder.id desc limit ${most}
  `;
}

/**
 * Asks the index for one week after the other, newest first, until enough are found. It is asked for
 * the rare terms alone: their orders are looked at anyway, and the others have long lists.
 */
function weekByWeek(
  db: Kysely<Database>,
  request: ListRequest,
  terms: readonly SearchTerm[],
  asked: readonly number[],
  most: number,
) {
  const keys = asked.flatMap((at) => terms[at]?.key ?? []).join(' & ');
  const ofTheFolder = db
    .selectFrom('orders as o')
    .select(['o.id', 'o.created_at'])
    .where('o.id', '=', sql.ref<number>('words.order_pk'))
    .where(matchesRequest(request));
  // Each "offset 0" keeps its part as it is written: no plan may begin with a whole table.
  return sql`
    select found.id from (select week from order_words_week order by week desc offset 0) as weeks
    cross join lateral (
      select o.id, o.created_at from (
        select w.order_pk from order_words w
        where search_keys(w.week, w.words, w.telephone)
            @@ replace(${keys}::text, ${weekMark}::text, lpad(to_hex(weeks.week), 3, '0'))::tsquery
          and ${allHold('w', terms)}
        offset 0
      ) as words
      cross join lateral (${ofTheFolder} offset 0) as o
      order by o.created_at desc, o.id desc
      offset 0
    ) as found
    order by weeks.week desc, found.created_at desc, found.id desc limit ${most}
  `;
}

/** How many of the newest orders of the folder hold each term, and all of them. */
async function probeNewest(
  db: Kysely<Database>,
  request: ListRequest,
  terms: readonly SearchTerm[],
  run: Run,
): Promise<Probe> {
  const counts = terms.map((term) => sql`count(*) filter (where ${holds('w', term.condition)})`);
  const [row] = await run(
    sql<{ looked: number; each: number[]; all: number }>`
    select count(*)::int as looked, array[${sql.join(counts)}]::int[] as each,
      (count(*) filter (where ${allHold('w', terms)}))::int as all
    from (${inFolder(db, request)} limit ${probeSize}) as folder
    cross join lateral (
      select * from order_words where order_pk = folder.id offset 0
    ) as w
  `.compile(db),
  );
  return row ?? { looked: 0, each: terms.map(() => 0), all: 0 };
}

async function folderSizes(db: Kysely<Database>, { folder, memberId, month }: ListRequest) {
  const counts = await folderCounts(db, memberId);
  const all = counts.allOrdersCount + counts.deletedOrdersCount;
  if (month === undefined) return { all, folder: counts[folders[folder].countKey] };
  const months = await futureCounts(db);
  return { all, folder: months.find((entry) => entry.month === month)?.count ?? 0 };
}

const inFolder = (db: Kysely<Database>, request: ListRequest) =>
  db
    .selectFrom('orders as o')
    .select(['o.id', 'o.created_at'])
    .where(matchesRequest(request))
    .$call(inOrder(request.sorting));

const wordsHold = (orderPk: string, terms: readonly SearchTerm[]) => sql`
  select from order_words w where w.order_pk = ${sql.ref(orderPk)} and ${allHold('w', terms)} offset 0
`;

const allHold = (words: string, terms: readonly SearchTerm[]): RawBuilder<boolean> =>
  holds(words, { all: terms.map(({ condition }) => condition) });

function holds(words: string, condition: Condition): RawBuilder<boolean> {
  if ('column' in condition) {
    return sql<boolean>`${sql.ref(`${words}.${condition.column}`)} like ${condition.like}`;
  }
  const [parts, between] =
    'all' in condition ? [condition.all, sql` and `] : [condition.any, sql` or `];
  return sql<boolean>`(${sql.join(
    parts.map((part) => holds(words, part)),
    between,
  )})`;
}
