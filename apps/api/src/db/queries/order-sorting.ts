import { type OrderSort, type OrderSorting, processMonths } from '@pabean/domain';
import { type RawBuilder, sql } from 'kysely';

/** What each column is sorted by. Letters count alike large and small, on every database alike. */
const keys: Record<OrderSort, RawBuilder<unknown>> = {
  orderId: sql`lower(o.order_id) collate "C"`,
  name: sql`lower(o.full_name) collate "C"`,
  arrivalDate: sql`o.doa`,
  email: sql`lower(o.email) collate "C"`,
  dateTime: sql`o.created_at`,
  processingDate: sql`o.processing_date`,
  // As literals: the expression is the same text in every query.
  processMonth: sql`array_position(array[${sql.join(processMonths.map((month) => sql.lit(month)))}], o.process_month)`,
  // Last of all upwards, first of all downwards: one index read both ways (0049_clock_indexes.sql).
  fileBy: sql`o.file_by_at`,
  status: sql`o.process_status collate "C"`,
};

/** Sorted as PostgreSQL sorts: what is never missing, and the clock. */
const ofTheIndex: readonly OrderSort[] = ['dateTime', 'orderId', 'fileBy'];

/** A query over orders `o`, as far as sorting goes. */
interface Sortable {
  orderBy(key: RawBuilder<unknown>): this;
}

/**
 * Sorts orders `o`: missing values last in both directions but by the clock, equal ones by id. `created_at` is never
 * missing, and without a word about that its sorting is the one of the folders' indexes.
 */
export function inOrder(sorting: OrderSorting): <Q extends Sortable>(query: Q) => Q {
  const [first, second] = orderOf(sorting);
  return (query) => query.orderBy(first).orderBy(second);
}

/** The same as two expressions. */
export function orderOf({ sort, dir }: OrderSorting) {
  const direction = dir === 'asc' ? sql`asc` : sql`desc`;
  const missing = ofTheIndex.includes(sort) ? sql`` : sql` nulls last`;
  return [sql`${keys[sort]} ${direction}${missing}`, sql`o.id ${direction}`] as const;
}
