import type { ReactElement } from 'react';
import type { LetterValues } from '../letter-values.ts';
import { CorrectionAccepted, CorrectionRefused, EmailChanged } from './Correction.tsx';
import { ApprovalNotice, CorrectedDocument } from './Document.tsx';
import { InvoiceMail } from './InvoiceMail.tsx';
import { MessageAnswer } from './MessageAnswer.tsx';
import { OrderReceived } from './OrderReceived.tsx';
import { Question, Reminder } from './Question.tsx';
import { RefundAsked, RefundNotice, RefundRefused, refundSubject } from './Refund.tsx';
import type { Subject } from './subject.ts';

type Template = { readonly subject: Subject; readonly Letter: () => ReactElement };

/** Every kind of mail: its subject and what draws it. */
export const templates: Readonly<Record<keyof LetterValues, Template>> = {
  orderReceived: { subject: 'receivedSubject', Letter: OrderReceived },
  question: { subject: 'questionSubject', Letter: Question },
  reminder: { subject: 'reminderSubject', Letter: Reminder },
  messageAnswer: { subject: 'messageSubject', Letter: MessageAnswer },
  approval: { subject: 'approvalSubject', Letter: ApprovalNotice },
  correctedDocument: { subject: 'documentSubject', Letter: CorrectedDocument },
  refundAsked: { subject: 'askedSubject', Letter: RefundAsked },
  refund: { subject: refundSubject, Letter: RefundNotice },
  refundRefused: { subject: 'refusedSubject', Letter: RefundRefused },
  correctionAccepted: { subject: 'acceptedSubject', Letter: CorrectionAccepted },
  correctionRefused: { subject: 'declinedSubject', Letter: CorrectionRefused },
  emailChanged: { subject: 'emailSubject', Letter: EmailChanged },
  invoice: { subject: 'invoiceSubject', Letter: InvoiceMail },
};
