import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { uploadMediaTypes } from '@pabean/domain';
import { type ReceivedFile, receiveFile } from './receive.ts';

/** A leftover of a crash is older than any upload that may still be running. */
const leftoverMs = 60 * 60 * 1000;

/** Where uploaded documents live. */
export interface DocumentStore {
  /** Takes a stream into the temporary folder. */
  receive(stream: Readable, originalName: string): Promise<ReceivedFile>;
  /** Makes a received file permanent. @returns its storage key */
  keep(file: ReceivedFile): Promise<string>;
  /** Size in bytes, or null when the file is gone. */
  size(key: string): Promise<number | null>;
  read(key: string, range?: { start: number; end: number }): Readable;
  remove(key: string): Promise<void>;
  /** Proves that the folder can be written to; for readiness. */
  check(): Promise<void>;
}

/** Documents in a directory of this machine: generated names, never the sender's. */
export async function openLocalStore(dataDir: string): Promise<DocumentStore> {
  const root = resolve(dataDir, 'documents');
  const temporary = join(root, 'arriving');
  await mkdir(temporary, { recursive: true, mode: 0o700 });
  await removeLeftovers(temporary);

  const pathOf = (key: string): string => {
    const path = resolve(root, key);
    if (!path.startsWith(root + sep)) throw new Error('A storage key leads out of the store.');
    return path;
  };

  return {
    receive: (stream, originalName) => receiveFile(temporary, stream, originalName),
    async keep(file) {
      if (file.mediaType === null) throw new Error('Only a file of a known kind can be kept.');
      const id = randomUUID();
      const key = `${id.slice(0, 2)}/${id}.${uploadMediaTypes[file.mediaType]}`;
      await file.keep(pathOf(key));
      return key;
    },
    size: (key) =>
      stat(pathOf(key)).then(
        (found) => found.size,
        () => null,
      ),
    read: (key, range) => createReadStream(pathOf(key), range),
    remove: (key) => rm(pathOf(key), { force: true }),
    async check() {
      const probe = join(temporary, `probe-${randomUUID()}`);
      await writeFile(probe, '');
      await rm(probe, { force: true });
    },
  };
}

async function removeLeftovers(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (found && Date.now() - found.mtimeMs > leftoverMs) await rm(path, { force: true });
  }
}
