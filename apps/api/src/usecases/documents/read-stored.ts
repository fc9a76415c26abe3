import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { DocumentStore } from '../../adapters/documents/index.ts';
import { storeUnavailable } from '../../adapters/documents/store.ts';

/** Where a file lies in the store, and the SHA-256 of what was put there. */
export interface StoredFile {
  readonly storage_key: string;
  readonly sha256: string;
}

/**
 * The whole of a file that goes to somebody who cannot ask again, such as a bank. A store can give other
 * bytes than it was given: a disk that failed, or the page of a proxy in its place.
 * @returns null where it is gone, or is not what was stored
 * @throws Refusal 503 when the store does not answer
 */
export async function readStored(
  documents: DocumentStore,
  { storage_key: key, sha256 }: StoredFile,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if ((await documents.size(key)) === null) return null;
  // The store has told the log why.
  const whole = await buffer(documents.read(key)).catch(() => {
    throw storeUnavailable();
  });
  const bytes = new Uint8Array(whole);
  return createHash('sha256').update(bytes).digest('hex') === sha256 ? bytes : null;
}
