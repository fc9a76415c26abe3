import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { Transform } from 'node:stream';

/** The line between a phone and the server, which can be cut and joined again. */
export interface Line {
  /** Where the phone finds the server. */
  readonly url: string;
  cut(): void;
  join(): void;
  close(): Promise<void>;
}

/**
 * A line to a server, for journeys that lose their network. A browser's own offline switch leaves
 * its service workers connected; this one does not.
 */
export async function startLine(
  target: string,
  { bytesPerSecond = Number.POSITIVE_INFINITY }: { bytesPerSecond?: number } = {},
): Promise<Line> {
  const { hostname, port } = new URL(target);
  const open = new Set<Socket>();
  let isCut = false;
  const server = createServer((phone) => {
    if (isCut) return phone.destroy();
    const far = connect(Number(port), hostname);
    for (const [socket, other] of [
      [phone, far],
      [far, phone],
    ] as const) {
      open.add(socket);
      socket.pipe(slowedTo(bytesPerSecond)).pipe(other);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        open.delete(socket);
        other.destroy();
      });
    }
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port: own } = server.address() as AddressInfo;
  const cut = () => {
    isCut = true;
    for (const socket of open) socket.destroy();
  };
  return {
    url: `http://127.0.0.1:${own}`,
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

/** Lets bytes through at this rate; whoever sends more waits. */
function slowedTo(bytesPerSecond: number): Transform {
  return new Transform({
    highWaterMark: 64 * 1024,
    transform(chunk: Buffer, _, done) {
      setTimeout(() => done(null, chunk), (chunk.length / bytesPerSecond) * 1000);
    },
  });
}
