import { formatIsoDate } from '@pabean/domain';
import type { Invoice } from '../../db/queries/invoices.ts';
import type { Env } from '../../env.ts';
import { type Letter, type LetterOrder, letter } from './letter.ts';

/** The invoice of an order: who issued it, for what, how much, and whether it is paid. */
export function invoiceLetter(
  env: Env,
  order: LetterOrder,
  invoice: Invoice & { readonly paidAt: string | null },
): Letter {
  const { company } = env;
  // The day at Greenwich, as in the number: two mails of one invoice bear one date.
  const day = (moment: string) => formatIsoDate(moment, 'UTC');
  return letter(env, order, {
    subject: `Invoice ${invoice.number} for your order ${order.orderId}`,
    heading: `Invoice ${invoice.number}`,
    sentences: [`This is the invoice for your order with ${company.productLabel}.`],
    facts: [
      ['Invoice date', day(invoice.issued_at)],
      ['Service', 'Preparation of the electronic customs declaration'],
      ['Amount', `${invoice.currency} ${invoice.amount}`],
      ...(invoice.paidAt === null ? [] : [['Payment received', day(invoice.paidAt)] as const]),
      ['Issued by', company.name],
      ['Address', company.address],
      ['Tax ID', company.taxId],
    ],
  });
}
