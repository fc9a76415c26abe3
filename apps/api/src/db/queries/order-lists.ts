import {
  type FolderName,
  folders,
  newestFirst,
  type OrderSorting,
  type ProcessingMode,
  type ProcessMonth,
} from '@pabean/domain';
import { type ExpressionBuilder, type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import { executePrepared } from '../prepared.ts';
import type { Database } from '../schema.ts';
import { folderCounts, folderHolds, futureCounts } from './folders.ts';
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

/** Sorted as asked. The ids of the page are found before any row is read: newest first, in an index. */
export async function listOrders(
  db: Kysely<Database>,
  request: ListRequest,
): Promise<ListedOrder[]> {
  const page = db
    .selectFrom('orders as o')
    .select('o.id')
    .where(asked(request))
    .$call(inOrder(request.sorting))
    .limit(request.limit)
    .offset(request.offset);
  const rows = rowsOf(db, page, request.sorting);
  // Every folder, column and direction would be a prepared text of its own on every connection.
  const usual = isNewestFirst(request.sorting) && !request.bounced;
  return usual ? executePrepared(db, rows) : rows.execute();
}

/** How many orders the folder holds, from the counters; those with bounced mail are few to count. */
export async function folderTotal(db: Kysely<Database>, request: ListRequest): Promise<number> {
  if (request.bounced) {
    const { n } = await db
      .selectFrom('orders as o')
      .select(sql<number>`count(*)::int`.as('n'))
      .where(asked(request))
      .executeTakeFirstOrThrow();
    return n;
  }
  if (request.month !== undefined) {
    const months = await futureCounts(db);
    return months.find((entry) => entry.month === request.month)?.count ?? 0;
  }
  const counts = await folderCounts(db, request.memberId);
  return counts[folders[request.folder].countKey];
}

/**
 * Orders of a folder whose id, name, e-mail, telephone, transaction id or passport number contains the
 * text. Each half has an index (0002_folders.sql, 0015_search_payment_passport.sql).
 */
export async function searchOrders(
  db: Kysely<Database>,
  request: ListRequest & { readonly text: string },
): Promise<{ rows: ListedOrder[]; total: number }> {
  const matching = db
    .selectFrom('orders as o')
    .where(asked(request))
    .where((eb) => {
      const text = `%${literal(request.text)}%`;
      return eb.or([eb('o.search_text', 'like', text), eb(papers, 'like', text)]);
    });
  const page = matching
    .select('o.id')
    .$call(inOrder(request.sorting))
    .limit(request.limit)
    .offset(request.offset);
  const [rows, count] = await Promise.all([
    // Planned anew each time: how many orders a text matches decides which index is right.
    rowsOf(db, page, request.sorting).execute(),
    matching.select(sql<number>`count(*)::int`.as('n')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total: count.n };
}

/** Word for word the expression of the index orders_search_papers; schema.test.ts compares them. */
export const papers = sql<string>`lower(coalesce(o.transaction_id, '') || ' ' || coalesce(o.passport_number, ''))`;

type Asked = Pick<ListRequest, 'folder' | 'memberId' | 'month' | 'bounced'>;

/** The orders of a request. The index of messages in trouble finds the few that can be meant. */
function asked({ folder, memberId, month, bounced }: Asked) {
  const holds = folderHolds(folder, memberId, month);
  return (eb: ExpressionBuilder<{ o: Database['orders'] }, 'o'>) =>
    bounced
      ? eb.and([
          holds(eb),
          // Asked of those few messages: asked of the orders, it could be asked of all of them.
          sql<boolean>`o.id in (select order_pk from mail_message
            where delivery in ('bounced', 'complained') and order_mail_trouble(order_pk) is not null)`,
        ])
      : holds(eb);
}

/** The text as LIKE means it literally; a telephone is found with or without its plus sign. */
function literal(text: string): string {
  return text
    .toLowerCase()
    .replace(/^\+(?=\d)/, '')
    .replace(/[\\%_]/g, '\\$&');
}

type Page = SelectQueryBuilder<{ o: Database['orders'] }, 'o', { id: number }>;

function isNewestFirst({ sort, dir }: OrderSorting): boolean {
  return sort === newestFirst.sort && dir === newestFirst.dir;
}

function rowsOf(db: Kysely<Database>, page: Page, sorting: OrderSorting) {
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
