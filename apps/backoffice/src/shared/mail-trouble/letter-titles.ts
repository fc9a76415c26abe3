import type { MailKind } from '@pabean/domain';

/** What a letter is about, in a word or two. */
export const letterTitles: Readonly<Record<MailKind, string>> = {
  approval: 'Approval',
  resend: 'Approval again',
  refund: 'Refund',
  invoice: 'Invoice',
  orderReceived: 'Receipt',
  question: 'Question',
  reminder: 'Reminder',
  messageAnswer: 'Answer',
  correctedDocument: 'New document',
  refundAsked: 'Refund asked',
  refundRefused: 'Refund refused',
  correctionAccepted: 'Correction',
  correctionRefused: 'Correction refused',
  emailChanged: 'E-mail changed',
};
