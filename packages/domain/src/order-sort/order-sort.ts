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
] as const;

export type OrderSort = (typeof orderSorts)[number];

export const sortDirections = ['asc', 'desc'] as const;

export type SortDirection = (typeof sortDirections)[number];

/** How a list is sorted, both parts settled. */
export type OrderSorting = { sort: OrderSort; dir: SortDirection };

/** Newest first: how every list begins. */
export const newestFirst: OrderSorting = { sort: 'dateTime', dir: 'desc' };

/** What was asked for, made whole: no column means newest first, a column alone means upwards. */
export function orderSorting(sort?: OrderSort, dir?: SortDirection): OrderSorting {
  if (sort === undefined) return { ...newestFirst, dir: dir ?? newestFirst.dir };
  return { sort, dir: dir ?? 'asc' };
}
