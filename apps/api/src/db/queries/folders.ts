import {
  type FolderCounts,
  type FolderName,
  folderNames,
  folders,
  type ListMark,
  type ProcessMonth,
  type ProcessStatus,
  type processingModes,
  processMonths,
  settledStatuses,
} from '@pabean/domain';
import {
  type Expression,
  type ExpressionBuilder,
  type Kysely,
  type RawBuilder,
  type SqlBool,
  sql,
} from 'kysely';
import { folderScopes, markColumns } from '../../core/lists/counters.ts';
import { statement } from '../prepared.ts';
import type { Database } from '../schema.ts';

type Where = (eb: ExpressionBuilder<{ o: Database['orders'] }, 'o'>) => Expression<SqlBool>;

/** How the status of a folder stands in a statement. */
type StatusTerm = (status: ProcessStatus) => RawBuilder<ProcessStatus>;

/** As a constant, which the planner compares with the conditions of partial indexes. */
const asConstant: StatusTerm = (status) => sql.lit(status);

/**
 * As a value that the planner does not know yet: for lists by Date & Time. From the constant it proves that
 * no such order is deleted, and may then walk all orders by `orders_live` and leave out those of other
 * folders: 15,000 of them before the first completed one, where the newest orders are not completed yet.
 */
export const asUnknown: StatusTerm = (status) => sql`(select ${sql.lit(status)})`;

/**
 * What a folder holds, as SQL; the words are domain's `holdsOrder`, a test keeps them equal. Statuses and
 * modes stand in the text: whoever plans the statement once for all has to see which index is meant.
 */
export function folderHolds(
  folder: FolderName,
  memberId: number,
  month?: ProcessMonth,
  term = asConstant,
): Where {
  const status =
    (value: ProcessStatus): Where =>
    (eb) =>
      eb('o.process_status', '=', term(value));
  const newIn =
    (mode: (typeof processingModes)[number]): Where =>
    (eb) =>
      eb.and([
        eb('o.process_status', '=', sql.lit('New')),
        eb('o.processing_mode', '=', sql.lit(mode)),
      ]);
  const rules: Record<FolderName, Where> = {
    myOrder: (eb) =>
      eb.and([
        eb('o.assigned_to', '=', memberId),
        eb(
          'o.process_status',
          'not in',
          settledStatuses.map((settled) => sql.lit(settled)),
        ),
      ]),
    newOrder: newIn('Standard'),
    priorityOrder: newIn('Priority'),
    futureOrder:
      month === undefined
        ? newIn('Future')
        : (eb) => eb.and([newIn('Future')(eb), eb('o.process_month', '=', month)]),
    pendingOrder: status('Pending'),
    completedOrder: status('Completed'),
    awaitingOrder: status('Awaiting'),
    awaitingGovtOrder: status('AwaitingGovt'),
    contactCustomerOrder: status('Contact Customer'),
    customerCalledOrder: status('Customer Called'),
    refundOrder: status('Refunds'),
    chargeBack: status('ChargeBack'),
    deletedOrder: status('Deleted'),
    allOrder: (eb) => eb('o.process_status', '<>', sql.lit('Deleted')),
  };
  return rules[folder];
}

/** Orders that have all of these marks. */
export const markedBy = (marks: readonly ListMark[]) => (eb: Parameters<Where>[0]) =>
  eb.and(marks.map((mark) => eb(`o.${markColumns[mark].column}`, 'is not', null)));

const counts = statement<{ mine: string }, { scope: string; n: number }>((db, value) =>
  db
    .selectFrom(
      db
        .selectFrom('order_count')
        .select(['scope', 'n'])
        .unionAll(db.selectFrom('order_count_change').select(['scope', 'n']))
        .as('all_counts'),
    )
    .select(['scope', sql<number>`sum(n)::bigint`.as('n')])
    .where((eb) =>
      eb.or([
        // Neither other members' orders nor those with marks.
        eb('scope', '!~', '^(a|b?c?q?r?w?):'),
        eb('scope', '=', value('mine')),
      ]),
    )
    .groupBy('scope'),
);

/** Folded counts plus what is not folded yet, by scope (see 0002_folders.sql). */
async function scopeCounts(
  db: Kysely<Database>,
  memberId: number,
): Promise<(scope: string) => number> {
  const rows = await counts(db, { mine: `a:${memberId}` });
  const found = new Map(rows.map((row) => [row.scope, row.n]));
  return (scope) => found.get(scope) ?? 0;
}

/** The fourteen counts of the tiles and the sidebar, for one member. */
export async function folderCounts(db: Kysely<Database>, memberId: number): Promise<FolderCounts> {
  const count = await scopeCounts(db, memberId);
  const totals = folderNames.map((name) => {
    const total = folderScopes(name, memberId).reduce((sum, scope) => sum + count(scope), 0);
    return [folders[name].countKey, total] as const;
  });
  return Object.fromEntries(totals) as FolderCounts;
}

/** Future orders by process month, all twelve. */
export async function futureCounts(
  db: Kysely<Database>,
): Promise<{ month: ProcessMonth; count: number }[]> {
  const count = await scopeCounts(db, 0);
  return processMonths.map((month) => ({ month, count: count(`m:${month}`) }));
}
