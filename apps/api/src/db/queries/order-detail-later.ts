import { type Kysely, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '../schema.ts';
import { textOf } from '../text-of.ts';
import { conversationOf } from './order-detail-conversation.ts';
import { furtherPaymentsOf } from './order-payments.ts';
import { refundRequestOf, wasFiled } from './refund-request.ts';

/**
 * Whether an order `o` has any of its later parts, as part of a statement about it. An index each tells, for
 * a quarter of what it costs PostgreSQL to set the parts up, and most orders have none.
 */
export const hasLaterParts = sql<boolean>`(o.process_status = 'Refunds' or o.refund_date is not null
  or exists (select from order_correction where order_pk = o.id)
  or exists (select from asked_correction where order_pk = o.id)
  or exists (select from order_message where order_pk = o.id)
  or exists (select from refund_request where order_pk = o.id)
  or exists (select from dispute where order_pk = o.id)
  or exists (select from order_payment where order_pk = o.id))`;

/** What comes to an order `o` after its shop sent it, as part of a statement about it. */
export const laterParts = (db: Kysely<Database>) =>
  [
    jsonArrayFrom(
      db
        .selectFrom('order_correction as c')
        .leftJoin('document as d', 'd.id', 'c.document_id')
        .select([
          'c.id',
          textOf('c.at').as('at'),
          'c.order_version',
          'c.field',
          'c.before',
          'c.after',
          'c.reason',
          'c.corrected_by',
          'c.member_name',
          sql<boolean>`d.id is not null and d.replaced_at is null`.as('after_approval'),
        ])
        .whereRef('c.order_pk', '=', sql.ref('o.id'))
        .orderBy('c.id', 'desc'),
    ).as('corrections'),
    jsonArrayFrom(
      db
        .selectFrom('asked_correction as w')
        .select([
          'w.id',
          textOf('w.at').as('at'),
          'w.field',
          'w.before',
          'w.after',
          'w.reason',
          'w.state',
          'w.sentence',
          'w.decided_name',
          textOf('w.decided_at').$castTo<string | null>().as('decided_at'),
        ])
        .whereRef('w.order_pk', '=', sql.ref('o.id'))
        .orderBy('w.id', 'desc'),
    ).as('asked'),
    jsonArrayFrom(conversationOf(db)).as('entries'),
    refundRequestOf(sql.ref<number>('o.id')).as('refund_request'),
    jsonArrayFrom(
      db
        .selectFrom('dispute')
        .select(['dispute_id', 'kind', 'dispute.state'])
        .whereRef('order_pk', '=', sql.ref('o.id'))
        .orderBy('id', 'desc'),
    ).as('disputes'),
    jsonArrayFrom(furtherPaymentsOf(sql.ref<number>('o.id'))).as('payments'),
    wasFiled.as('was_filed'),
  ] as const;

const none = sql<null>`null`;

/** The same of an order that has none of them. */
export const noLaterParts = [
  none.as('corrections'),
  none.as('asked'),
  none.as('entries'),
  none.as('refund_request'),
  none.as('disputes'),
  none.as('payments'),
  none.as('was_filed'),
] as const;
