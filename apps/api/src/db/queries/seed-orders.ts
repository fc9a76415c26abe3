import { type Selectable, sql, type Transaction } from 'kysely';
import type { Database, OrdersTable } from '../schema.ts';

/** The columns that the demo's stories change, with those that tell which order it is. */
const changing = [
  'id',
  'order_id',
  'version',
  'process_status',
  'status_since',
  'assigned_to',
  'phone_number',
  'doa',
  'process_month',
  'processing_date',
  'processed_by',
  'opens_at',
  'file_by_at',
  'refund_date',
  'filed_in_time',
] as const;

export type SeedOrder = Pick<Selectable<OrdersTable>, (typeof changing)[number]>;

/** Orders that were just taken in, by their ids of the outside, in the order they were taken. */
export function readSeedOrders(
  trx: Transaction<Database>,
  orderIds: readonly string[],
): Promise<SeedOrder[]> {
  return trx
    .selectFrom('orders')
    .select(changing)
    .where('order_id', 'in', orderIds)
    .orderBy('id')
    .execute();
}

/** One statement for all of them, so that the folder counts are touched once. */
export async function updateSeedOrders(
  trx: Transaction<Database>,
  rows: readonly Partial<Selectable<OrdersTable>>[],
): Promise<void> {
  const columns = changing.filter((column) => column !== 'id' && column !== 'order_id');
  const values = columns.map((column) => sql`${sql.ref(column)} = changed.${sql.ref(column)}`);
  await sql`
    update orders set ${sql.join(values)}
    from json_populate_recordset(null::orders, ${JSON.stringify(rows)}::json) changed
    where orders.id = changed.id
  `.execute(trx);
}
