import { createTransport } from 'nodemailer';
import { mimeOf } from './mime.ts';
import type { Transport } from './transport.ts';

/** Any mail server, for installations that have neither AWS nor Sendgrid. */
export function smtpTransport(url: string): Transport {
  const server = createTransport({ url, pool: true, maxConnections: 4 });
  return {
    name: 'smtp',
    async send(message) {
      const sent = await server.sendMail(mimeOf(message));
      return sent.messageId;
    },
  };
}
