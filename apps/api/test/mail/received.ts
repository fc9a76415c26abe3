import { randomUUID } from 'node:crypto';
import type { Email } from 'postal-mime';
import { smtpTransport } from '../../src/adapters/mail/smtp.ts';
import type { Letter } from '../../src/papers/letters/letter.ts';
import { startMailServer } from '../support/mail-server.ts';

/** A real SMTP server, and what it has received of a letter. */
export interface Receiver {
  /** Sends the letter through the transport and reads it as a mail program would. */
  receive(letter: Letter): Promise<Email>;
  close(): Promise<void>;
}

export async function startReceiver(): Promise<Receiver> {
  const server = await startMailServer();
  const transport = smtpTransport(server.url);
  return {
    async receive(letter) {
      const id = randomUUID();
      await transport.send({ ...message, ...letter, id });
      const received = server.letters.at(-1);
      if (received === undefined) throw new Error('Nothing has arrived.');
      return received;
    },
    close: () => server.close(),
  };
}

const message = {
  from: { name: 'Pabean', address: 'no-reply@example.com' },
  replyTo: { name: 'Example Travel Services Ltd', address: 'support@example.com' },
  to: 'traveller@example.net',
};
