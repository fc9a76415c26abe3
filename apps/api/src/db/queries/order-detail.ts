import { declarationKeys } from '@pabean/domain';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../schema.ts';

/** An order and everything that belongs to it, as the View Order screen needs it; null if unknown. */
export async function findOrderDetail(db: Kysely<Database>, orderId: string) {
  const order = await db
    .selectFrom('orders as o')
    .leftJoin('staff_member as a', 'a.id', 'o.assigned_to')
    .leftJoin('staff_member as p', 'p.id', 'o.processed_by')
    .selectAll('o')
    .select(['a.name as assign_to', 'p.name as processed_by_name'])
    .where('o.order_id', '=', orderId)
    .executeTakeFirst();
  if (order === undefined) return null;
  const [family, declaration, document, mails, downloads, remarks, signature] = await Promise.all([
    db
      .selectFrom('order_family_member')
      .selectAll()
      .where('order_pk', '=', order.id)
      .orderBy('position')
      .execute(),
    db
      .selectFrom('order_declaration')
      .selectAll()
      .where('order_pk', '=', order.id)
      .executeTakeFirst(),
    db
      .selectFrom('document')
      .select(['file_name', 'mail_service_provider'])
      .where('order_pk', '=', order.id)
      .where('replaced_at', 'is', null)
      .executeTakeFirst(),
    db
      .selectFrom('mail_message as m')
      .leftJoin('document as d', 'd.id', 'm.document_id')
      .leftJoin('mail_message as n', 'n.id', 'm.sent_again_as')
      .selectAll('m')
      .select([
        'd.file_name',
        'n.mail_service_provider as sent_again_by',
        'n.state as again_state',
        'n.transport as again_transport',
      ])
      .where('m.order_pk', '=', order.id)
      .orderBy('m.created_at', 'desc')
      .orderBy('m.id')
      .execute(),
    db
      .selectFrom('download')
      .selectAll()
      .where('order_pk', '=', order.id)
      .orderBy('id', 'desc')
      .execute(),
    db
      .selectFrom('remark')
      .selectAll()
      .select([
        // The specification's "us" date and time: the bank's clock in New York.
        sql<string>`to_char(created_at at time zone 'America/New_York', 'DD-MM-YYYY')`.as(
          'us_date',
        ),
        sql<string>`to_char(created_at at time zone 'America/New_York', 'HH24:MI:SS')`.as(
          'us_time',
        ),
      ])
      .where('order_pk', '=', order.id)
      .orderBy('id', 'desc')
      .execute(),
    db
      .selectFrom('order_signature')
      .select('created_at')
      .where('order_pk', '=', order.id)
      .executeTakeFirst(),
  ]);
  const signedAt = signature?.created_at ?? null;
  return { order, family, declaration, document, mails, downloads, remarks, signedAt };
}

/** What the traveller drew, and when; undefined without a signature. */
export function findSignature(db: Kysely<Database>, orderPk: number) {
  return db
    .selectFrom('order_signature')
    .select(['created_at', 'data_url'])
    .where('order_pk', '=', orderPk)
    .executeTakeFirst();
}

/** The file of the document that stands now; undefined without one. */
export function findApprovedFile(db: Kysely<Database>, orderPk: number) {
  return db
    .selectFrom('document')
    .select(['storage_key', 'media_type', 'size', 'sha256', 'created_at'])
    .where('order_pk', '=', orderPk)
    .where('replaced_at', 'is', null)
    .executeTakeFirst();
}

/** Everything that belongs to one order. */
export type OrderRecord = NonNullable<Awaited<ReturnType<typeof findOrderDetail>>>;

/** The eight answers as the wire says them. */
export function answersOf(declaration: OrderRecord['declaration']) {
  const entries = declarationKeys.map((key) => [key, declaration?.[key] ? 'Yes' : 'No'] as const);
  return Object.fromEntries(entries) as Record<(typeof declarationKeys)[number], 'Yes' | 'No'>;
}
