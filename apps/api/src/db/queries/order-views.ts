import { type Kysely, sql } from 'kysely';
import { statement } from '../prepared.ts';
import type { Database } from '../schema.ts';

/** A member who opens an order's page. */
interface OrderView {
  readonly orderId: string;
  readonly memberId: number;
  readonly ip: string;
}

const record = statement<OrderView, object>((db, value) =>
  db
    .insertInto('order_view')
    .columns(['order_pk', 'member_id', 'hour', 'ip'])
    .expression((eb) =>
      eb
        .selectFrom('orders')
        .select([
          'id',
          sql<number>`${value('memberId')}::bigint`.as('member_id'),
          sql<string>`date_trunc('hour', now(), 'UTC')`.as('hour'),
          sql<string>`${value('ip')}::text`.as('ip'),
        ])
        .where('order_id', '=', value('orderId')),
    )
    .onConflict((conflict) => conflict.doNothing()),
);

/** Records that a member opened an order's page; a second time in the same hour adds nothing. */
export async function recordOrderView(db: Kysely<Database>, view: OrderView): Promise<void> {
  await record(db, view);
}
