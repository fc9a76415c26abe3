import { declarationKeys, familyFieldKeys, orderFieldKeys } from '@pabean/domain';
import { type Kysely, sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { parseTimestamp } from '../pg-types.ts';
import { type PlaceOf, statement } from '../prepared.ts';
import type { Database } from '../schema.ts';
import { textOf } from '../text-of.ts';
import { parseEntry } from './order-detail-conversation.ts';
import { hasLaterParts, laterParts, noLaterParts } from './order-detail-later.ts';
import { parsePayment } from './order-payments.ts';
import { timesOfRequest } from './refund-request.ts';

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
  'o.refunded',
  'o.erased_at',
  'o.created_at',
  'o.mail_trouble',
  'o.opens_at',
  'o.file_by_at',
  'o.arrival_zone',
  'o.answered_at',
  'o.wrote_at',
  'o.no_answer_at',
  'o.scheme',
  'o.scheme_fields',
  'o.checked',
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
  'm.delivery',
  'm.delivery_words',
  'm.mail_service_provider',
  'm.provider_message_id',
] as const;
const remarkColumns = [
  'remark.id',
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

/** One statement: the parts are those of one moment, and are read in one turn. */
const orderWithParts = (db: Kysely<Database>, value: PlaceOf<{ orderId: string }>) =>
  db
    .selectFrom('orders as o')
    .leftJoin('staff_member as a', 'a.id', 'o.assigned_to')
    .leftJoin('staff_member as p', 'p.id', 'o.processed_by')
    .leftJoin('order_signature as s', 's.order_pk', 'o.id')
    .leftJoin('order_purchase as e', 'e.order_pk', 'o.id')
    .select(orderColumns)
    .select(['a.name as assign_to', 'p.name as processed_by_name', 's.created_at as signed_at'])
    .select(sql<boolean>`a.deleted_at is not null`.as('assignee_left'))
    .select('e.evidence as purchase')
    .select(sql<string>`date_trunc('hour', now(), 'UTC')::text`.as('hour'))
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('order_family_member')
          .select(['position', ...familyFieldKeys])
          .whereRef('order_pk', '=', 'o.id')
          .orderBy('position'),
      ).as('family'),
      jsonObjectFrom(
        eb
          .selectFrom('order_declaration')
          .select([
            'goods_details',
            ...declarationKeys.map((key) => `order_declaration.${key}` as const),
          ])
          .whereRef('order_pk', '=', 'o.id'),
      ).as('declaration'),
      jsonObjectFrom(
        eb
          .selectFrom('document')
          .select(['file_name', 'mail_service_provider', 'code_outcome', 'code_place'])
          .whereRef('order_pk', '=', 'o.id')
          .where('replaced_at', 'is', null),
      ).as('document'),
      jsonArrayFrom(
        eb
          .selectFrom('mail_message as m')
          .leftJoin('document as d', 'd.id', 'm.document_id')
          .leftJoin('mail_message as n', 'n.id', 'm.sent_again_as')
          .select(mailColumns)
          .select([
            textOf('m.created_at').as('created_at'),
            textOf('m.sent_at').$castTo<string | null>().as('sent_at'),
            textOf('m.delivery_at').$castTo<string | null>().as('delivery_at'),
            'd.file_name',
            'n.mail_service_provider as sent_again_by',
            'n.state as again_state',
            'n.transport as again_transport',
          ])
          .whereRef('m.order_pk', '=', 'o.id')
          .orderBy('m.created_at', 'desc')
          .orderBy('m.id'),
      ).as('mails'),
      jsonArrayFrom(
        eb
          .selectFrom('download')
          .select(['download.id', 'ip', 'timezone', 'browser', 'os', 'document_id'])
          .select(textOf('created_at').as('created_at'))
          .whereRef('order_pk', '=', 'o.id')
          .orderBy('id', 'desc'),
      ).as('downloads'),
      jsonArrayFrom(
        eb
          .selectFrom('remark')
          .select(remarkColumns)
          .select([
            textOf('created_at').as('created_at'),
            // The specification's "us" date and time: the bank's clock in New York.
            sql<string>`to_char(created_at at time zone 'America/New_York', 'DD-MM-YYYY')`.as(
              'us_date',
            ),
            sql<string>`to_char(created_at at time zone 'America/New_York', 'HH24:MI:SS')`.as(
              'us_time',
            ),
          ])
          .whereRef('order_pk', '=', 'o.id')
          .orderBy('id', 'desc'),
      ).as('remarks'),
    ])
    .where('o.order_id', '=', value('orderId'));

const wholeDetail = statement((db, value: PlaceOf<{ orderId: string }>) =>
  orderWithParts(db, value).select([...laterParts(db), sql<boolean>`true`.as('has_later_parts')]),
);
const detailAlone = statement((db, value: PlaceOf<{ orderId: string }>) =>
  orderWithParts(db, value).select([...noLaterParts, hasLaterParts.as('has_later_parts')]),
);

/** Orders that had later parts when this process last looked: of these all is asked for at once. */
const withLaterParts = new WeakMap<Kysely<Database>, Set<string>>();
const mostRemembered = 10_000;

/** Later parts are read only of an order that has some, then together with all else, anew. */
async function readDetail(db: Kysely<Database>, orderId: string) {
  let remembered = withLaterParts.get(db);
  if (remembered === undefined || remembered.size >= mostRemembered) {
    remembered = new Set();
    withLaterParts.set(db, remembered);
  }
  if (!remembered.has(orderId)) {
    const [alone] = await detailAlone(db, { orderId });
    if (alone?.has_later_parts !== true) return alone;
    remembered.add(orderId);
  }
  const [whole] = await wholeDetail(db, { orderId });
  return whole;
}

/** An order and everything that belongs to it, as the View Order screen needs it; null if unknown. */
export async function findOrderDetail(db: Kysely<Database>, orderId: string) {
  const row = await readDetail(db, orderId);
  if (row === undefined) return null;
  // All at once: each time that something is taken away, 60 columns are copied.
  const {
    family,
    declaration,
    document,
    mails,
    downloads,
    remarks,
    corrections,
    asked,
    refund_request,
    entries,
    disputes,
    payments,
    signed_at,
    ...order
  } = row;
  return {
    order,
    family,
    declaration: declaration ?? undefined,
    document: document ?? undefined,
    mails: mails.map((mail) => ({
      ...mail,
      ...timesOf(mail),
      sent_at: mail.sent_at && parseTimestamp(mail.sent_at),
      delivery_at: mail.delivery_at && parseTimestamp(mail.delivery_at),
    })),
    downloads: downloads.map((download) => ({ ...download, ...timesOf(download) })),
    remarks: remarks.map((remark) => ({ ...remark, ...timesOf(remark) })),
    signedAt: signed_at,
    corrections: (corrections ?? []).map((row) => ({ ...row, at: parseTimestamp(row.at) })),
    refundRequest: refund_request === null ? null : timesOfRequest(refund_request),
    asked: (asked ?? []).map((row) => ({
      ...row,
      at: parseTimestamp(row.at),
      decided_at: row.decided_at && parseTimestamp(row.decided_at),
    })),
    entries: (entries ?? []).map(parseEntry),
    disputes: disputes ?? [],
    payments: (payments ?? []).map(parsePayment),
  };
}

const timesOf = (row: { created_at: string }) => ({ created_at: parseTimestamp(row.created_at) });

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
    .select(['id', 'storage_key', 'media_type', 'size', 'sha256', 'created_at'])
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
