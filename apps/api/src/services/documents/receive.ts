import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import type { UploadMediaType } from '@pabean/domain';
import { sniff, sniffBytes } from './sniff.ts';

/** A file that has arrived whole and lies in the temporary folder. */
export interface ReceivedFile {
  /** The name that the sender's computer gave; for people's eyes only. */
  readonly originalName: string;
  readonly size: number;
  readonly sha256: string;
  /** By content; null when it is none of the kinds that we take. */
  readonly mediaType: UploadMediaType | null;
  /** Makes the file permanent under a storage key; after that `discard` does nothing. */
  keep(to: string): Promise<void>;
  /** Removes the file unless it was kept. */
  discard(): Promise<void>;
}

/**
 * Writes a stream to the temporary folder while hashing it: a 15 MB file costs no 15 MB of memory.
 * The bytes are on the disk (fsync) before this resolves; on any failure nothing is left.
 */
export async function receiveFile(
  folder: string,
  stream: Readable,
  originalName: string,
): Promise<ReceivedFile> {
  const path = join(folder, randomUUID());
  const hash = createHash('sha256');
  let head = Buffer.alloc(0);
  let size = 0;
  const handle = await open(path, 'wx', 0o600);
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      if (head.length < sniffBytes) head = Buffer.concat([head, chunk]).subarray(0, sniffBytes);
      hash.update(chunk);
      size += chunk.length;
      await handle.writeFile(chunk);
    }
    await handle.sync();
  } catch (error) {
    await handle.close();
    await rm(path, { force: true });
    throw error;
  }
  await handle.close();

  let kept = false;
  return {
    originalName,
    size,
    sha256: hash.digest('hex'),
    mediaType: await sniff(head),
    async keep(to) {
      await mkdir(dirname(to), { recursive: true, mode: 0o700 });
      await rename(path, to);
      await syncFolder(dirname(to));
      kept = true;
    },
    async discard() {
      if (!kept) await rm(path, { force: true });
    },
  };
}

/** A rename is durable only when the folder that holds the name is. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
