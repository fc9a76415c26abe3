import * as approval from './ApprovalNotice.tsx';
import * as invoice from './InvoiceMail.tsx';
import * as refund from './RefundNotice.tsx';

/** Every kind of mail: its subject and what draws it. */
export const templates = {
  approval: { subject: approval.subject, Letter: approval.ApprovalNotice },
  refund: { subject: refund.subject, Letter: refund.RefundNotice },
  invoice: { subject: invoice.subject, Letter: invoice.InvoiceMail },
};
