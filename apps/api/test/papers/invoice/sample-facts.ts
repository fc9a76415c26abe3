import type { InvoiceFacts } from '../../../src/db/queries/invoices.ts';

/** What an invoice of a paid order says. */
export const sampleFacts: InvoiceFacts = {
  number: 'INV-2026-000042',
  amount: '39.00',
  currency: 'USD',
  issued_at: '2026-02-03T23:59:00.000Z',
  order_id: 'IND-104777',
  full_name: 'Maren Ostrowick',
  email: 'maren@example.com',
  nationality: 'Norway',
  paid_at: '2026-02-01T08:00:00.000Z',
  refund_date: null,
  refunded: null,
  order_amount: '39.00',
  order_currency: 'USD',
};
