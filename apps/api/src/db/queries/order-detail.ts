import { declarationKeys, familyFieldKeys, orderFieldKeys } from '@pabean/domain';
import { type Kysely, sql } from 'kysely';
import { executePrepared } from '../prepared.ts';
import type { Database } from '../schema.ts';
import { findCorrections } from './order-correction.ts';

// Named one by one: a prepared `select *` fails once a migration has added a column.
const orderColumns = [
  ...orderFieldKeys.map((key) => `o.${key}` as const),
  'o.id',
  'o.order_id',
  'o.version',
  'o.process_status',
  'o.processing_mode',
  'o.status_since',
  'o.nationality_code',
  'o.paid_at',
  'o.process_month',
  'o.processing_date',
  'o.processed_by',
  'o.refund_date',
  'o.erased_at',
  'o.created_at',
  'o.mail_trouble',
] as const;
const mailColumns = [
  'm.id',
  'm.kind',
  'm.recipient',
  'm.subject',
  'm.document_id',
  'm.remainder_mail',
  'm.state',
  'm.transport',
  'm.attempts',
  'm.last_error',
  'm.created_at',
  'm.sent_at',
  'm.delivery',
  'm.delivery_words',
  'm.delivery_at',
  'm.mail_service_provider',
  'm.provider_message_id',
] as const;
const remarkColumns = [
  'id',
  'created_at',
  'member_id',
  'remark_name',
  'remark',
  'whatsapp',
  'telephone',
  'status_refund',
  'voided',
  'chargeback',
  'report_error',
] as const;

/** An order and everything that belongs to it, as the View Order screen needs it; null if unknown. */
export async function findOrderDetail(db: Kysely<Database>, orderId: string) {
  const orders = db
    .selectFrom('orders as o')
    .leftJoin('staff_member as a', 'a.id', 'o.assigned_to')
    .leftJoin('staff_member as p', 'p.id', 'o.processed_by')
    .select(orderColumns)
    .select(['a.name as assign_to', 'p.name as processed_by_name'])
    .where('o.order_id', '=', orderId);
  const [order] = await executePrepared(db, orders);
  if (order === undefined) return null;
  const [family, [declaration], [document], mails, downloads, remarks, [signature], corrections] =
    await Promise.all([
      executePrepared(
        db,
        db
          .selectFrom('order_family_member')
          .select(['position', ...familyFieldKeys])
          .where('order_pk', '=', order.id)
          .orderBy('position'),
      ),
      executePrepared(
        db,
        db
          .selectFrom('order_declaration')
          .select(['goods_details', ...declarationKeys])
          .where('order_pk', '=', order.id),
      ),
      executePrepared(
        db,
        db
          .selectFrom('document')
          .select(['file_name', 'mail_service_provider'])
          .where('order_pk', '=', order.id)
          .where('replaced_at', 'is', null),
      ),
      executePrepared(
        db,
        db
          .selectFrom('mail_message as m')
          .leftJoin('document as d', 'd.id', 'm.document_id')
          .leftJoin('mail_message as n', 'n.id', 'm.sent_again_as')
          .select(mailColumns)
          .select([
            'd.file_name',
            'n.mail_service_provider as sent_again_by',
            'n.state as again_state',
            'n.transport as again_transport',
          ])
          .where('m.order_pk', '=', order.id)
          .orderBy('m.created_at', 'desc')
          .orderBy('m.id'),
      ),
      executePrepared(
        db,
        db
          .selectFrom('download')
          .select(['id', 'created_at', 'ip', 'timezone', 'browser', 'os', 'document_id'])
          .where('order_pk', '=', order.id)
          .orderBy('id', 'desc'),
      ),
      executePrepared(
        db,
        db
          .selectFrom('remark')
          .select(remarkColumns)
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
          .orderBy('id', 'desc'),
      ),
      executePrepared(
        db,
        db.selectFrom('order_signature').select('created_at').where('order_pk', '=', order.id),
      ),
      findCorrections(db, order.id),
    ]);
  const signedAt = signature?.created_at ?? null;
  return {
    order,
    family,
    declaration,
    document,
    mails,
    downloads,
    remarks,
    signedAt,
    corrections,
  };
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
