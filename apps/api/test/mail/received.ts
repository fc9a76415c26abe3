import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { smtpTransport } from '../../src/adapters/mail/smtp.ts';
import type { Letter } from '../../src/papers/letters/letter.ts';

/** A real SMTP server, and what it has received of a letter. */
export interface Receiver {
  /** Sends the letter through the transport and reads it as a mail program would. */
  receive(letter: Letter): Promise<Email>;
  close(): Promise<void>;
}

export async function startReceiver(): Promise<Receiver> {
  const received: Buffer[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    // The transport keeps its connection open for the next message.
    closeTimeout: 50,
    onData(stream, _session, done) {
      buffer(stream).then((bytes) => {
        received.push(bytes);
        done();
      }, done);
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  const transport = smtpTransport(`smtp://127.0.0.1:${port}`);
  return {
    async receive(letter) {
      const id = randomUUID();
      await transport.send({ ...message, ...letter, id });
      return PostalMime.parse(received.pop() ?? Buffer.alloc(0));
    },
    close: () => new Promise((done) => server.close(done)),
  };
}

const message = {
  from: { name: 'Pabean', address: 'no-reply@example.com' },
  replyTo: { name: 'Example Travel Services Ltd', address: 'support@example.com' },
  to: 'traveller@example.net',
};
