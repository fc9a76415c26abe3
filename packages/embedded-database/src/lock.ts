import { createHash } from 'node:crypto';
import { realpath, rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DataDirectoryInUseError } from './errors.ts';

/** Held while a server uses the data directory. */
export interface DirectoryLock {
  release(): Promise<void>;
}

/**
 * Takes the data directory for this process alone. The lock is a listening socket, so the kernel
 * frees it at once when the process ends, however it ends; a lock file would survive `kill -9`.
 *
 * @throws DataDirectoryInUseError while another process of this machine holds it.
 */
export async function lockDirectory(dataDir: string): Promise<DirectoryLock> {
  const path = await realpath(dataDir);
  const digest = createHash('sha1').update(path).digest('hex');
  const server =
    process.platform === 'linux'
      ? await listen(`\0pabean-${digest}`)
      : await listenOnFile(socketFile(digest));
  if (!server) {
    throw new DataDirectoryInUseError(
      `The data directory ${path} is in use by another Pabean server. Stop that one, or set PABEAN_DATA_DIR to another directory.`,
    );
  }
  return {
    release: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function socketFile(digest: string): string {
  return process.platform === 'win32'
    ? `\\\\.\\pipe\\pabean-${digest}`
    : join(tmpdir(), `pabean-${digest}.lock`);
}

async function listenOnFile(path: string): Promise<Server | undefined> {
  const server = await listen(path);
  if (server || process.platform === 'win32' || (await answers(path))) return server;
  // Nobody listens: the file is what a killed server left behind.
  await rm(path, { force: true });
  return listen(path);
}

function listen(path: string): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    );
    server.listen(path, () => {
      // The lock alone must not keep a process running that has nothing else to do.
      server.unref();
      resolve(server);
    });
  });
}

function answers(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
