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

/** What a bank calls the payment of an order, which is locked, and who wrote it last. */
export const findTransaction = (trx: Transaction<Database>, orderPk: number) =>
  trx
    .selectFrom('orders as o')
    .select((eb) => [
      'o.transaction_id',
      'o.merchant_name',
      eb
        .selectFrom('order_history as h')
        .select('h.actor_name')
        .whereRef('h.order_pk', '=', 'o.id')
        .where('h.action', 'in', ['transaction', 'paid'])
        .orderBy('h.order_version', 'desc')
        .orderBy('h.id', 'desc')
        .limit(1)
        .as('by'),
    ])
    .where('o.id', '=', orderPk)
    .executeTakeFirstOrThrow();
