import type { FolderName, OrderSorting, ProcessMonth, SortDirection } from '@pabean/domain';
import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import type { Database } from '../schema.ts';

/** Orders that a page walks over at most; the buckets are asked where a deeper one begins. */
const usualWalk = 2_000;

interface List {
  readonly folder: FolderName;
  readonly memberId: number;
  readonly month?: ProcessMonth | undefined;
}

interface PageOfList {
  readonly bounced: boolean;
  readonly sorting: OrderSorting;
  readonly offset: number;
}

/** Whether the start of a page is found in the buckets: a deep page of a list by date. */
export function isDeep({ sorting, bounced, offset }: PageOfList, from = usualWalk): boolean {
  return sorting.sort === 'dateTime' && !bounced && offset >= from;
}

/**
 * Where a deep page begins: the moment of a bucket, and how many orders the list shows before it. To be
 * selected as `page_start`, in the statement of the page: both see the same orders then. A list without
 * buckets has no row, and its page is walked to from the first order.
 */
export function pageStart(
  db: Kysely<Database>,
  { scope, offset, dir }: { scope: string; offset: number; dir: SortDirection },
) {
  const each = db
    .selectFrom('order_bucket')
    .select(['starts', 'n', sql.lit(true).as('is_bucket')])
    .where('scope', '=', scope)
    .unionAll(
      db
        .selectFrom('order_bucket_change')
        .select(['at as starts', 'n', sql.lit(false).as('is_bucket')])
        .where('scope', '=', scope),
    );
  const newestFirst = dir === 'desc';
  const newer = sql<number>`sum(n) over (order by starts desc)`;
  const before = newestFirst ? newer : sql<number>`sum(n) over () - ${newer}`;
  const steps = db.selectFrom(each.as('each')).select(['starts', 'is_bucket', before.as('before')]);
  return db
    .selectFrom(steps.as('steps'))
    .select(['starts', 'before'])
    .where('is_bucket', '=', sql.lit(true))
    .where('before', '<=', offset)
    .orderBy('starts', newestFirst ? 'asc' : 'desc')
    .limit(1);
}

type Page = SelectQueryBuilder<{ o: Database['orders'] }, 'o', { id: number }>;

/** Walks to a page from `page_start`. */
export function fromPageStart(offset: number, dir: SortDirection): (page: Page) => Page {
  const beyond = {
    desc: sql<boolean>`o.created_at < coalesce((select starts from page_start), 'infinity')`,
    asc: sql<boolean>`o.created_at >= coalesce((select starts from page_start), '-infinity')`,
  }[dir];
  const left = sql<number>`${offset}::bigint - coalesce((select before from page_start), 0)`;
  return (page) => page.where(beyond).offset(left);
}

/** The name of a list in the buckets (0022_list_buckets.sql); what it holds is said by `folderHolds`. */
export function bucketScope({ folder, memberId, month }: List): string {
  const scopes: Record<FolderName, string> = {
    myOrder: `a:${memberId}`,
    newOrder: 'New:Standard',
    priorityOrder: 'New:Priority',
    futureOrder: month === undefined ? 'New:Future' : `m:${month}`,
    pendingOrder: 'Pending',
    completedOrder: 'Completed',
    awaitingOrder: 'Awaiting',
    awaitingGovtOrder: 'AwaitingGovt',
    contactCustomerOrder: 'Contact Customer',
    customerCalledOrder: 'Customer Called',
    refundOrder: 'Refunds',
    chargeBack: 'ChargeBack',
    deletedOrder: 'Deleted',
    allOrder: 'live',
  };
  return scopes[folder];
}
