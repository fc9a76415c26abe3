import type { MailServiceProvider } from '@pabean/domain';
import type { Env } from '../../core/env.ts';
import { openLocalMailbox } from './local-mailbox.ts';
import { mailTaker } from './mail-taker.ts';
import { sendgridTransport } from './sendgrid.ts';
import { smtpTransport } from './smtp.ts';
import type { ChooseTransport, Transport } from './transport.ts';

/**
 * The transports of AWS and of Sendgrid, as `mailTaker` decides. A message that nobody takes fails
 * with words that say so.
 */
export async function chooseTransports(env: Env): Promise<ChooseTransport> {
  const { aws, sendgrid, smtpUrl } = env.mail;
  const smtp = smtpUrl ? smtpTransport(smtpUrl) : undefined;
  const isLocal = mailTaker(env.mail, 'AWS') === 'local';
  const standIn = isLocal ? await openLocalMailbox(env.dataDir) : smtp;
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
