import {
  type Due,
  type DueCounts,
  dueKinds,
  dueStatuses,
  mostDue,
  soonMinutes,
} from '@pabean/domain';
import { type ExpressionBuilder, expressionBuilder, type Kysely, type SqlBool, sql } from 'kysely';
import type { CountedList } from '../../core/lists/counters.ts';
import { statement } from '../prepared.ts';
import type { Database } from '../schema.ts';
import { folderHolds, markedBy } from './folders.ts';
import { manyDueIn, rememberManyDue } from './many-due.ts';

type Folder = Pick<CountedList, 'folder' | 'memberId' | 'month'>;

const moments = {
  late: sql<SqlBool>`o.file_by_at <= now()`,
  atRisk: sql<SqlBool>`o.file_by_at > now() and o.file_by_at <= now() + ${sql.lit(`${soonMinutes} min`)}::interval`,
} satisfies Record<Due, unknown>;

/** The orders of a folder that are late, or at risk: a range of an index (0049, 0086). */
export function isDue({ folder, memberId, month }: Folder, due: Due) {
  const holds = folderHolds(folder, memberId, month);
  const statuses = dueStatuses(folder).map((status) => sql.lit(status));
  return (eb: ExpressionBuilder<{ o: Database['orders'] }, 'o'>) =>
    eb.and([holds(eb), eb('o.process_status', 'in', statuses), moments[due]]);
}

/** The first of them to file, as many as are listed. */
const firstDue = (folder: Folder, due: Due) =>
  expressionBuilder<Database>()
    .selectFrom('orders as o')
    .select('o.id')
    .where(isDue(folder, due))
    .orderBy('o.file_by_at')
    .orderBy('o.id')
    .limit(sql.lit(mostDue));

/** An order of these: as an array, or the planner reads all orders with a mark to join them. */
export const isOneOf = (ids: ReturnType<typeof firstDue>) =>
  sql<SqlBool>`o.id = any(array(${ids}))`;

/** Those of them that a list shows: with its marks. */
export function listedDue(list: CountedList & { readonly due: Due }) {
  const first = firstDue(list, list.due);
  if (list.marks.length === 0) return first;
  return expressionBuilder<Database>()
    .selectFrom('orders as o')
    .select('o.id')
    .where(isOneOf(first))
    .where(markedBy(list.marks));
}

/** How many rows a query has. */
export const countOf = (rows: ReturnType<typeof firstDue>) =>
  sql<number | null>`(select count(*) from ${rows.as('counted')})`;

/**
 * How many orders of a folder are late and how many at risk, counted to `mostDue`.
 * @param many what is not counted, as `manyDueIn` tells it
 */
export const dueOf = (folder: Folder, many: string) =>
  sql<DueCounts | null>`jsonb_build_object(${sql.join(
    dueKinds.flatMap((due) => [
      sql.lit(due),
      // Not a value that is known when it is planned: it would be planned anew for each.
      sql`case when ${sql.lit(due)} = any((select ${many}::text[])::text[]) then ${sql.lit(mostDue)}
        else ${countOf(firstDue(folder, due))} end`,
    ]),
  )})`;

const allFolders = { folder: 'allOrder', memberId: 0 } as const;

const ofAllFolders = statement<{ many: string }, { due: DueCounts | null }>((db, value) =>
  db.selectNoFrom(dueOf(allFolders, value('many')).as('due')),
);

/** How many orders that are worked on are late and at risk, in all folders. */
export async function countDue(db: Kysely<Database>): Promise<DueCounts> {
  const many = manyDueIn(db, allFolders);
  const [row] = await ofAllFolders(db, { many });
  rememberManyDue(db, allFolders, row?.due ?? null, many);
  return row?.due ?? { late: 0, atRisk: 0 };
}
