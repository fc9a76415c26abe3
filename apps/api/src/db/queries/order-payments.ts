import { type Insertable, sql, type Transaction } from 'kysely';
import type { Database } from '../schema.ts';

/**
 * Keeps a payment beside the one of the order's row, which is locked.
 * @returns false for one that was kept before, or that the shop named when it sent the order
 */
export async function keepAnotherPayment(
  trx: Transaction<Database>,
  payment: Insertable<Database['order_payment']>,
): Promise<boolean> {
  const named = await trx
    .selectFrom('order_purchase')
    .select('order_pk')
    .where('order_pk', '=', payment.order_pk)
    .where(sql`lower(evidence ->> 'gateway_payment_id')`, '=', payment.transaction_id.toLowerCase())
    .executeTakeFirst();
  if (named !== undefined) return false;
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('order_payment')
    .values(payment)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}
