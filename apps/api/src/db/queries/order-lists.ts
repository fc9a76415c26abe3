import { maxRowsPerCall } from '@pabean/api-client/contract';
import {
  type Due,
  type FolderName,
  type ListMark,
  newestFirst,
  type OrderSort,
  type OrderSorting,
  type ProcessMonth,
  pageSizes,
} from '@pabean/domain';
import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import type { CountedList } from '../../core/lists/counters.ts';
import { bucketScope, hasTop, isDeep } from '../../core/lists/list-order.ts';
import { mostTexts, type PlaceOf, type Statement, statement } from '../prepared.ts';
import type { Database } from '../schema.ts';
import { answeredFirst, isOnTop } from './answered-first.ts';
import { countOf, isDue, isOneOf, listedDue } from './due-orders.ts';
import {
  countersOf,
  countsIn,
  dueIn,
  type ListCounts,
  linesOf,
  listCounts,
} from './folder-counts.ts';
import { asUnknown, folderHolds, markedBy } from './folders.ts';
import { caseIn, type ListedOrder, listColumns, rowsOf } from './listed-rows.ts';
import { manyDueIn, rememberManyDue } from './many-due.ts';
import { fromPageStart, pageStart } from './order-depth.ts';
import { inOrder } from './order-sorting.ts';

/** One page of a folder. `offset` and `limit` count rows. */
export interface ListRequest extends CountedList {
  readonly sorting: OrderSorting;
  readonly offset: number;
  readonly limit: number;
}

/** A page of a list, and the list's counts. */
export interface OrderPage extends ListCounts {
  readonly rows: ListedOrder[];
}

/** A page, sorted as asked. */
export async function listOrders(
  db: Kysely<Database>,
  request: ListRequest,
): Promise<ListedOrder[]> {
  if (indexedSorts.includes(request.sorting.sort)) return (await listPage(db, request)).rows;
  return listQuery(db, request).execute();
}

/** Columns by which lists of any size are sorted (decision 017). */
const indexedSorts: readonly OrderSort[] = ['dateTime', 'arrivalDate', 'processingDate', 'fileBy'];

/**
 * A page sorted by an index, and the list's counts: one statement, but for a page that holds no order.
 * What it counted stands in its first row, and is left there: a copy of each row costs a call's memory.
 */
export async function listPage(db: Kysely<Database>, request: ListRequest): Promise<OrderPage> {
  const manyDue = manyDueIn(db, request);
  const counted = await pageStatement(request)(db, valuesOf(request, manyDue));
  const [first] = counted;
  if (first === undefined) return { rows: [], ...(await listCounts(db, request)) };
  rememberManyDue(db, request, first.due, manyDue);
  const { total, marks } = countsIn(request, first.counted);
  return { rows: counted, total: first.total ?? total, marks, due: first.due };
}

interface CountedOrder extends ListedOrder {
  readonly counted: string | null;
  /** Of a list by the clock, whose total no counter counts. */
  readonly total: number | null;
  readonly due: ListCounts['due'];
}

const pages = new Map<string, Statement<ListValues, CountedOrder>>();

/**
 * The statement of a list: one for each folder and sorting, of months, of marks, and of deep pages. Page 1 and the usual lengths of a page have texts of their own: without them PostgreSQL takes a
 * tenth of the folder to be read and plans anew in every call.
 */
function pageStatement(request: ListRequest): Statement<ListValues, CountedOrder> {
  const shape = shapeOf(request);
  const key = Object.values({ ...shape, sorting: null, ...shape.sorting }).join();
  let prepared = pages.get(key);
  if (prepared === undefined) {
    prepared = statement<ListValues, CountedOrder>((db, value) =>
      pageQuery(db, shape, value).select([
        linesOf(value('scopes')).as('counted'),
        totalOf(shape, value).as('total'),
        dueIn(listOf(shape, value), value('manyDue')).as('due'),
      ]),
    );
    if (pages.size === mostTexts) pages.clear();
    pages.set(key, prepared);
  }
  return prepared;
}

/** What decides about the text of a list's statement. */
interface ListShape {
  readonly folder: FolderName;
  readonly ofMonth: boolean;
  readonly marks: readonly ListMark[];
  readonly due: Due | undefined;
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
  readonly scopes: string;
  readonly manyDue: string;
}

