import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A real mail server that says what it is told to. */
export interface JudgingMailServer {
  readonly url: string;
  /** What it says to a recipient, or to our sender address as `the sender`; else it takes the mail. */
  readonly says: Map<string, string>;
  /** Whose mail it took. */
  readonly taken: readonly string[];
  close(): Promise<void>;
}

export async function startJudgingMailServer(): Promise<JudgingMailServer> {
  const says = new Map<string, string>();
  const taken: string[] = [];
  const answer = (who: string, done: (error?: Error) => void) => {
    const words = says.get(who);
    if (words === undefined) return done();
    const [, code = '', text = ''] = /^(\d+) (.+)$/.exec(words) ?? [];
    return done(Object.assign(new Error(text), { responseCode: Number(code) }));
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 50,
    onMailFrom: (_address, _session, done) => answer('the sender', done),
    onRcptTo: ({ address }, _session, done) => answer(address, done),
    onData: (stream, { envelope }, done) => {
      stream.resume().on('end', () => {
        taken.push(...envelope.rcptTo.map(({ address }) => address));
        done();
      });
    },
  });
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  const close = () => new Promise<void>((done) => server.close(done));
  return { url: `smtp://127.0.0.1:${port}`, says, taken, close };
}
