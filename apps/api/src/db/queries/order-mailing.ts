import type { Kysely } from 'kysely';
import type { Database } from '../schema.ts';

/**
 * What a mail about an order needs, with its current document. The row is kept from being erased
 * until the transaction that queues the mail is through.
 */
export async function findOrderForMail(db: Kysely<Database>, orderId: string) {
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
      'o.erased_at',
      'd.id as document_id',
      'd.mail_service_provider',
    ])
    .where('o.order_id', '=', orderId)
    .forShare('o')
    .executeTakeFirst();
}

/** A message as it was or will be sent. */
export async function findMailContent(db: Kysely<Database>, mailId: string) {
  return db
    .selectFrom('mail_message')
    .select(['subject', 'html', 'body_text', 'recipient'])
    .where('id', '=', mailId)
    .executeTakeFirst();
}
