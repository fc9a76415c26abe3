import {
  type FolderCounts,
  type FolderName,
  type ProcessMonth,
  processingModes,
  processMonths,
  processStatuses,
  settledStatuses,
} from '@pabean/domain';
import { type Expression, type ExpressionBuilder, type Kysely, type SqlBool, sql } from 'kysely';
import { executePrepared } from '../prepared.ts';
import type { Database } from '../schema.ts';

type Where = (eb: ExpressionBuilder<{ o: Database['orders'] }, 'o'>) => Expression<SqlBool>;

/** What a folder holds, as SQL; the words are domain's `holdsOrder`, a test keeps them equal. */
export function folderHolds(folder: FolderName, memberId: number, month?: ProcessMonth): Where {
  const status =
    (value: (typeof processStatuses)[number]): Where =>
    (eb) =>
      eb('o.process_status', '=', value);
  const newIn =
    (mode: (typeof processingModes)[number]): Where =>
    (eb) =>
      eb.and([eb('o.process_status', '=', 'New'), eb('o.processing_mode', '=', mode)]);
  const rules: Record<FolderName, Where> = {
    myOrder: (eb) =>
      eb.and([
        eb('o.assigned_to', '=', memberId),
        eb('o.process_status', 'not in', [...settledStatuses]),
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
    allOrder: (eb) => eb('o.process_status', '<>', 'Deleted'),
  };
  return rules[folder];
}

/** Which orders are counted: all, or only those whose mail is in trouble (0024_report_counts.sql). */
type Counted = 'all' | 'in trouble';

/** Folded counts plus what is not folded yet, by scope (see 0002_folders.sql). */
async function scopeCounts(
  db: Kysely<Database>,
  memberId: number,
  counted: Counted = 'all',
): Promise<(scope: string) => number> {
  const prefix = counted === 'all' ? '' : 'b:';
  const query = db
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
        eb.and([
          eb('scope', 'like', `${prefix}%`),
          eb('scope', 'not like', `${prefix}a:%`),
          ...(prefix === '' ? [eb('scope', 'not like', 'b:%')] : []),
        ]),
        eb('scope', '=', `${prefix}a:${memberId}`),
      ]),
    )
    .groupBy('scope');
  const rows = await executePrepared(db, query);
  const counts = new Map(rows.map((row) => [row.scope, row.n]));
  return (scope) => counts.get(`${prefix}${scope}`) ?? 0;
}

/** The fourteen counts of the tiles and the sidebar, for one member. */
export async function folderCounts(
  db: Kysely<Database>,
  memberId: number,
  counted: Counted = 'all',
): Promise<FolderCounts> {
  const count = await scopeCounts(db, memberId, counted);
  const status = (name: (typeof processStatuses)[number]) =>
    processingModes.reduce((sum, mode) => sum + count(`${name}:${mode}`), 0);
  return {
    myOrdersCount: count(`a:${memberId}`),
    newOrdersCount: count('New:Standard'),
    priorityOrdersCount: count('New:Priority'),
    futureOrdersCount: count('New:Future'),
    pendingOrdersCount: status('Pending'),
    completedOrdersCount: status('Completed'),
    awaitingOrdersCount: status('Awaiting'),
    awaitingGovtCount: status('AwaitingGovt'),
    contactCustomerOrdersCount: status('Contact Customer'),
    customerCalledCount: status('Customer Called'),
    refundOrdersCount: status('Refunds'),
    chargeBackCount: status('ChargeBack'),
    deletedOrdersCount: status('Deleted'),
    allOrdersCount: processStatuses
      .filter((name) => name !== 'Deleted')
      .reduce((sum, name) => sum + status(name), 0),
  };
}

/** Future orders by process month, all twelve. */
export async function futureCounts(
  db: Kysely<Database>,
  counted: Counted = 'all',
): Promise<{ month: ProcessMonth; count: number }[]> {
  const count = await scopeCounts(db, 0, counted);
  return processMonths.map((month) => ({ month, count: count(`m:${month}`) }));
}
