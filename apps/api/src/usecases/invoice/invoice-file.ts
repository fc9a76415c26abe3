import { formatIsoDate, money } from '@pabean/domain';
import type { Kysely } from 'kysely';
import type { Env } from '../../core/env.ts';
import { refundedAt } from '../../core/refund-words.ts';
import { findInvoiceFacts, type InvoiceFacts } from '../../db/queries/invoices.ts';
import type { Database, InvoicePayment } from '../../db/schema.ts';
import { hanOf } from '../../papers/defence-pack/content/index.ts';
import type { InvoiceContent } from '../../papers/invoice/draw-invoice.ts';
import { returnedSum } from '../../papers/letters/money.ts';
import { packMaker } from '../../papers/worker/pack-maker.ts';

/** The most that a currency of an order has. */
const mostDecimals = 3;

/**
 * The invoice of an order as the file that its mail carries; null when none was issued. Of payment and refund it says
 * what its letter says, though the mail may leave a day after it was written.
 */
export async function invoiceFile(
  db: Kysely<Database>,
  company: Env['company'],
  orderPk: number,
  payment: InvoicePayment | null,
): Promise<{ name: string; bytes: Uint8Array } | null> {
  const facts = await findInvoiceFacts(db, orderPk);
  if (facts === undefined) return null;
  const bytes = await packMaker.invoice(invoiceContent({ ...facts, ...payment }, company));
  return { name: `invoice-${facts.number}.pdf`, bytes };
}

/** What the invoice says, with the day at Greenwich as in the number. */
export function invoiceContent(facts: InvoiceFacts, company: Env['company']): InvoiceContent {
  const day = (moment: string) => formatIsoDate(moment, 'UTC');
  const refundedOn = refundedAt(facts);
  return {
    number: facts.number,
    issuedAt: new Date(facts.issued_at),
    issuer: [
      company.name,
      company.address,
      `${company.email}, ${company.phone}`,
      `Tax ID ${company.taxId}`,
    ],
    facts: [
      ['Invoice number', facts.number],
      ['Invoice date', day(facts.issued_at)],
      ['Order', facts.order_id],
      ['For', facts.full_name ?? facts.email ?? ''],
      ['Payment', facts.paid_at === null ? 'not received yet' : `received ${day(facts.paid_at)}`],
      ...(refundedOn === null ? [] : [['Refund', `returned ${day(refundedOn)}`] as const]),
    ],
    service: 'Preparation of the electronic customs declaration',
    amount: money(facts.amount, facts.currency),
    returned: returnedOf(facts),
    han: hanOf(facts.nationality),
  };
}

/** Nothing is taken off a sum of another currency, nor more than it is: staff may have corrected the order. */
function returnedOf(facts: InvoiceFacts): InvoiceContent['returned'] {
  const returned = returnedSum(facts);
  const left = Number(facts.amount) - Number(returned?.amount);
  if (returned === null || returned.currency !== facts.currency || left < 0) return null;
  return {
    amount: money(returned.amount, returned.currency),
    left: money(left.toFixed(mostDecimals), facts.currency),
  };
}
