/** What a mail is about (spec section 2; decision 009). */
export const mailKinds = [
  'approval',
  'resend',
  'refund',
  'invoice',
  'orderReceived',
  'question',
  'reminder',
  'messageAnswer',
  'correctedDocument',
  'refundAsked',
  'refundRefused',
  'correctionAccepted',
  'correctionRefused',
  'emailChanged',
] as const;

export type MailKind = (typeof mailKinds)[number];

/** Where a message stands: in the queue, handed to its provider, or given up with the reason. */
export const mailStates = ['queued', 'sent', 'failed'] as const;

export type MailState = (typeof mailStates)[number];

/** Who takes a message; `local` and `sendgrid-sandbox` deliver to no mailbox. */
export const mailTransports = ['local', 'ses', 'sendgrid', 'sendgrid-sandbox', 'smtp'] as const;

export type MailTransport = (typeof mailTransports)[number];

/** Who takes the letters of a provider, in words: where a mail server stands in for it, nobody looks at the provider. */
export const takerWords = (provider: string, taker: MailTransport | null | undefined): string =>
  taker === 'smtp' ? 'The mail server' : provider;

/** The transports that tell later what became of a message. */
export const mailReporters = ['ses', 'sendgrid'] as const satisfies readonly MailTransport[];

export type MailReporter = (typeof mailReporters)[number];

/**
 * Whose fault it is that a letter was refused for good: the letter's (its recipient, its size, what is
 * in it), or our own account's (sign-in, sender address, a server that does not take us). The first is
 * given up at once; the second is an outage of ours and waits.
 */
export const mailRefusals = ['letter', 'account'] as const;

export type MailRefusal = (typeof mailRefusals)[number];