function shapeOf(request: ListRequest, deepFrom?: number): ListShape {
  const { folder, marks, due, sorting, month, offset, limit } = request;
  return {
    folder,
    marks,
    due,
    sorting,
    ofMonth: month !== undefined,
    deep: isDeep(request, deepFrom),
    isFirst: offset === 0,
    rows: usualLengths.includes(limit) ? limit : null,
  };
}

function valuesOf(request: ListRequest, manyDue: string): ListValues {
  const { memberId, month = 'Jan', offset, limit } = request;
  return {
    memberId,
    month,
    offset,
    limit,
    bucketScope: bucketScope(request),
    scopes: countersOf(request).scopes,
    manyDue,
  };
}

/**
 * The ids of the page are found before any row is read: newest first, in an index. Pages from row
 * `deepFrom` on begin at a bucket.
 */
export function listQuery(db: Kysely<Database>, request: ListRequest, deepFrom?: number) {
  const values = valuesOf(request, '{}');
  return pageQuery(db, shapeOf(request, deepFrom), (key) => values[key]);
}

/** What a shape lists, with places for the values. */
function listOf({ folder, marks, due, ofMonth }: ListShape, value: PlaceOf<ListValues>) {
  const month = ofMonth ? value('month') : undefined;
  return { folder, memberId: value('memberId'), month, marks, due };
}

function totalOf(shape: ListShape, value: PlaceOf<ListValues>) {
  const { due } = shape;
  if (due === undefined) return sql<null>`null`;
  return countOf(listedDue({ ...listOf(shape, value), due }));
}

/** The ids of a list, sorted. */
export function sortedIds(db: Kysely<Database>, list: CountedList, sorting: OrderSorting) {
  const { marks, due } = list;
  const all = db.selectFrom('orders as o').select('o.id').$call(inOrder(sorting));
  const isByClock = sorting.sort === 'fileBy' && sorting.dir === 'asc' && marks.length === 0;
  return due === undefined || isByClock
    ? all.where(matchesRequest(list, sorting))
    : all.where(isOneOf(listedDue({ ...list, due })));
}

function pageQuery(db: Kysely<Database>, shape: ListShape, value: PlaceOf<ListValues>) {
  const { folder, marks, due, sorting, deep, isFirst, rows } = shape;
  const offset = value('offset');
  const limit = rows === null ? value('limit') : sql.lit(rows);
  const list = listOf(shape, value);
  const ids = sortedIds(db, list, sorting);
  const scope = value('bucketScope');
  if (hasTop({ folder, marks, due, sorting })) {
    const bucketScope = deep ? scope : null;
    const { db: known, page } = answeredFirst(db, {
      ids,
      sorting,
      newest: sortedIds(db, list, newestFirst),
      limit,
      offset,
      bucketScope,
    });
    return rowsOf(known, page, sorting, isOnTop).limit(limit);
  }
  const page = ids.limit(limit);
  // Nothing is skipped, so no row is read for nothing: the ids before them would cost a third more.
  if (isFirst && due === undefined) {
    return page
      .clearSelect()
      .leftJoin('staff_member as m', 'm.id', 'o.assigned_to')
      .select([...listColumns, caseIn(folder).as('dispute_id')]);
  }
  if (!deep) return rowsOf(db, page.offset(offset), sorting);
  return rowsOf(
    db.with('page_start', () => pageStart({ scope, offset, dir: sorting.dir })),
    page.$call(fromPageStart(offset, sorting.dir)),
    sorting,
  );
}

/**
 * The condition of a request. Orders with a mark have indexes of their own.
 * @param sorting of the query, if it walks the folder in that order
 */
export function matchesRequest(list: CountedList, sorting?: OrderSorting) {
  const { folder, memberId, month, marks, due } = list;
  const term = sorting?.sort === 'dateTime' ? asUnknown : undefined;
  const holds = due === undefined ? folderHolds(folder, memberId, month, term) : isDue(list, due);
  return (eb: ExpressionBuilder<{ o: Database['orders'] }, 'o'>) =>
    eb.and([holds(eb), markedBy(marks)(eb)]);
}
