import { proveFile } from './files.ts';
import type { BackupToRead } from './restore-database.ts';

/**
 * Reads every file of a backup but the documents, before anything is made of it.
 * @throws BackupFault that names the first which is not as it was written
 */
export async function verifyFiles({ place, manifest }: BackupToRead): Promise<void> {
  const { tables, documents, secrets, base } = manifest;
  const more = [secrets, base ?? null].filter((file) => file !== null);
  for (const { file, size, sha256 } of [documents, ...more, ...tables]) {
    await proveFile(place, file, { size, sha256 });
  }
}
