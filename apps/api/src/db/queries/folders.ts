import {
  type FolderCounts,
  type FolderName,
  type ProcessMonth,
  processingModes,
  processMonths,
  processStatuses,
} from '@pabean/domain';
import { type Expression, type ExpressionBuilder, type Kysely, type SqlBool, sql } from 'kysely';
import type { Database } from '../schema.ts';

type Where = (eb: ExpressionBuilder<{ o: Database['orders'] }, 'o'>) => Expression<SqlBool>;

/** Statuses that take an order out of My Orders (decisions, Statuses and folders). */
const finished = ['Completed', 'Refunds', 'ChargeBack', 'Deleted'] as const;

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
      eb.and([eb('o.assigned_to', '=', memberId), eb('o.process_status', 'not in', [...finished])]),
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

/** Folded counts plus what is not folded yet, by scope (see 0002_folders.sql). */
async function scopeCounts(
  db: Kysely<Database>,
  memberId: number,
): Promise<(scope: string) => number> {
  const { rows } = await sql<{ scope: string; n: number }>`
    select scope, sum(n)::bigint as n from (
      select scope, n from order_count union all select scope, n from order_count_change
    ) all_counts
    where scope not like 'a:%' or scope = ${`a:${memberId}`}
    group by scope`.execute(db);
  const counts = new Map(rows.map((row) => [row.scope, Number(row.n)]));
  return (scope) => counts.get(scope) ?? 0;
}

/** The fourteen counts of the tiles and the sidebar, for one member. */
export async function folderCounts(db: Kysely<Database>, memberId: number): Promise<FolderCounts> {
  const count = await scopeCounts(db, memberId);
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
): Promise<{ month: ProcessMonth; count: number }[]> {
  const count = await scopeCounts(db, 0);
  return processMonths.map((month) => ({ month, count: count(`m:${month}`) }));
}
