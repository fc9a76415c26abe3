import type { MailServiceProvider, MailTransport } from '@pabean/domain';
import { mailTaker } from '../../adapters/mail/mail-taker.ts';
import type { Env } from '../../core/env.ts';

const notices: Record<MailTransport, string> = {
  ses: 'The e-mail is on its way through AWS.',
  sendgrid: 'The e-mail is on its way through Sendgrid.',
  smtp: 'The e-mail is on its way through SMTP.',
  local: 'The e-mail goes to the local mailbox, not to the recipient.',
  'sendgrid-sandbox': 'The e-mail goes to the Sendgrid sandbox, not to the recipient.',
};

/** What becomes of a mail that was queued for a provider: who takes it here, for whoever asked for it. */
export function mailNotice({ mail }: Pick<Env, 'mail'>, provider: MailServiceProvider): string {
  const taker = mailTaker(mail, provider);
  if (taker === null) {
    return `The e-mail is queued, but ${provider} is not configured in this installation.`;
  }
  return notices[taker];
}
