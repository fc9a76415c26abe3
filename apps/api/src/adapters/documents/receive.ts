import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { UploadMediaType } from '@pabean/domain';
import { sniff, sniffBytes } from './sniff.ts';

/** What may wait for the disk: a write at a time for each small piece would be slow. */
const highWaterMark = 256 * 1024;

/** A file that has arrived whole and lies in the temporary folder. */
export interface ReceivedFile {
  /** The name that the sender's computer gave; for people's eyes only. */
  readonly originalName: string;
  readonly size: number;
  readonly sha256: string;
  /** By content; null when we do not accept that type. */
  readonly mediaType: UploadMediaType | null;
  /** Where it lies until the store keeps it. */
  readonly path: string;
  /** Removes it from there; after it was kept there is nothing to remove. */
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
  stream.on('data', (chunk: Buffer) => {
    if (head.length < sniffBytes) head = Buffer.concat([head, chunk]).subarray(0, sniffBytes);
    hash.update(chunk);
    size += chunk.length;
  });
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true, highWaterMark });
  try {
    await pipeline(stream, file);
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
  return {
    originalName,
    size,
    sha256: hash.digest('hex'),
    mediaType: await sniff(head),
    path,
    discard: () => rm(path, { force: true }),
  };
}
