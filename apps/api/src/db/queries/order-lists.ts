import { maxRowsPerCall } from '@pabean/api-client/contract';
import {
  type FolderName,
  type OrderSort,
  type OrderSorting,
  type ProcessingMode,
  type ProcessMonth,
  pageSizes,
} from '@pabean/domain';
import {
  type ExpressionBuilder,
  type Kysely,
  type QueryCreator,
  type SelectQueryBuilder,
  sql,
} from 'kysely';
import { type PlaceOf, type Statement, statement } from '../prepared.ts';
import type { Database } from '../schema.ts';
import { type CountedList, folderTotal, scopesOf, sumOf } from './folder-total.ts';
import { folderHolds } from './folders.ts';
import { bucketScope, fromPageStart, isDeep, pageStart } from './order-depth.ts';
import { inOrder } from './order-sorting.ts';

/** One page of a folder. `offset` and `limit` count rows. */
export interface ListRequest extends CountedList {
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

/** A page of a list, and how many orders the list holds. */
export interface OrderPage {
  readonly rows: ListedOrder[];
  readonly total: number;
}

/** A page, sorted as asked. */
export async function listOrders(
  db: Kysely<Database>,
  request: ListRequest,
): Promise<ListedOrder[]> {
  if (indexedSorts.includes(request.sorting.sort)) return (await listPage(db, request)).rows;
  return listQuery(db, request).execute();
}

/** Columns by which lists of any size are sorted (decisions/017). */
const indexedSorts: readonly OrderSort[] = ['dateTime', 'arrivalDate', 'processingDate'];

/** A page sorted by an index, and the list's total: one statement, but for a page that holds no order. */
export async function listPage(db: Kysely<Database>, request: ListRequest): Promise<OrderPage> {
  const counted = await pageStatement(request)(db, valuesOf(request));
  const total = counted[0]?.total ?? (await folderTotal(db, request));
  return { rows: counted.map(({ total: _, ...row }) => row), total };
}

type CountedOrder = ListedOrder & { readonly total: number };
const pages = new Map<string, Statement<ListValues, CountedOrder>>();

/**
 * The statement of a list: one for each folder and sorting, of months, of mail in trouble, and of deep
 * pages. Page 1 and the usual lengths of a page have texts of their own: without them PostgreSQL takes a
 * tenth of the folder to be read and plans anew in every call.
 */
function pageStatement(request: ListRequest): Statement<ListValues, CountedOrder> {
  const shape = shapeOf(request);
  const key = Object.values({ ...shape, sorting: null, ...shape.sorting }).join();
  let prepared = pages.get(key);
  if (prepared === undefined) {
    prepared = statement<ListValues, CountedOrder>((db, value) =>
      pageQuery(db, shape, value).select(sumOf(value('scopes')).as('total')),
    );
    pages.set(key, prepared);
  }
  return prepared;
}

/** What decides about the text of a list's statement. */
interface ListShape {
  readonly folder: FolderName;
  readonly ofMonth: boolean;
  readonly bounced: boolean;
  readonly sorting: OrderSorting;
  /** Whether the page begins at a bucket. */
  readonly deep: boolean;
  readonly isFirst: boolean;
  /** The page's length, if it is a usual one. */
  readonly rows: number | null;
}

const usualLengths: readonly unknown[] = [...pageSizes, maxRowsPerCall];

/** The values in it. */
interface ListValues {
  readonly memberId: number;
  readonly month: ProcessMonth;
  readonly offset: number;
  readonly limit: number;
  readonly bucketScope: string;
  readonly scopes: readonly string[];
}

function shapeOf(request: ListRequest, deepFrom?: number): ListShape {
  const { folder, bounced, sorting, month, offset, limit } = request;
  return {
    folder,
    bounced,
    sorting,
    ofMonth: month !== undefined,
    deep: isDeep(request, deepFrom),
    isFirst: offset === 0,
    rows: usualLengths.includes(limit) ? limit : null,
  };
}

function valuesOf(request: ListRequest): ListValues {
  const { memberId, month = 'Jan', offset, limit } = request;
  const scopes = scopesOf(request);
  return { memberId, month, offset, limit, bucketScope: bucketScope(request), scopes };
}

/**
 * The ids of the page are found before any row is read: newest first, in an index. Pages from row
 * `deepFrom` on begin at a bucket.
 */
export function listQuery(db: Kysely<Database>, request: ListRequest, deepFrom?: number) {
  const values = valuesOf(request);
  return pageQuery(db, shapeOf(request, deepFrom), (key) => values[key]);
}

function pageQuery(
  db: Kysely<Database>,
  { folder, bounced, sorting, ofMonth, deep, isFirst, rows }: ListShape,
  value: PlaceOf<ListValues>,
) {
  const month = ofMonth ? value('month') : undefined;
  const offset = value('offset');
  const page = db
    .selectFrom('orders as o')
    .select('o.id')
    .where(matchesRequest({ folder, memberId: value('memberId'), month, bounced }))
    .$call(inOrder(sorting))
    .limit(rows === null ? value('limit') : sql.lit(rows));
  if (!deep) return rowsOf(db, isFirst ? page : page.offset(offset), sorting);
  const start = { scope: value('bucketScope'), offset, dir: sorting.dir };
  return rowsOf(
    db.with('page_start', () => pageStart(start)),
    page.$call(fromPageStart(offset, sorting.dir)),
    sorting,
  );
}

/** The condition of a request. Orders whose mail is in trouble have indexes of their own. */
export function matchesRequest({ folder, memberId, month, bounced }: CountedList) {
  const holds = folderHolds(folder, memberId, month);
  return (eb: ExpressionBuilder<{ o: Database['orders'] }, 'o'>) =>
    bounced ? eb.and([holds(eb), eb('o.mail_trouble', 'is not', null)]) : holds(eb);
}

type Page = SelectQueryBuilder<{ o: Database['orders'] }, 'o', { id: number }>;

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
