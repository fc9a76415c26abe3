import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { SMTPServer } from 'smtp-server';

/** Where a conversation about one mail can be stopped, in the order in which it goes on. */
export type SmtpPhase =
  | 'connected'
  | 'MAIL FROM'
  | 'RCPT TO'
  | 'DATA begun'
  | 'half of DATA'
  | 'all of DATA';

/** A real SMTP server that outlives its clients, and stops all of them in one phase. */
export interface StagedSmtp {
  readonly url: string;
  /** Every message that arrived whole, in the order of arrival; also those never answered. */
  readonly taken: readonly Buffer[];
  /** Messages that were cut off on the way. */
  readonly cutOff: () => number;
  /** Conversations stop from now on when they come to this phase. @returns once `count` stand there */
  hold(phase: SmtpPhase, count: number): Promise<void>;
  /** Lets those who stand go on, and holds nobody any more. */
  letGo(): void;
  /** Answers those who stand no more, their clients being dead; what is still on its way is read. */
  abandon(): void;
  close(): Promise<void>;
}

/** What happens to a conversation that stood: on with it, or no more. */
type Held = (goesOn: boolean) => void;

export async function startStagedSmtp(): Promise<StagedSmtp> {
  const taken: Buffer[] = [];
  let cutOff = 0;
  let stage: { phase: SmtpPhase; count: number; full: () => void } | null = null;
  const held: Held[] = [];

  /** @returns false when the client died here */
  function reach(phase: SmtpPhase): Promise<boolean> {
    if (stage?.phase !== phase) return Promise.resolve(true);
    const { count, full } = stage;
    return new Promise((goOn) => {
      held.push(goOn);
      if (held.length === count) full();
    });
  }
  function release(goesOn: boolean): void {
    stage = null;
    for (const goOn of held.splice(0)) goOn(goesOn);
  }
  /** Goes on to the next command. A client that died is not answered: its socket is gone. */
  async function pass(phase: SmtpPhase, done: () => void): Promise<void> {
    if (await reach(phase)) done();
  }

  async function take(stream: Readable, done: () => void): Promise<void> {
    await reach('DATA begun');
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of stream) {
        chunks.push(chunk);
        // While this stands, the rest waits on the way and, if it is long, in the client.
        if (chunks.length === 1) await reach('half of DATA');
      }
    } catch {
      cutOff += 1;
      return;
    }
    // From here on the message is this server's, whether or not anybody hears of it.
    taken.push(Buffer.concat(chunks));
    if (await reach('all of DATA')) done();
  }

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 50,
    onConnect: (_session, done) => void pass('connected', done),
    onMailFrom: (_address, _session, done) => void pass('MAIL FROM', done),
    onRcptTo: (_address, _session, done) => void pass('RCPT TO', done),
    onData: (stream, _session, done) => void take(stream, done),
  });
  // Clients that are killed leave broken connections behind.
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    cutOff: () => cutOff,
    hold: (phase, count) =>
      new Promise((full) => {
        stage = { phase, count, full };
      }),
    letGo: () => release(true),
    abandon: () => release(false),
    close: () => new Promise((done) => server.close(done)),
  };
}
