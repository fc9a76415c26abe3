import { areOtherGateways, isSameGateway, type PaymentOutcome } from '@pabean/domain';
import {
  type Expression,
  expressionBuilder,
  type Insertable,
  type Kysely,
  sql,
  type Transaction,
} from 'kysely';
import type { Actor } from '../../core/actor.ts';
import type { Member } from '../../core/member.ts';
import { parseTimestamp } from '../pg-types.ts';
import type { Database } from '../schema.ts';
import { textOf } from '../text-of.ts';

/** A transaction is its gateway's own number, so at another gateway it is of another payment. */
export async function isElsewhere(
  trx: Transaction<Database>,
  gateway: string | null,
  paidAt: string | null,
): Promise<boolean> {
  // Most are told again as they were.
  if (gateway === null || paidAt === null || isSameGateway(gateway, paidAt)) return false;
  const ourGateways = await trx.selectFrom('payment_gateway').select('gateway_name').execute();
  return areOtherGateways(
    gateway,
    paidAt,
    ourGateways.map((row) => row.gateway_name),
  );
}

/**
 * Keeps a payment beside the one of the order's row, which is locked.
 * @returns false for one that was kept before, for another name of the order's own, and for one that the shop
 * named when it sent the order
 */
export async function keepAnotherPayment(
  trx: Transaction<Database>,
  payment: Insertable<Database['order_payment']>,
): Promise<boolean> {
  const named = await trx
    .selectFrom('order_purchase')
    .select('order_pk')
    .where('order_pk', '=', payment.order_pk)
    .where(sql`lower(evidence ->> 'gateway_payment_id')`, '=', payment.transaction_id.toLowerCase())
    .executeTakeFirst();
  if (named !== undefined || (await isKnown(trx, payment))) return false;
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('order_payment')
    .values(payment)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

async function isKnown(
  trx: Transaction<Database>,
  { order_pk, transaction_id, gateway = null }: Insertable<Database['order_payment']>,
): Promise<boolean> {
  const alike = await trx
    .selectFrom('order_payment')
    .select(['gateway', 'outcome'])
    .where('order_pk', '=', order_pk)
    .where(sql`lower(transaction_id)`, '=', transaction_id.toLowerCase())
    .execute();
  for (const row of alike) {
    if (row.outcome !== 'same-payment' || !(await isElsewhere(trx, gateway, row.gateway))) {
      return true;
    }
  }
  return false;
}

/** Whether two numbers are one, however they were written. */
export const isSameNumber = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/** What an order was paid by. */
interface FormerPayment {
  readonly transaction_id: string | null;
  readonly merchant_name: string | null;
  readonly gateway: string | null;
  readonly paid_at: string | null;
}

/**
 * Keeps the number of an order's own payment when another one takes its place: the shop and a bank may go on
 * calling it so. What stands beside the order by this number and gateway already stays as it is.
 */
export async function keepFormerNumber(
  trx: Transaction<Database>,
  by: Pick<Actor, 'id' | 'name'>,
  orderPk: number,
  { transaction_id: former, merchant_name, gateway, paid_at }: FormerPayment,
  { number, note }: { readonly number: string; readonly note: string },
): Promise<void> {
  if (former === null || isSameNumber(former, number)) return;
  const now = sql<string>`now()`;
  await trx
    .insertInto('order_payment')
    .values({
      ...{ order_pk: orderPk, transaction_id: former, merchant_name, gateway },
      // Not of today: it counts for how long a dispute can still come.
      received_at: paid_at ?? now,
      ...{ settled_at: now, settled_by: by.id, settled_name: by.name },
      ...{ outcome: 'same-payment', note },
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** What a bank calls the payment of an order, which is locked, and who wrote it last. */
export const findTransaction = (trx: Transaction<Database>, orderPk: number) =>
  trx
    .selectFrom('orders as o')
    .select((eb) => [
      'o.transaction_id',
      'o.merchant_name',
      'o.gateway',
      'o.paid_at',
      eb
        .selectFrom('order_history as h')
        .select('h.actor_name')
        .whereRef('h.order_pk', '=', 'o.id')
        .where('h.action', 'in', ['transaction', 'paid'])
        .orderBy('h.order_version', 'desc')
        .orderBy('h.id', 'desc')
        .limit(1)
        .as('by'),
    ])
    .where('o.id', '=', orderPk)
    .executeTakeFirstOrThrow();

const columns = [
  'transaction_id',
  'merchant_name',
  'gateway',
  'settled_name',
  'outcome',
  'note',
] as const;

/** The payments beside the one of an order's row, oldest first, for a statement around it. */
export const furtherPaymentsOf = (orderPk: Expression<number>) =>
  expressionBuilder<Database>()
    .selectFrom('order_payment')
    .select(columns)
    .select([
      textOf('received_at').as('received_at'),
      textOf('settled_at').$castTo<string | null>().as('settled_at'),
    ])
    .where('order_pk', '=', orderPk)
    .orderBy('received_at')
    .orderBy('transaction_id');

/** Its moments as a row has them. */
export const parsePayment = <Payment extends { received_at: string; settled_at: string | null }>(
  payment: Payment,
): Payment => ({
  ...payment,
  received_at: parseTimestamp(payment.received_at),
  settled_at: payment.settled_at && parseTimestamp(payment.settled_at),
});

/**
 * A payment beside the one of its order's row, whatever the capitals of its transaction. The order is locked. Of two by
 * one number the one that waits, else the one that was settled last.
 */
export const findFurtherPayment = (
  trx: Transaction<Database>,
  orderPk: number,
  transactionId: string,
) =>
  trx
    .selectFrom('order_payment')
    .select([...columns, 'received_at', 'settled_at'])
    .where('order_pk', '=', orderPk)
    .where(sql`lower(transaction_id)`, '=', sql`lower(${transactionId})`)
    .orderBy('settled_at', (order) => order.desc().nullsFirst())
    .limit(1)
    .executeTakeFirst();

/** A payment as it stands in the database. */
export type FurtherPaymentRow = NonNullable<Awaited<ReturnType<typeof findFurtherPayment>>>;

/** Writes down what became of a payment, and who says so. */
export const keepOutcome = (
  trx: Transaction<Database>,
  orderPk: number,
  transactionId: string,
  { member, outcome, note }: { member: Member; outcome: PaymentOutcome; note: string },
) =>
  trx
    .updateTable('order_payment')
    .set({
      settled_at: sql`now()`,
      settled_by: member.id,
      settled_name: member.name,
      outcome,
      note,
    })
    .where('order_pk', '=', orderPk)
    .where('transaction_id', '=', transactionId)
    .where('settled_at', 'is', null)
    .returning([...columns, 'received_at', 'settled_at'])
    .executeTakeFirstOrThrow();

/** Payments that nobody has settled, the longest wait first, and how many there are. */
export async function findUnsettledPayments(db: Kysely<Database>, limit: number) {
  const unsettled = db.selectFrom('order_payment as p').where('p.settled_at', 'is', null);
  const [payments, { total }] = await Promise.all([
    unsettled
      .innerJoin('orders as o', 'o.id', 'p.order_pk')
      .select(['o.order_id', 'p.received_at', 'p.gateway'])
      .orderBy('p.received_at')
      .limit(limit)
      .execute(),
    unsettled.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { payments, total };
}
