import { formatIsoDate } from '@pabean/domain';
import type { Env } from '../../core/env.ts';
import { refundedAt } from '../../core/refund-words.ts';
import type { Invoice } from '../../db/queries/invoices.ts';
import { type Letter, type LetterOrder, letter } from './letter.ts';
import { type Refunded, returnedSum } from './money.ts';

/** The invoice of an order: who issued it, for what, how much, and whether it is paid or was refunded. */
export function invoiceLetter(
  env: Env,
  order: LetterOrder,
  invoice: Invoice & Refunded & { readonly paidAt: string | null },
): Letter {
  // The day at Greenwich, as in the number: two mails of one invoice bear one date.
  const day = (moment: string) => formatIsoDate(moment, 'UTC');
  const refundedOn = refundedAt(invoice);
  return letter(env, 'invoice', order, {
    invoiceNumber: invoice.number,
    invoiceDate: day(invoice.issued_at),
    total: { amount: invoice.amount, currency: invoice.currency },
    paidDate: invoice.paidAt === null ? null : day(invoice.paidAt),
    returnedDate: refundedOn === null ? null : day(refundedOn),
    returned: returnedSum(invoice),
  });
}
