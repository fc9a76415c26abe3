import { type Kysely, sql } from 'kysely';
import { executePrepared } from '../prepared.ts';
import type { Database } from '../schema.ts';

/** Records that a member opened an order's page; a second time in the same hour adds nothing. */
export async function recordOrderView(
  db: Kysely<Database>,
  view: { readonly orderPk: number; readonly memberId: number; readonly ip: string },
): Promise<void> {
  const query = db
    .insertInto('order_view')
    .values({
      order_pk: view.orderPk,
      member_id: view.memberId,
      hour: sql<string>`date_trunc('hour', now(), 'UTC')`,
      ip: view.ip,
    })
    .onConflict((conflict) => conflict.doNothing());
  await executePrepared(db, query);
}
