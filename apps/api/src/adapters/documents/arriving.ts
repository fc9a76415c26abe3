import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Logger } from 'pino';
import { type ReceivedFile, receiveFile } from './receive.ts';
import { storeUnavailable } from './store.ts';

/** A leftover of a crash is older than any upload that may still be running. */
const leftoverMs = 60 * 60 * 1000;

/** Where uploads arrive before a store has them, below the folder of the documents. */
export function arrivingFolder(root: string): string {
  return join(root, 'arriving');
}

/** Makes the folder where uploads arrive and clears it of what a crash left. @returns its path */
export async function openArriving(root: string): Promise<string> {
  const folder = arrivingFolder(root);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await sweepArriving(folder);
  return folder;
}

/**
 * Removes what a crash left of uploads: of these no row and no note tells. A process that was started again at once
 * finds them too young, so they are looked for while it runs, too.
 */
export async function sweepArriving(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (found && Date.now() - found.mtimeMs > leftoverMs) await rm(path, { force: true });
  }
}

/** Receives into that folder. A disk that is full or away is our trouble and not the sender's. */
export async function receiveInto(
  folder: string,
  stream: Readable,
  originalName: string,
  logger: Logger,
): Promise<ReceivedFile> {
  try {
    return await receiveFile(folder, stream, originalName);
  } catch (error) {
    if (!isDiskTrouble(error)) throw error;
    logger.error({ reason: error.code, doing: 'receive' }, 'document store failed');
    throw storeUnavailable();
  }
}

/** A system call on a file failed; a sender who went away is no such error. */
function isDiskTrouble(error: unknown): error is NodeJS.ErrnoException {
  const { code, syscall } = error as NodeJS.ErrnoException;
  return (
    code !== undefined &&
    ['open', 'write', 'writev', 'fdatasync', 'fsync', 'close'].includes(syscall ?? '')
  );
}
