import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { type UploadMediaType, uploadMediaTypes } from '@pabean/domain';
import { Refusal } from '../../core/refusal.ts';
import type { ReceivedFile } from './receive.ts';

/** A file that was removed lies on in the bucket as an older version, which our key may not remove. */
export class VersionsKept extends Error {
  override name = 'VersionsKept';
}

/**
 * Where uploaded documents live. Names are made here and never the sender's; a stored file is never
 * changed. Every method but `check` rejects with a 503 Refusal when the store does not do its work,
 * after telling the log why.
 */
export interface DocumentStore {
  /** Takes a stream into the temporary folder of this machine. */
  receive(stream: Readable, originalName: string): Promise<ReceivedFile>;
  /** Removes from that folder what a crash has left there for an hour or longer. */
  sweepArrivals(): Promise<void>;
  /** Makes a received file permanent, under a key of the caller's or a new one. @returns the key */
  keep(file: ReceivedFile, key?: string): Promise<string>;
  /** Size in bytes, or null when the file is gone. */
  size(key: string): Promise<number | null>;
  /** The bytes, both ends of the range included; the stream fails when they cannot be had. */
  read(key: string, range?: { start: number; end: number }): Readable;
  /**
   * Removes a file; one that is gone already is fine.
   * @throws VersionsKept when it can be read no more, but a bucket keeps an older version of it
   */
  remove(key: string): Promise<void>;
  /** Why a bucket keeps older versions of what is removed; null where it keeps none. As it was at the start. */
  readonly keepsVersions: string | null;
  /** Looks whether the store is there, or rejects with the reason. Writes nothing: it is asked all the time. */
  check(): Promise<void>;
}

/** A new storage key: spread over 256 folders, with the extension that the content has. */
export function newStorageKey(mediaType: UploadMediaType): string {
  const id = randomUUID();
  return `${id.slice(0, 2)}/${id}.${uploadMediaTypes[mediaType]}`;
}

/** The key to keep a file under. */
export function keyFor(file: ReceivedFile): string {
  if (file.mediaType === null) throw new Error('Only a file of a known kind can be kept.');
  return newStorageKey(file.mediaType);
}

/** "Not now": the store is away, full or refuses us; the reason is in the log. */
export function storeUnavailable(): Refusal {
  return new Refusal(503, 'Documents cannot be reached right now. Please try again shortly.', {
    retryAfter: 30,
  });
}
