import type { MailServiceProvider } from '@pabean/domain';
import type { Env } from '../../core/env.ts';
import { openLocalMailbox } from './local-mailbox.ts';
import { sendgridTransport } from './sendgrid.ts';
import { smtpTransport } from './smtp.ts';
import type { ChooseTransport, Transport } from './transport.ts';

/**
 * Who takes the messages of AWS and of Sendgrid in this installation. A provider that is not
 * configured is stood in for by SMTP if there is a server; while nothing at all is configured, by
 * the local mailbox. With the other provider configured and no SMTP, a message for the missing one
 * fails with words that say so: it must not seem delivered.
 */
export async function chooseTransports(env: Env): Promise<ChooseTransport> {
  const { aws, sendgrid, smtpUrl } = env.mail;
  const smtp = smtpUrl ? smtpTransport(smtpUrl) : undefined;
  const nothing = !aws && !sendgrid && !smtp;
  const standIn = nothing ? await openLocalMailbox(env.dataDir) : smtp;
  const transports: Record<MailServiceProvider, Transport> = {
    // Their client is large: it is loaded where it is used.
    AWS: aws ? (await import('./ses.ts')).sesTransport(aws) : (standIn ?? missing('ses', 'AWS')),
    Sendgrid: sendgrid ? sendgridTransport(sendgrid) : (standIn ?? missing('sendgrid', 'Sendgrid')),
  };
  return (provider) => transports[provider];
}

function missing(name: Transport['name'], provider: MailServiceProvider): Transport {
  return {
    name,
    send: () => Promise.reject(new Error(`${provider} is not configured in this installation.`)),
  };
}
