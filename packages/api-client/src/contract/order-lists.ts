import {
  dueKinds,
  type FolderCounts,
  folderCountKeys,
  folderNames,
  type ListMark,
  listMarks,
  orderSorts,
  processMonths,
  sortDirections,
} from '@pabean/domain';
import * as v from 'valibot';
import { defineCall } from './define.ts';
import { dataOf, listOf, NoData } from './envelope.ts';
import { moment, orderId, storable, wholeNumber } from './fields.ts';
import { OrderDetailSchema } from './order-detail.ts';
import { OrderRowSchema } from './order-row.ts';

const staff = { kind: 'staff', permission: 'work-orders' } as const;

/** The most rows that one call returns; "All" is read in pages of this size. */
export const maxRowsPerCall = 1000;

/** How a list is sorted; newest first when nothing is said, upwards when only the column is. */
const sorting = {
  sort: v.optional(v.picklist(orderSorts, 'There is no such column to sort by.')),
  dir: v.optional(v.picklist(sortDirections, 'Sort asc or desc.')),
};

const forEachMark = <Schema>(schema: Schema) =>
  Object.fromEntries(listMarks.map((mark) => [mark, schema])) as Record<ListMark, Schema>;

/** Only orders with these marks; with several, only those that have them all. */
const marks = forEachMark(v.optional(v.literal('1')));

/** How many orders of the folder or month have each mark, whatever else the list is filtered by. */
const MarkCountsSchema = v.object({
  ...forEachMark(v.number()),
  // A server of an earlier version counts no checks.
  withErrors: v.optional(v.number(), 0),
  withWarnings: v.optional(v.number(), 0),
});

/** Only orders that are late, or at risk: the first 1,000 to file, in any sorting. */
const due = v.optional(v.picklist(dueKinds, 'Ask for late or atRisk.'));

const OrderPageSchema = v.object({
  ...listOf(OrderRowSchema).entries,
  /** Servers of an earlier version send none. */
  marks: v.optional(MarkCountsSchema),
  /** How many of the folder are late and at risk, counted to 1,000; null where nothing is to be filed. */
  due: v.optional(v.nullable(v.object({ late: v.number(), atRisk: v.number() }))),
  /** Whether there are more than the total. */
  more: v.optional(v.boolean()),
});

const CountsSchema = v.object({
  ...(Object.fromEntries(folderCountKeys.map((key) => [key, v.number()])) as Record<
    keyof FolderCounts,
    v.NumberSchema<undefined>
  >),
  /** Orders of all folders, counted to 1,000. Servers of an earlier version send none. */
  lateOrdersCount: v.optional(v.number()),
  atRiskOrdersCount: v.optional(v.number()),
  /** Cases that wait for an answer. */
  openDisputesCount: v.optional(v.number()),
});

export const getFolderCount = defineCall({
  method: 'GET',
  path: '/admin/get-folder-count',
  access: staff,
  /** The name is what the specification sends; the server counts for the token's member. */
  query: v.object({ userName: v.optional(v.string()) }),
  reply: dataOf(CountsSchema),
});

export const getOrdersList = defineCall({
  method: 'GET',
  path: '/admin/get-orders-list/{orderName}',
  access: staff,
  params: v.object({ orderName: v.picklist(folderNames, 'There is no such folder.') }),
  query: v.object({
    page: wholeNumber(1, 10_000_000),
    limit: wholeNumber(10, maxRowsPerCall),
    /** Accepted and ignored (spec, Calls). */
    delay: v.optional(v.string()),
    userName: v.optional(v.string()),
    /** Future Order: only this process month. */
    month: v.optional(v.picklist(processMonths)),
    due,
    ...marks,
    ...sorting,
  }),
  reply: OrderPageSchema,
});

const searchText = v.pipe(v.string(), v.trim(), v.maxLength(200), storable());

export const searchOrder = defineCall({
  method: 'POST',
  path: '/admin/search-order',
  access: staff,
  body: v.object({
    /** First row, counted from 0, and the row after the last one. */
    start: v.pipe(v.number(), v.integer(), v.minValue(0)),
    end: v.pipe(v.number(), v.integer(), v.minValue(1)),
    searchVal: searchText,
    folderName: v.picklist(folderNames, 'There is no such folder.'),
    month: v.optional(v.picklist(processMonths)),
    due,
    ...marks,
    ...sorting,
  }),
  /**
   * With `more`, the total is the least: matches are counted to 1,000 or to the page asked for, and in a
   * small folder as far as some milliseconds go.
   */
  reply: v.object({ ...OrderPageSchema.entries, more: v.optional(v.boolean(), false) }),
});

/** All orders that a list shows, in its order, as CSV. As a search, it keeps what is searched for out of addresses. */
export const exportOrders = defineCall({
  method: 'POST',
  path: '/admin/export-orders',
  access: staff,
  body: v.object({
    folderName: v.picklist(folderNames, 'There is no such folder.'),
    searchVal: v.optional(searchText, ''),
    month: v.optional(v.picklist(processMonths)),
    due,
    ...marks,
    ...sorting,
  }),
  binary: 'text/csv',
  reply: NoData,
});

/** Future Order: how many orders wait for each month. */
export const getFutureOrderCount = defineCall({
  method: 'GET',
  path: '/admin/get-future-order-count',
  access: staff,
  reply: v.object({
    data: v.array(v.object({ month: v.picklist(processMonths), count: v.number() })),
    /** When the job releases the next of them; null where no window is known to open. */
    release: v.optional(
      v.nullable(
        v.object({
          at: moment,
          count: v.number(),
          more: v.boolean(),
          zone: v.string(),
        }),
      ),
    ),
  }),
});

export const getOrdersDetails = defineCall({
  method: 'GET',
  path: '/admin/get-orders-details/{orderId}',
  access: staff,
  params: v.object({ orderId }),
  reply: dataOf(OrderDetailSchema),
});
