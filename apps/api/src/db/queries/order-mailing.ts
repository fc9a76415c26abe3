import type { Kysely, SelectQueryBuilder, Transaction } from 'kysely';
import type { Database } from '../schema.ts';

/** An order as a letter about it needs it. */
export type MailedOrder = NonNullable<Awaited<ReturnType<typeof findOrderForMail>>>;

/** What a letter about an order says, and the current document of the order. */
export function findLetterOrder(db: Kysely<Database>, orderId: string) {
  return letterOrders(db).where('o.order_id', '=', orderId).executeTakeFirst();
}

/** The same; the row is kept from being erased until the transaction that queues the mail is through. */
export async function findOrderForMail(trx: Transaction<Database>, orderId: string) {
  await lockRow(trx, orderId, (row) => row.forShare());
  return findLetterOrder(trx, orderId);
}

/** The same, for one at a time: for a mail that something is issued with. */
export async function lockOrderForMail(trx: Transaction<Database>, orderId: string) {
  await lockRow(trx, orderId, (row) => row.forUpdate());
  return findLetterOrder(trx, orderId);
}

type Row = SelectQueryBuilder<Database, 'orders', { id: number }>;

/**
 * A statement of its own: what is joined to a row that had to be waited for is as it was before the
 * wait, and a document that was replaced meanwhile may be another person's.
 */
const lockRow = (trx: Transaction<Database>, orderId: string, lock: (row: Row) => Row) =>
  lock(trx.selectFrom('orders').select('id').where('order_id', '=', orderId)).executeTakeFirst();

function letterOrders(db: Kysely<Database>) {
  return db
    .selectFrom('orders as o')
    .leftJoin('document as d', (join) =>
      join.onRef('d.order_pk', '=', 'o.id').on('d.replaced_at', 'is', null),
    )
    .select([
      'o.id',
      'o.order_id',
      'o.version',
      'o.full_name',
      'o.email',
      'o.language',
      'o.country_code',
      'o.phone_number',
      'o.amount',
      'o.currency',
      'o.paid_at',
      'o.created_at',
      'o.doa',
      'o.flight_voyage',
      'o.place_of_arrival',
      'o.refund_date',
      'o.refunded',
      'o.process_status',
      'o.erased_at',
      'd.id as document_id',
      'd.mail_service_provider',
    ]);
}

/** A message as it was or will be sent. */
export async function findMailContent(db: Kysely<Database>, mailId: string) {
  return db
    .selectFrom('mail_message')
    .select(['subject', 'html', 'body_text', 'recipient'])
    .where('id', '=', mailId)
    .executeTakeFirst();
}
