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

/** What was recorded in an hour, by member and order. */
interface RecordedViews {
  readonly hour: string;
  readonly views: Set<string>;
}
const recorded = new WeakMap<Kysely<Database>, RecordedViews>();
const mostViews = 50_000;

/**
 * As `recordOrderView`, but an order that this process recorded for the member in the same hour is not
 * written again: an open page looks at its order every 20 s, and each statement costs.
 *
 * @param hour the database's, so that no other clock decides
 */
export async function recordOrderViewOnce(
  db: Kysely<Database>,
  view: OrderView,
  hour: string,
): Promise<void> {
  let latest = recorded.get(db);
  if (latest?.hour !== hour || latest.views.size >= mostViews) {
    latest = { hour, views: new Set() };
    recorded.set(db, latest);
  }
  const key = `${view.memberId} ${view.orderId}`;
  if (latest.views.has(key)) return;
  await record(db, view);
  latest.views.add(key);
}
