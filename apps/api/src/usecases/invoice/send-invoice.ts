import type { MailServiceProvider } from '@pabean/domain';
import type { Transaction } from 'kysely';
import type { Actor } from '../../core/actor.ts';
import type { Member } from '../../core/member.ts';
import { noSuchOrder, Refusal } from '../../core/refusal.ts';
import { findInvoice, type Invoice, issueInvoice } from '../../db/queries/invoices.ts';
import { hasMail } from '../../db/queries/mail.ts';
import { writeHistory } from '../../db/queries/order-history.ts';
import { lockOrderForMail } from '../../db/queries/order-mailing.ts';
import type { Database, InvoicePayment } from '../../db/schema.ts';
import { invoiceLetter } from '../../papers/letters/invoice-letter.ts';
import { idOfPress } from '../mail/mail-of-press.ts';
import { queueOrderMail } from '../mail/order-mail.ts';
import { providerOf } from '../mail/provider-of.ts';
import { letterOrder } from '../mail/queue-letter.ts';
import { staffActor } from '../orders/change-report.ts';
import type { Services } from '../services.ts';

/** What a press of Send Invoice did. */
export interface SentInvoice {
  readonly number: string;
  /** The invoice had been issued before; the same one went out once more. */
  readonly again: boolean;
  /** This very press came before, with an answer that was lost: nothing went out again. */
  readonly pressedBefore: boolean;
  /** Who is to send it. */
  readonly provider: MailServiceProvider;
}

/**
 * Issues the invoice of an order and queues its mail, in one transaction. Repeating it mails the
 * same invoice again: an order never has two numbers.
 */
export function sendInvoice(
  services: Services,
  member: Member,
  ip: string,
  { orderId, key }: { readonly orderId: string; readonly key?: string | undefined },
): Promise<SentInvoice> {
  const actor = staffActor(member, ip);
  return services.db.transaction().execute(async (trx) => {
    const order = await lockOrderForMail(trx, orderId);
    if (order === undefined || order.erased_at !== null) {
      throw noSuchOrder(orderId);
    }
    if (order.email === null) {
      throw new Refusal(409, `Order ${orderId} has no e-mail to send an invoice to.`);
    }
    const provider = providerOf(order);
    const issued = await findInvoice(trx, order.id);
    const id = idOfPress({ kind: 'invoice', orderPk: order.id, memberId: member.id, key });
    if (issued && (await hasMail(trx, id))) {
      return { number: issued.number, again: true, pressedBefore: true, provider };
    }
    const invoice = issued ?? (await issue(trx, actor, order));
    const payment: InvoicePayment = {
      paid_at: order.paid_at,
      refund_date: order.refund_date,
      refunded: order.refunded,
      order_amount: order.amount,
      order_currency: order.currency,
    };
    await queueOrderMail(trx, actor, {
      id,
      orderPk: order.id,
      orderVersion: order.version,
      kind: 'invoice',
      recipient: order.email,
      letter: invoiceLetter(services.env, letterOrder(order, order.email), {
        ...invoice,
        ...payment,
        paidAt: payment.paid_at,
      }),
      invoicePayment: payment,
      documentId: null,
      provider,
      reminder: issued !== undefined,
    });
    const again = issued !== undefined;
    return { number: invoice.number, again, pressedBefore: false, provider };
  });
}

type LockedOrder = NonNullable<Awaited<ReturnType<typeof lockOrderForMail>>>;

async function issue(
  trx: Transaction<Database>,
  actor: Actor,
  order: LockedOrder,
): Promise<Invoice> {
  const { amount, currency } = order;
  if (amount === null || currency === null) {
    throw new Refusal(409, `Order ${order.order_id} has no amount to put on an invoice.`);
  }
  const invoice = await issueInvoice(trx, {
    orderPk: order.id,
    amount,
    currency,
    issuedBy: actor.id,
  });
  await writeHistory(trx, actor, [
    {
      orderPk: order.id,
      // Like a mail: nothing that anybody could have seen before is different now.
      orderVersion: order.version,
      action: 'invoiced',
      detail: { number: invoice.number, amount: invoice.amount, currency: invoice.currency },
    },
  ]);
  return invoice;
}
