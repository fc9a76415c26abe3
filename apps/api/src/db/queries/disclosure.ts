import type { Kysely } from 'kysely';
import type { Database } from '../schema.ts';

/** When the traveller was first shown what the fee is for; null while that is not on record. */
export async function firstDisclosure(
  db: Kysely<Database>,
  orderPk: number,
): Promise<string | null> {
  const row = await db
    .selectFrom('order_history')
    .select('at')
    .where('order_pk', '=', orderPk)
    .where('action', '=', 'disclosed')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row?.at ?? null;
}
