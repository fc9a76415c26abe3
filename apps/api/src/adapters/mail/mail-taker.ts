import type { MailServiceProvider, MailTransport } from '@pabean/domain';
import type { Env } from '../../core/env.ts';

/** What of the configuration decides who takes a message. */
export type MailRoutes = Pick<Env['mail'], 'aws' | 'sendgrid' | 'smtpUrl'>;

/**
 * Who takes the messages of AWS and of Sendgrid in this installation; null when nobody does. A
 * provider that is not configured is stood in for by SMTP if there is a server; while nothing at all
 * is configured, by the local mailbox. With the other provider configured and no SMTP, a message for
 * the missing one must not seem delivered.
 */
export function mailTaker(
  { aws, sendgrid, smtpUrl }: MailRoutes,
  provider: MailServiceProvider,
): MailTransport | null {
  if (provider === 'AWS' && aws) return 'ses';
  if (provider === 'Sendgrid' && sendgrid)
    return sendgrid.sandbox ? 'sendgrid-sandbox' : 'sendgrid';
  if (smtpUrl) return 'smtp';
  return aws || sendgrid ? null : 'local';
}
