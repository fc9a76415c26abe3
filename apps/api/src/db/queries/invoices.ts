import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database, InvoicePayment } from '../schema.ts';

/** An invoice as it was issued. */
export interface Invoice {
  readonly number: string;
  readonly amount: string;
  readonly currency: string;
  readonly issued_at: string;
}

const columns = ['number', 'amount', 'currency', 'issued_at'] as const;

/** The invoice of an order, if there is one. */
export function findInvoice(
  trx: Transaction<Database>,
  orderPk: number,
): Promise<Invoice | undefined> {
  return trx
    .selectFrom('invoice')
    .select(columns)
    .where('order_pk', '=', orderPk)
    .executeTakeFirst();
}

/** An invoice with what it says of its order. */
export interface InvoiceFacts extends Invoice, InvoicePayment {
  readonly order_id: string;
  readonly full_name: string | null;
  readonly email: string | null;
  readonly nationality: string | null;
}

export function findInvoiceFacts(
  db: Kysely<Database>,
  orderPk: number,
): Promise<InvoiceFacts | undefined> {
  return db
    .selectFrom('invoice as i')
    .innerJoin('orders as o', 'o.id', 'i.order_pk')
    .select(['i.number', 'i.amount', 'i.currency', 'i.issued_at'])
    .select(['o.order_id', 'o.full_name', 'o.email', 'o.nationality', 'o.paid_at'])
    .select(['o.refund_date', 'o.refunded'])
    .select(['o.amount as order_amount', 'o.currency as order_currency'])
    .where('i.order_pk', '=', orderPk)
    .executeTakeFirst();
}

/**
 * Issues the one invoice of an order under the next number, for example INV-2026-000001. The order
 * must be locked and have none yet. The number follows that of the last invoice, because a tax office
 * asks for gaps: a sequence alone has one after a transaction that was undone, and of 32 after a crash.
 * It is kept in step for a server of the release before, and begins the first number.
 */
export async function issueInvoice(
  trx: Transaction<Database>,
  invoice: { orderPk: number; amount: string; currency: string; issuedBy: number | null },
): Promise<Invoice> {
  // One at a time, until the number is seen by the next.
  await sql`select pg_advisory_xact_lock(hashtext('number of an invoice'))`.execute(trx);
  const next = sql<string>`(
    select 'INV-' || to_char(now() at time zone 'UTC', 'YYYY') || '-'
      || lpad(n::text, greatest(6, length(n::text)), '0')
    from setval('invoice_number', coalesce(
      (select max(substring(number from '[0-9]+$')::bigint) + 1
       from (select number from invoice order by id desc limit 100) latest),
      nextval('invoice_number'))) n
  )`;
  return trx
    .insertInto('invoice')
    .values({
      order_pk: invoice.orderPk,
      number: next,
      amount: invoice.amount,
      currency: invoice.currency,
      issued_by: invoice.issuedBy,
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
}
