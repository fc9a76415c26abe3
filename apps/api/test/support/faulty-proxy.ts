import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** What goes wrong on the way: after so many bytes in a direction the connection is cut. */
interface Fault {
  readonly direction: 'up' | 'down';
  readonly after: number;
  left: number;
  times: number;
}

/** A wire to a server that can be cut and stilled. */
export interface FaultyProxy {
  readonly port: number;
  /** Cuts after this many bytes to (`up`) or from (`down`) the server, so many times. */
  cut(direction: Fault['direction'], afterBytes: number, times: number): void;
  /** From now on everything is taken and nothing answered, until `mend`. */
  still(): void;
  mend(): void;
  close(): Promise<void>;
}

/** Starts the wire in front of a server of this machine, at a port or a socket. */
export async function faultyProxy(target: number | string): Promise<FaultyProxy> {
  const sockets = new Set<Socket>();
  let fault: Fault | null = null;
  let stilled = false;

  const dropAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  const carry = (from: Socket, to: Socket, direction: Fault['direction']) => {
    from.on('data', (chunk) => {
      if (stilled) return;
      if (fault?.direction === direction && fault.times > 0) {
        fault.left -= chunk.length;
        if (fault.left <= 0) {
          fault.times -= 1;
          fault.left = fault.after;
          from.destroy();
          to.destroy();
          return;
        }
      }
      if (!to.write(chunk)) from.pause();
    });
    to.on('drain', () => from.resume());
    from.on('close', () => to.destroy());
    from.on('error', () => to.destroy());
  };

  const server = createServer((socket) => {
    const upstream = typeof target === 'number' ? connect(target, '127.0.0.1') : connect(target);
    for (const end of [socket, upstream]) {
      sockets.add(end);
      end.on('close', () => sockets.delete(end));
    }
    carry(socket, upstream, 'up');
    carry(upstream, socket, 'down');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    port: (server.address() as AddressInfo).port,
    cut(direction, afterBytes, times) {
      fault = { direction, after: afterBytes, left: afterBytes, times };
    },
    still() {
      stilled = true;
    },
    mend() {
      stilled = false;
      fault = null;
      // Connections that were stilled have lost bytes.
      dropAll();
    },
    async close() {
      dropAll();
      server.close();
      await once(server, 'close');
    },
  };
}
