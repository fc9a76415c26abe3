import type { Kysely } from 'kysely';
import type { Database } from '../schema.ts';

/** Everybody who travels on an order: the applicant first, then the family. */
export async function findTravellers(
  db: Kysely<Database>,
  orderPk: number,
): Promise<{ name: string | null; passport: string | null }[]> {
  // One after the other: inside a transaction both go over its one connection.
  const applicants = await db
    .selectFrom('orders')
    .select(['full_name as name', 'passport_number as passport'])
    .where('id', '=', orderPk)
    .execute();
  const family = await db
    .selectFrom('order_family_member')
    .select(['family_member_name as name', 'family_passport_number as passport'])
    .where('order_pk', '=', orderPk)
    .orderBy('position')
    .execute();
  return [...applicants, ...family];
}
