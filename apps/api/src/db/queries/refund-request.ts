import type { RefundStage, RefundState } from '@pabean/domain';
import { type Expression, expressionBuilder, type Kysely, sql, type Transaction } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Member } from '../../core/member.ts';
import { parseTimestamp } from '../pg-types.ts';
import type { Database } from '../schema.ts';
import { decidedBy } from './decided-by.ts';

/** What a request is made of. */
export interface NewRefundRequest {
  readonly orderPk: number;
  readonly reason: string;
  readonly words: string | null;
  readonly stage: RefundStage;
  readonly share: number;
  readonly amount: string | null;
  readonly currency: string | null;
}

/** What refunds have to know of an order, locked until the transaction ends. */
export async function lockForRefund(trx: Transaction<Database>, orderId: string) {
  return trx
    .selectFrom('orders as o')
    .select([
      'o.id',
      'o.order_id',
      'o.version',
      'o.email',
      'o.process_status',
      'o.assigned_to',
      'o.amount',
      'o.currency',
      'o.paid_at',
      'o.refund_date',
      'o.refunded',
    ])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('document as d')
            .select('d.id')
            .whereRef('d.order_pk', '=', 'o.id')
            .where('d.replaced_at', 'is', null),
        )
        .$castTo<boolean>()
        .as('has_document'),
    )
    .where('o.order_id', '=', orderId)
    .where('o.erased_at', 'is', null)
    .forUpdate('o')
    .executeTakeFirst();
}

/** The order as refunds see it. */
export type RefundableOrder = NonNullable<Awaited<ReturnType<typeof lockForRefund>>>;

/** The last request of an order. */
export function lastRefundRequest(db: Kysely<Database>, orderPk: number) {
  return db
    .selectFrom('refund_request')
    .select([
      'id',
      'at',
      'reason',
      'words',
      'stage',
      'share',
      'amount',
      'currency',
      'state',
      'granted',
      'sentence',
      'decided_name',
      'decided_at',
    ])
    .where('order_pk', '=', orderPk)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** A request as it stands in the database. */
export type RefundRequestRow = NonNullable<Awaited<ReturnType<typeof lastRefundRequest>>>;

/** Keeps a new request; its order is locked. */
export async function keepRefundRequest(
  trx: Transaction<Database>,
  { orderPk, ...request }: NewRefundRequest,
): Promise<void> {
  await trx
    .insertInto('refund_request')
    .values({ order_pk: orderPk, ...request })
    .execute();
}

/** Writes down what was decided, by whom and with which words. */
export async function decideRefundRequest(
  trx: Transaction<Database>,
  id: number,
  member: Member,
  decision: { state: RefundState; granted: string | null; sentence: string | null },
): Promise<void> {
  await trx
    .updateTable('refund_request')
    .set({ ...decision, ...decidedBy(member) })
    .where('id', '=', id)
    .execute();
}

/**
 * Which of these orders have a refund that is asked for or accepted. A later request counts alone:
 * who was refused and asks again waits again.
 */
export async function standingRefunds(
  trx: Kysely<Database>,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, 'asked' | 'accepted'>> {
  const rows = await trx
    .selectFrom('refund_request as r')
    .innerJoin('orders as o', 'o.id', 'r.order_pk')
    .distinctOn('r.order_pk')
    .select(['o.order_id', 'r.state'])
    .where('o.order_id', 'in', [...orderIds])
    .orderBy('r.order_pk')
    .orderBy('r.id', 'desc')
    .execute();
  return new Map(
    rows.flatMap(({ order_id, state }) => (state === 'refused' ? [] : [[order_id, state]])),
  );
}

/** The request that was accepted last: what goes back may differ from what was paid. */
export function acceptedRefund(trx: Kysely<Database>, orderPk: number) {
  return trx
    .selectFrom('refund_request')
    .select(['granted', 'share', 'amount'])
    .where('order_pk', '=', orderPk)
    .where('state', '=', 'accepted')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/**
 * What goes back of the order that a statement changes: what its accepted request says, null for all of the
 * payment, and nothing where none is confirmed.
 */
export const refundedOfOrder = sql<string | null>`coalesce((select r.granted from refund_request r
  where r.order_pk = orders.id and r.state = 'accepted' order by r.id desc limit 1),
  case when orders.paid_at is null then 0 end)`;

/**
 * Of an order `o` in Refunds or refunded, as part of a statement about it: whether it has been filed, by a
 * document or by a move or a restoring that nobody undid. Null of others. An undoing is the change right after it.
 */
export const wasFiled = sql<
  boolean | null
>`case when o.process_status = 'Refunds' or o.refund_date is not null
  then exists (select from document d where d.order_pk = o.id and d.replaced_at is null)
    or exists (
      select from order_history m
      where m.order_pk = o.id and m.action in ('moved', 'restored')
        and m.detail->>'to' in ('AwaitingGovt', 'Completed')
        and not exists (
          select from order_history u
          where u.order_pk = m.order_pk and u.order_version = m.order_version + 1 and u.action = 'undone'))
  end`;

/** The last request of an order, as part of a statement about it. */
export function refundRequestOf(orderPk: Expression<number>) {
  const eb = expressionBuilder<Database, never>();
  return jsonObjectFrom(
    eb
      .selectFrom('refund_request as r')
      .select(['r.id', 'r.reason', 'r.words', 'r.stage', 'r.share', 'r.currency', 'r.state'])
      .select(['r.sentence', 'r.decided_name'])
      .select([
        // As the driver gives them: in JSON a decimal is a number and a time is written otherwise.
        sql<string | null>`r.amount::text`.as('amount'),
        sql<string | null>`r.granted::text`.as('granted'),
        sql<string>`r.at::text`.as('at'),
        sql<string | null>`r.decided_at::text`.as('decided_at'),
      ])
      .where('r.order_pk', '=', orderPk)
      .orderBy('r.id', 'desc')
      .limit(1),
  );
}

/** The same with its times as the driver gives them. */
export function timesOfRequest<Row extends { at: string; decided_at: string | null }>(row: Row) {
  return {
    ...row,
    at: parseTimestamp(row.at),
    decided_at: row.decided_at && parseTimestamp(row.decided_at),
  };
}
