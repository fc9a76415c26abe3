import type { FolderName } from '../folders/folder-names.ts';

/** The columns by which a list of orders can be sorted, by the names that the lists give them. */
export const orderSorts = [
  'orderId',
  'name',
  'arrivalDate',
  'email',
  'dateTime',
  'processingDate',
  'processMonth',
  'status',
  'fileBy',
] as const;

export type OrderSort = (typeof orderSorts)[number];

export const sortDirections = ['asc', 'desc'] as const;

export type SortDirection = (typeof sortDirections)[number];

/** How a list is sorted, both parts settled. */
export type OrderSorting = { sort: OrderSort; dir: SortDirection };

/** Newest first: how every list begins but those of what is to be filed next. */
export const newestFirst: OrderSorting = { sort: 'dateTime', dir: 'desc' };

/** By the arrival clock: what is late first, what has no date last. */
export const firstToFile: OrderSorting = { sort: 'fileBy', dir: 'asc' };

const filedNext: readonly FolderName[] = ['newOrder', 'priorityOrder', 'myOrder'];

/** How a folder's list begins on screen (decision 027). */
export const beginningOf = (folder: FolderName): OrderSorting =>
  filedNext.includes(folder) ? firstToFile : newestFirst;

export const isSameSorting = (one: OrderSorting, other: OrderSorting): boolean =>
  one.sort === other.sort && one.dir === other.dir;

/** What was asked for, made whole: no column means newest first, a column alone means upwards. */
export function orderSorting(sort?: OrderSort, dir?: SortDirection): OrderSorting {
  if (sort === undefined) return { ...newestFirst, dir: dir ?? newestFirst.dir };
  return { sort, dir: dir ?? 'asc' };
}

/** The most orders that a list may hold to be sorted by any of its columns, and the most that are read of a larger one. */
export const sortedReach = 2_000;

const byClock: readonly OrderSort[] = ['dateTime', 'fileBy'];

/** What an index has in order, beside Date & Time of every list: what comes first is worth reading in a list of any size. */
const sortsOfAnySize: Partial<Record<FolderName, readonly OrderSort[]>> = {
  myOrder: byClock,
  newOrder: [...byClock, 'arrivalDate'],
  priorityOrder: [...byClock, 'arrivalDate'],
  pendingOrder: byClock,
  awaitingOrder: byClock,
  awaitingGovtOrder: byClock,
  contactCustomerOrder: byClock,
  customerCalledOrder: byClock,
  completedOrder: ['dateTime', 'processingDate'],
};
const byDateOnly: readonly OrderSort[] = ['dateTime'];

/** The columns by which a list of so many orders can be sorted. */
export function sortsOf(folder: FolderName, total: number): readonly OrderSort[] {
  return total <= sortedReach ? orderSorts : (sortsOfAnySize[folder] ?? byDateOnly);
}

/** How many orders of a list can be reached in a sorting: by Date & Time all of them. */
export function reachOfSorting({ sort }: OrderSorting, total: number): number {
  return sort === newestFirst.sort ? total : Math.min(total, sortedReach);
}
