import { type DueCounts, type ListMark, listMarks, listsDue } from '@pabean/domain';
import { type Kysely, sql } from 'kysely';
import { type CountedList, markColumns, scopesOf } from '../../core/lists/counters.ts';
import { statement } from '../prepared.ts';
import type { Database } from '../schema.ts';
import { countOf, dueOf, listedDue } from './due-orders.ts';

/** How many orders a list holds, and how many of its folder or month have each mark. */
export interface ListCounts {
  readonly total: number;
  readonly marks: Readonly<Record<ListMark, number>>;
  /** How many of the folder are late and at risk; null where nothing is to be filed. */
  readonly due: DueCounts | null;
}

/** How many are late and at risk in the folder of a list, whatever it is filtered by. */
export const dueIn = (list: Pick<CountedList, 'folder' | 'memberId' | 'month'>) =>
  listsDue({ name: list.folder }) ? dueOf(list) : sql<DueCounts | null>`null`;

/** Names of counters: a list, or PostgreSQL's text of one. */
export type Counters = readonly string[] | string;

/** What these counters count: what is folded, and what is not folded yet. */
const countedIn = (scopes: Counters) => sql`(
  select scope, n from order_count where scope = any(${scopes}::text[])
  union all select scope, n from order_count_change where scope = any(${scopes}::text[])
) counted`;

/** How many orders these counters count. */
export function sumOf(scopes: Counters) {
  return sql<number>`(select coalesce(sum(n), 0)::bigint from ${countedIn(scopes)})`;
}

/** The counters of marks by their letter; a letter without orders may be left out. */
export type MarkSums = Readonly<Record<string, number>>;

/** How many orders these counters count, by the letter that each begins with. */
export function sumsByLetter(scopes: Counters) {
  return sql<MarkSums>`(
    select coalesce(jsonb_object_agg(letter, n), '{}') from (
      select left(scope, 1) as letter, sum(n)::bigint as n from ${countedIn(scopes)} group by 1
    ) by_letter
  )`;
}

interface CountScopes {
  /** The counters of a list. */
  readonly scopes: Counters;
  /** Those of each mark in its folder or month, whatever marks the list asks for. */
  readonly markScopes: Counters;
}

const countersOfLists = new Map<string, CountScopes>();
/** Lists whose counters are remembered at most; then all are forgotten. */
const mostLists = 500;

/** The counters of a list. They are two dozen texts, and the same at every call. */
export function countersOf(list: CountedList): CountScopes {
  const { folder, memberId, month = '', marks } = list;
  const key = `${folder} ${folder === 'myOrder' ? memberId : ''} ${month} ${marks.join()}`;
  const before = countersOfLists.get(key);
  if (before !== undefined) return before;
  const ofMarks = listMarks.flatMap((mark) => scopesOf({ ...list, marks: [mark] }));
  const counters = { scopes: arrayText(scopesOf(list)), markScopes: arrayText(ofMarks) };
  if (countersOfLists.size === mostLists) countersOfLists.clear();
  countersOfLists.set(key, counters);
  return counters;
}

/** No counter's name has a quotation mark or a backslash. */
const arrayText = (names: readonly string[]) => `{${names.map((name) => `"${name}"`).join()}}`;

/** What a statement found by letters, by the marks' names. */
export function marksOf(sums: MarkSums): ListCounts['marks'] {
  const counts = listMarks.map((mark) => [mark, sums[markColumns[mark].letter] ?? 0]);
  return Object.fromEntries(counts);
}

const counts = statement<CountScopes, { total: number; sums: MarkSums }>((db, value) =>
  db.selectNoFrom([
    sumOf(value('scopes')).as('total'),
    sumsByLetter(value('markScopes')).as('sums'),
  ]),
);

/** The counts of a list: from the counters, and of what is late or at risk from its index. */
export async function listCounts(db: Kysely<Database>, list: CountedList): Promise<ListCounts> {
  const [[row], { due, total }] = await Promise.all([
    counts(db, countersOf(list)),
    clockCounts(db, list),
  ]);
  return { total: total ?? row?.total ?? 0, marks: marksOf(row?.sums ?? {}), due };
}

/** What is counted by the clock; the total of a list that is filtered by it. */
async function clockCounts(db: Kysely<Database>, { due, ...list }: CountedList) {
  if (!listsDue({ name: list.folder })) return { due: null, total: null };
  const all = db.selectNoFrom(dueIn(list).as('due'));
  if (due === undefined) return { total: null, ...(await all.executeTakeFirstOrThrow()) };
  return all.select(countOf(listedDue({ ...list, due })).as('total')).executeTakeFirstOrThrow();
}
