import { createTransport } from 'nodemailer';
import { mimeOf } from './mime.ts';
import { reach } from './reach.ts';
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
      const sent = await reach(to, (signal) => server.sendMail({ ...mail, signal }));
      return sent.messageId;
    },
  };
}

/** Only what the server said has one of its codes. */
function isAnswer(error: unknown): boolean {
  return error instanceof Error && 'responseCode' in error && error.responseCode !== undefined;
}
