import type { MailServiceProvider } from '@pabean/domain';
import { createTransport } from 'nodemailer';
import type { Env } from '../../core/env.ts';
import { type Finding, ok, reasonOf, warning, wrong } from './finding.ts';

/** Milliseconds that a mail server gets for each step of an answer. */
const patience = 5000;

/** Where the mails of each provider go, and whether the mail server accepts the sign-in. */
export async function lookAtMail(env: Env): Promise<Finding[]> {
  return [route(env, 'AWS'), route(env, 'Sendgrid'), ...(await lookAtSmtp(env.mail))];
}

/** As `chooseTransports` decides. */
function route({ mail }: Env, provider: MailServiceProvider): Finding {
  const about = `Mails through ${provider}`;
  const { aws, sendgrid, smtpUrl } = mail;
  if (provider === 'AWS' && aws) {
    const where = aws.endpoint ?? aws.region;
    return ok(about, `Amazon SES, ${where}; configured, not tried`);
  }
  if (provider === 'Sendgrid' && sendgrid?.sandbox) {
    return warning(about, 'the sandbox of Sendgrid: mails are not delivered');
  }
  if (provider === 'Sendgrid' && sendgrid) {
    return ok(about, `${new URL(sendgrid.endpoint).host}; configured, not tried`);
  }
  if (smtpUrl) return ok(about, `the mail server ${new URL(smtpUrl).host}`);
  if (!aws && !sendgrid) return warning(about, 'the local mailbox: mails are not delivered');
  return warning(about, 'not configured: mails through it fail');
}

async function lookAtSmtp({ smtpUrl }: Env['mail']): Promise<Finding[]> {
  if (!smtpUrl) return [];
  const { host } = new URL(smtpUrl);
  const server = createTransport({
    url: smtpUrl,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
  });
  try {
    await server.verify();
    return [ok('Mail server', `${host} accepts the sign-in`)];
  } catch (error) {
    return [
      wrong('Mail server', `${host} refuses the connection or the sign-in: ${reasonOf(error)}`),
    ];
  } finally {
    server.close();
  }
}
