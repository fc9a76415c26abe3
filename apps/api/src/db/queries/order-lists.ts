import {
  type FolderName,
  folders,
  newestFirst,
  type OrderSorting,
  type ProcessingMode,
  type ProcessMonth,
} from '@pabean/domain';
import type { ExpressionBuilder, Kysely, QueryCreator, SelectQueryBuilder } from 'kysely';
import { executePrepared } from '../prepared.ts';
import type { Database } from '../schema.ts';
import { folderCounts, folderHolds, futureCounts } from './folders.ts';
import { fromPageStart, isDeep, pageStart } from './order-depth.ts';
import { inOrder } from './order-sorting.ts';

/** One page of a folder. `offset` and `limit` count rows. */
export interface ListRequest {
  readonly folder: FolderName;
  readonly memberId: number;
  readonly month?: ProcessMonth | undefined;
  /** Only orders whose mail came back or was complained about. */
  readonly bounced: boolean;
  readonly sorting: OrderSorting;
  readonly offset: number;
  readonly limit: number;
}

/** A row as the wire carries it (spec section 3). */
export interface ListedOrder {
  readonly order_id: string;
  readonly process_status: string;
  readonly processing_mode: ProcessingMode;
  readonly full_name: string | null;
  readonly doa: string | null;
  readonly email: string | null;
  readonly phone_number: string | null;
  readonly country_code: string | null;
  readonly created_at: string;
  readonly refund_date: string | null;
  readonly processing_date: string | null;
  readonly process_month: string | null;
  readonly assign_to: string | null;
  readonly version: number;
}

/** Sorted as asked. */
export async function listOrders(
  db: Kysely<Database>,
  request: ListRequest,
): Promise<ListedOrder[]> {
  const rows = listQuery(db, request);
  // Every folder, column and direction would be a prepared text of its own on every connection.
  const usual = isNewestFirst(request.sorting) && !request.bounced;
  return usual ? executePrepared(db, rows) : rows.execute();
}

/**
 * The ids of the page are found before any row is read: newest first, in an index. Pages from row
 * `deepFrom` on begin at a bucket.
 */
export function listQuery(db: Kysely<Database>, request: ListRequest, deepFrom?: number) {
  const { sorting, offset } = request;
  const page = db
    .selectFrom('orders as o')
    .select('o.id')
    .where(matchesRequest(request))
    .$call(inOrder(sorting))
    .limit(request.limit);
  if (!isDeep(request, deepFrom)) return rowsOf(db, page.offset(offset), sorting);
  return rowsOf(
    db.with('page_start', () => pageStart(db, request)),
    page.$call(fromPageStart(offset, sorting.dir)),
    sorting,
  );
}

/** How many orders the folder holds, from the counters. */
export async function folderTotal(db: Kysely<Database>, request: ListRequest): Promise<number> {
  const counted = request.bounced ? 'in trouble' : 'all';
  if (request.month !== undefined) {
    const months = await futureCounts(db, counted);
    return months.find((entry) => entry.month === request.month)?.count ?? 0;
  }
  const counts = await folderCounts(db, request.memberId, counted);
  return counts[folders[request.folder].countKey];
}

type ListConditions = Pick<ListRequest, 'folder' | 'memberId' | 'month' | 'bounced'>;

/** The condition of a request. Orders whose mail is in trouble have indexes of their own. */
export function matchesRequest({ folder, memberId, month, bounced }: ListConditions) {
  const holds = folderHolds(folder, memberId, month);
  return (eb: ExpressionBuilder<{ o: Database['orders'] }, 'o'>) =>
    bounced ? eb.and([holds(eb), eb('o.mail_trouble', 'is not', null)]) : holds(eb);
}

type Page = SelectQueryBuilder<{ o: Database['orders'] }, 'o', { id: number }>;

function isNewestFirst({ sort, dir }: OrderSorting): boolean {
  return sort === newestFirst.sort && dir === newestFirst.dir;
}

/** The rows of a page of ids, in its order. */
export function rowsOf(db: QueryCreator<Database>, page: Page, sorting: OrderSorting) {
  return db
    .selectFrom(page.as('page'))
    .innerJoin('orders as o', 'o.id', 'page.id')
    .leftJoin('staff_member as m', 'm.id', 'o.assigned_to')
    .select([
      'o.order_id',
      'o.process_status',
      'o.processing_mode',
      'o.full_name',
      'o.doa',
      'o.email',
      'o.phone_number',
      'o.country_code',
      'o.created_at',
      'o.refund_date',
      'o.processing_date',
      'o.process_month',
      'm.name as assign_to',
      'o.version',
    ])
    .$call(inOrder(sorting));
}
