import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { Transform } from 'node:stream';

/** The line between a phone and the server, which can be cut and joined again. */
export interface Line {
  /** Where the phone finds the server. */
  readonly url: string;
  /** Lets each connection bring the phone about so many more bytes, and holds what comes behind them. */
  hold(bytes: number): void;
  /** Lets everything through that was held. */
  release(): void;
  cut(): void;
  join(): void;
  close(): Promise<void>;
}

/**
 * A line to a server, for journeys that lose their network. A browser's own offline switch leaves
 * its service workers connected; this one does not.
 */
export async function startLine(target: string): Promise<Line> {
  const { hostname, port } = new URL(target);
  const open = new Set<Socket>();
  const gate = makeGate();
  let isCut = false;
  const server = createServer((phone) => {
    if (isCut) return phone.destroy();
    const far = connect(Number(port), hostname);
    for (const [socket, other] of [
      [phone, far],
      [far, phone],
    ] as const) {
      open.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        open.delete(socket);
        other.destroy();
      });
    }
    phone.pipe(far);
    far.pipe(gate.way()).pipe(phone);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port: own } = server.address() as AddressInfo;
  const cut = () => {
    isCut = true;
    for (const socket of open) socket.destroy();
    gate.open();
  };
  return {
    url: `http://127.0.0.1:${own}`,
    hold: gate.close,
    release: gate.open,
    cut,
    join() {
      isCut = false;
    },
    async close() {
      cut();
      await new Promise((done) => server.close(done));
    },
  };
}

/** Where bytes wait while a line is held. */
function makeGate() {
  /** What each connection may still bring; a new object for each hold. */
  let limit = { bytes: Number.POSITIVE_INFINITY };
  let waiting: (() => void)[] = [];
  return {
    way() {
      let own = { limit, left: limit.bytes };
      return new Transform({
        transform(chunk: Buffer, _, done) {
          const pass = () => done(null, chunk);
          if (own.limit !== limit) own = { limit, left: limit.bytes };
          if (own.left <= 0) return void waiting.push(pass);
          own.left -= chunk.length;
          pass();
        },
      });
    },
    close(bytes: number) {
      limit = { bytes };
    },
    open() {
      limit = { bytes: Number.POSITIVE_INFINITY };
      const passes = waiting;
      waiting = [];
      for (const pass of passes) pass();
    },
  };
}
