import { createServer } from 'node:net';
import { join } from 'node:path';

/** Where our own PostgreSQL takes connections. */
export interface Listening {
  settings: Record<string, string>;
  /** Address for the user with this password. */
  url(password: string, database: string): string;
}

const port = 5432;
/** A socket address holds 107 bytes on Linux and 103 on macOS. */
const longestSocket = 103;

/**
 * A Unix socket in the cluster's own directory, which no other user can enter. Where the path is too
 * long for one, and on Windows, a free port of the loopback interface.
 */
export async function chooseListening(directory: string): Promise<Listening> {
  const socket = socketFile(directory);
  const usable = process.platform !== 'win32' && Buffer.byteLength(socket) <= longestSocket;
  // Quotes and commas separate the entries of this setting.
  return usable && !/["',]/.test(directory) ? onSocket(directory) : onLoopback(await freePort());
}

function socketFile(directory: string): string {
  return join(directory, `.s.PGSQL.${port}`);
}

/** The file beside the socket in which PostgreSQL writes its process number. */
export function socketLock(directory: string): string {
  return `${socketFile(directory)}.lock`;
}

function onSocket(directory: string): Listening {
  return {
    settings: {
      listen_addresses: '',
      unix_socket_directories: directory,
      unix_socket_permissions: '0700',
      port: String(port),
    },
    url: (password, database) =>
      `postgresql://pabean:${password}@localhost:${port}/${database}?host=${encodeURIComponent(directory)}`,
  };
}

function onLoopback(free: number): Listening {
  return {
    settings: {
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      port: String(free),
    },
    url: (password, database) => `postgresql://pabean:${password}@127.0.0.1:${free}/${database}`,
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const found = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(found));
    });
  });
}
