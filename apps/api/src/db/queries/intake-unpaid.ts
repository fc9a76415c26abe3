import { type Kysely, sql } from 'kysely';
import type { Database } from '../schema.ts';

/** Which of these orders nobody has paid. An erased one is only a row for the counts: no payment is taken for it. */
export async function findUnpaid(
  db: Kysely<Database>,
  orderIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('orders')
    .select('order_id')
    .where('order_id', '=', sql<string>`any(${[...orderIds]})`)
    .where('paid_at', 'is', null)
    .where('erased_at', 'is', null)
    .execute();
  return new Set(rows.map((row) => row.order_id));
}
