import { BackupFault } from '../../adapters/backup/place.ts';
import { asFault, digestOfStream, proveFile, readPacked, readProven } from './files.ts';
import { follower, type StoredDocument, storedDocuments } from './lines.ts';
import type { BackupToRead } from './restore-database.ts';
import { storedFile } from './restore-documents.ts';

/** All are compared when there are so few. */
const sample = 200;

/**
 * Proves that every document of a backup lies in its place with its size, and compares the bytes of a
 * sample, spread over all of them anew each time.
 * @returns how many were compared
 * @throws BackupFault that names the first which is not as it was written
 */
export async function proveDocuments(backup: BackupToRead, signal: AbortSignal): Promise<number> {
  const { place, manifest } = backup;
  const { documents } = manifest;
  const there = follower(place.list(documents.folder), (file) => file.name);
  const step = Math.max(1, documents.count / sample);
  let next = Math.random() * (step - 1);
  let index = 0;
  let compared = 0;
  for await (const one of storedDocuments(await readPacked(place, documents, []))) {
    signal.throwIfAborted();
    const file = storedFile(backup, one);
    const found = await there.at(file);
    if (!found) throw new BackupFault(`${file} is not there`);
    if (found.size !== one.storedSize) {
      throw new BackupFault(`${file} is cut: ${found.size} of ${one.storedSize} bytes`);
    }
    if (index >= next) {
      await compare(backup, one, file);
      compared += 1;
      next += step;
    }
    index += 1;
  }
  await there.end();
  if (index !== documents.count) {
    throw new BackupFault(
      `${documents.file} names ${index} documents instead of ${documents.count}`,
    );
  }
  return compared;
}

/**
 * Its bytes as they lie there; what is encrypted is opened too where we can. The key of a run opens what
 * was new in it: older ones are proven by the digest of what was written.
 */
async function compare(backup: BackupToRead, one: StoredDocument, file: string): Promise<void> {
  const { place, identities } = backup;
  const written = { size: one.storedSize, sha256: one.storedSha256 };
  await proveFile(place, file, written);
  if (!file.endsWith('.age') || identities.length === 0) return;
  const content = await readProven(place, file, written, identities).catch(() => null);
  if (content === null) return;
  const { sha256 } = await digestOfStream(content, file).catch((error) => {
    throw asFault(error, file);
  });
  if (sha256 !== one.sha256) throw new BackupFault(`${file} does not hold the document`);
}
