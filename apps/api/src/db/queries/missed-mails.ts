import { hasTravellerDocument } from '@pabean/domain';
import { type Selectable, sql, type Transaction } from 'kysely';
import type { Database, OrdersTable } from '../schema.ts';

type Stood = Pick<Selectable<OrdersTable>, 'id' | 'process_status' | 'refund_date'>;

const hasDocument = (order: Stood) =>
  hasTravellerDocument(order.process_status, order.refund_date !== null);

/**
 * A letter whose order was refunded before it went out is given up, and nobody misses it. Where its document is the
 * traveller's again, they do: the order's mail is in trouble by it, until a letter with a document goes out.
 * @param before the orders of a change as they stood, locked; the change is written
 */
export async function missWithdrawnMails(
  trx: Transaction<Database>,
  before: readonly Stood[],
): Promise<void> {
  const without = before.filter((order) => !hasDocument(order)).map(({ id }) => id);
  // Nearly all changes end here.
  if (without.length === 0) return;
  const now = await trx
    .selectFrom('orders')
    .select(['id', 'process_status', 'refund_date'])
    .where('id', 'in', without)
    .execute();
  const back = now.filter(hasDocument).map(({ id }) => id);
  if (back.length === 0) return;
  const missed = await trx
    .updateTable('mail_message')
    .set({ tried_at: sql<string>`now()` })
    .where('order_pk', 'in', back)
    .where('document_id', 'is not', null)
    .where('state', '=', 'failed')
    .where('tried_at', 'is', null)
    .returning('order_pk')
    .execute();
  if (missed.length === 0) return;
  const pks = [...new Set(missed.map((mail) => mail.order_pk))];
  // The trigger of a mail that fails has run already.
  await sql`update orders set mail_trouble = order_mail_trouble(id) where id = any(${pks}::bigint[])`.execute(
    trx,
  );
}
