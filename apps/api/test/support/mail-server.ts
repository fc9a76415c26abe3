import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A real SMTP server. */
export interface MailServer {
  /** What `SMTP_URL` is to be. */
  readonly url: string;
  /** What has arrived, oldest first, read as a mail program would. */
  readonly letters: readonly Email[];
  close(): Promise<void>;
}

/** Starts a mail server that takes every message. */
export async function startMailServer(): Promise<MailServer> {
  const letters: Email[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    // The transport keeps its connection open for the next message.
    closeTimeout: 50,
    onData(stream, _session, done) {
      buffer(stream)
        .then((bytes) => PostalMime.parse(bytes))
        .then((letter) => {
          letters.push(letter);
          done();
        }, done);
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    letters,
    close: () => new Promise((done) => server.close(done)),
  };
}
