import {
  type DueCounts,
  type ListMark,
  listMarks,
  listsDue,
  type ProcessMonth,
} from '@pabean/domain';
import { type Kysely, sql } from 'kysely';
import {
  type CountedList,
  folderScopes,
  markColumns,
  scopesOf,
} from '../../core/lists/counters.ts';
import { mostTexts, type Statement, statement } from '../prepared.ts';
import type { Database } from '../schema.ts';
import { countOf, dueOf, listedDue } from './due-orders.ts';
import { manyDueIn, rememberManyDue } from './many-due.ts';

/** How many orders a list holds, and how many of its folder or month have each mark. */
export interface ListCounts {
  readonly total: number;
  readonly marks: Readonly<Record<ListMark, number>>;
  /** How many of the folder are late and at risk; null where nothing is to be filed. */
  readonly due: DueCounts | null;
}

/**
 * How many are late and at risk in the folder of a list, whatever it is filtered by.
 * @param many what is not counted, as `manyDueIn` tells it
 */
export const dueIn = (list: Pick<CountedList, 'folder' | 'memberId' | 'month'>, many: string) =>
  listsDue({ name: list.folder }) ? dueOf(list, many) : sql<DueCounts | null>`null`;

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

/** How many orders My Orders of a member holds. */
export async function countMyOrders(db: Kysely<Database>, memberId: number): Promise<number> {
  const { n } = await db
    .selectNoFrom(sumOf(folderScopes('myOrder', memberId)).as('n'))
    .executeTakeFirstOrThrow();
  return n;
}

/**
 * What each of these counters counts, as lines of name and number; a name may come more than once. One
 * text for the total and all marks: setting up a sum of each cost more than adding them here.
 */
export const linesOf = (scopes: Counters) =>
  sql<string | null>`(select string_agg(scope || '=' || n, e'\n') from ${countedIn(scopes)})`;

/** The counters of a list. */
interface ListCounters {
  /** Those whose sum is its total. */
  readonly total: ReadonlySet<string>;
  /** These, and those of each mark in its folder or month, whatever marks the list asks for. */
  readonly scopes: string;
}

const countersOfLists = new Map<string, ListCounters>();
/** Lists whose counters are remembered at most; then all are forgotten. */
const mostLists = 500;

/** The counters of a list. They are two dozen texts, and the same at every call. */
export function countersOf(list: CountedList): ListCounters {
  const { folder, memberId, month = '', marks } = list;
  const key = `${folder} ${folder === 'myOrder' ? memberId : ''} ${month} ${marks.join()}`;
  const before = countersOfLists.get(key);
  if (before !== undefined) return before;
  const total = new Set(scopesOf(list));
  const ofMarks = listMarks.flatMap((mark) => scopesOf({ ...list, marks: [mark] }));
  const counters = { total, scopes: arrayText([...new Set([...total, ...ofMarks])]) };
  if (countersOfLists.size === mostLists) countersOfLists.clear();
  countersOfLists.set(key, counters);
  return counters;
}

/** No counter's name has a quotation mark or a backslash. */
const arrayText = (names: readonly string[]) => `{${names.map((name) => `"${name}"`).join()}}`;

/** The total and the marks of a list, from what `linesOf` told of its counters. */
export function countsIn(list: CountedList, lines: string | null): Omit<ListCounts, 'due'> {
  const counters = countersOf(list);
  const byLetter: Record<string, number> = {};
  let total = 0;
  for (const line of lines?.split('\n') ?? []) {
    const end = line.lastIndexOf('=');
    const name = line.slice(0, end);
    const n = Number(line.slice(end + 1));
    if (counters.total.has(name)) total += n;
    // One letter: a counter of one mark. Those of a member and of a month have letters of no mark.
    const letter = name.slice(0, name.indexOf(':'));
    byLetter[letter] = (byLetter[letter] ?? 0) + n;
  }
  const marks = listMarks.map((mark) => [mark, byLetter[markColumns[mark].letter] ?? 0]);
  return { total, marks: Object.fromEntries(marks) };
}

/** The values in the statement of a list's counts. */
interface CountValues {
  readonly memberId: number;
  readonly month: ProcessMonth;
  readonly scopes: string;
  readonly manyDue: string;
}

interface CountRow {
  readonly lines: string | null;
  readonly due: DueCounts | null;
  /** Of a list by the clock, whose total no counter counts. */
  readonly total: number | null;
}

const statements = new Map<string, Statement<CountValues, CountRow>>();

/** The statement of a list's counts: one for each folder, of months and of what it asks by the clock. */
function countsOf({ folder, month, marks, due }: CountedList): Statement<CountValues, CountRow> {
  const ofMonth = month !== undefined;
  const byClock = due === undefined ? null : { due, marks };
  const key = [folder, ofMonth, byClock?.due, byClock?.marks].join();
  let prepared = statements.get(key);
  if (prepared === undefined) {
    prepared = statement<CountValues, CountRow>((db, value) => {
      const list = {
        folder,
        memberId: value('memberId'),
        ...(ofMonth && { month: value('month') }),
      };
      const total = byClock ? countOf(listedDue({ ...list, ...byClock })) : sql<null>`null`;
      return db.selectNoFrom([
        linesOf(value('scopes')).as('lines'),
        dueIn(list, value('manyDue')).as('due'),
        total.as('total'),
      ]);
    });
    if (statements.size === mostTexts) statements.clear();
    statements.set(key, prepared);
  }
  return prepared;
}

/** The counts of a list: from the counters, and of what is late or at risk from its index. */
export async function listCounts(db: Kysely<Database>, list: CountedList): Promise<ListCounts> {
  const { memberId, month = 'Jan' } = list;
  const manyDue = manyDueIn(db, list);
  const values = { memberId, month, scopes: countersOf(list).scopes, manyDue };
  const [row] = await countsOf(list)(db, values);
  rememberManyDue(db, list, row?.due ?? null, manyDue);
  const counted = countsIn(list, row?.lines ?? null);
  return { ...counted, total: row?.total ?? counted.total, due: row?.due ?? null };
}
