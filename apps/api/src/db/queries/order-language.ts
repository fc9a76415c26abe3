import type { Transaction } from 'kysely';
import type { Database } from '../schema.ts';

/**
 * Sets the language of an order's letters. The version stays: the choice is in nobody's way who works
 * on the order meanwhile.
 * @returns false when it is the order's language already, or the order was erased
 */
export async function setLanguage(
  trx: Transaction<Database>,
  orderPk: number,
  language: string,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('orders')
    .set({ language })
    .where('id', '=', orderPk)
    .where('language', 'is distinct from', language)
    .where('erased_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
