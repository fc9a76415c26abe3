import { createTransport } from 'nodemailer';
import { mimeOf } from './mime.ts';
import { reach } from './reach-provider.ts';
import { smtpRefusal } from './refusals.ts';
import { Refused } from './refused-mail.ts';
import type { Transport } from './transport.ts';

/**
 * Any mail server, for installations that have neither AWS nor Sendgrid. SMTP has no idempotency
 * key: after a crash between its answer and our row a message goes out a second time, with the same
 * Message-ID.
 */
export function smtpTransport(url: string, patienceMs?: number): Transport {
  const server = createTransport({ url, pool: true, maxConnections: 4 });
  const to = { who: 'the mail server', isAnswer, patienceMs };
  return {
    name: 'smtp',
    async send(message) {
      const mail = mimeOf(message);
      const sent = await reach(to, (signal) =>
        server.sendMail({ ...mail, signal }).catch((error: unknown) => {
          throw judged(error);
        }),
      );
      return sent.messageId;
    },
  };
}

/** Only what the server said has one of its codes. */
function isAnswer(error: unknown): boolean {
  return error instanceof Error && 'responseCode' in error && error.responseCode !== undefined;
}

/** A refusal for good in the server's own words, with whose fault it is; else the error as it came. */
function judged(error: unknown): unknown {
  const { code, command = '', response, responseCode, message } = error as SmtpError;
  // The server says at its greeting what is too large: the client then asks it nothing more.
  if (code === 'EMESSAGE' && !responseCode) return new Refused(message, 'letter');
  if (!responseCode) return error;
  const words = response ?? message;
  const of = smtpRefusal({ code: responseCode, command, words });
  return of === null ? error : new Refused(words, of);
}

/** An error of the client, as far as the server's answer made it. */
type SmtpError = Error & {
  readonly code?: string;
  readonly command?: string;
  readonly response?: string;
  readonly responseCode?: number;
};
