import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

/** What a test's scanner does with a stream, once it has read it whole. */
export type Scan = (bytes: Buffer) => string | 'hang up' | 'silent';

export interface TestClamd {
  /** For `CLAMD_ADDRESS`. */
  address: string;
  stop(): Promise<void>;
}

/** A TCP server that speaks as much of clamd's protocol as the product uses. */
export async function startTestClamd(scan: Scan): Promise<TestClamd> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    let held = Buffer.alloc(0);
    socket.on('data', (piece) => {
      held = Buffer.concat([held, piece]);
      if (held.toString('latin1', 0, 9) === 'zVERSION\0') socket.end('ClamAV 1.0 of a test\0');
      if (held.toString('latin1', 0, 10) !== 'zINSTREAM\0') return;
      const bytes = streamOf(held.subarray(10));
      if (bytes === null) return;
      const answer = scan(bytes);
      if (answer === 'hang up') socket.destroy();
      else if (answer !== 'silent') socket.end(`${answer}\0`);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It listens nowhere.');
  return {
    address: `127.0.0.1:${address.port}`,
    async stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** The bytes of the pieces, once the piece of no length has come. */
function streamOf(sent: Buffer): Buffer | null {
  const pieces: Buffer[] = [];
  for (let at = 0; at + 4 <= sent.length; ) {
    const length = sent.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    pieces.push(sent.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}
