import { createReadStream } from 'node:fs';
import { access, constants, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, resolve, sep } from 'node:path';
import type { Logger } from 'pino';
import { openArriving, receiveInto, sweepArriving } from './arriving.ts';
import { type DocumentStore, keyFor, storeUnavailable } from './store.ts';

/** Documents in a directory of this machine. */
export async function openLocalStore(root: string, logger: Logger): Promise<DocumentStore> {
  const arriving = await openArriving(root);

  const pathOf = (key: string): string => {
    const path = resolve(root, key);
    if (!path.startsWith(root + sep)) throw new Error('A storage key leads out of the store.');
    return path;
  };
  const failed = (doing: string) => (error: NodeJS.ErrnoException) => {
    logger.error({ reason: error.code ?? error.message, doing }, 'document store failed');
    throw storeUnavailable();
  };
  /** Null when it is this file that is not there: a disk that is not mounted has none at all. */
  const absent = async (error: NodeJS.ErrnoException, doing: string): Promise<null> => {
    if (error.code !== 'ENOENT') return failed(doing)(error);
    await access(arriving).catch(failed(doing));
    return null;
  };

  return {
    receive: (stream, originalName) => receiveInto(arriving, stream, originalName, logger),
    sweepArrivals: () => sweepArriving(arriving),
    async keep(file, key = keyFor(file)) {
      await move(file.path, pathOf(key)).catch(failed('keep'));
      return key;
    },
    size: (key) =>
      stat(pathOf(key)).then(
        (found) => found.size,
        (error) => absent(error, 'size'),
      ),
    read(key, range) {
      const stream = createReadStream(pathOf(key), range);
      stream.once('error', ({ code, syscall }: NodeJS.ErrnoException) => {
        // A reader who went away breaks it too, and that is no trouble of the disk.
        if (syscall) logger.error({ reason: code, doing: 'read' }, 'document store failed');
      });
      return stream;
    },
    async remove(key) {
      await rm(pathOf(key)).catch((error) => absent(error, 'remove'));
    },
    keepsVersions: null,
    async check() {
      await access(arriving, constants.W_OK);
    },
  };
}

async function move(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  await rename(from, to);
  // A rename is durable only when the folder that holds the name is.
  const folder = await open(dirname(to), 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
