import { BackupFault } from '../../adapters/backup/place.ts';
import { databaseTrouble } from '../../core/database-trouble.ts';
import { diskReason, diskTrouble } from '../../core/disk-trouble.ts';
import { ExpectedFailure } from '../../core/expected-failure.ts';
import { Refusal } from '../../core/refusal.ts';

/** What PostgreSQL says when its disk is full. */
const diskFull = '53100';

/**
 * A failure that the operator can put right, as one line; anything else stays what it is.
 * @param where the place that was written or read
 * @param said what the log said last of the document store or of our own PostgreSQL, which tell their callers nothing
 * @param written what was written, where that is another place than the one that was read
 */
export function inOneLine(
  error: unknown,
  where: string,
  said: string | undefined,
  written = where,
): unknown {
  if (error instanceof ExpectedFailure) return error;
  if (error instanceof BackupFault) return new ExpectedFailure(`${where}: ${error.message}.`);
  if (error instanceof Refusal) {
    return new ExpectedFailure(`The document store does not do its work: ${reasonOf(said)}.`);
  }
  if ((error as Error).name === 'AbortError') return new ExpectedFailure('Stopped before the end.');
  const { code = '', message = '' } = error as NodeJS.ErrnoException;
  if (code === diskFull) return new ExpectedFailure(`The database has no room: ${message}.`);
  const ofDisk = diskTrouble(error, written);
  if (ofDisk !== null) return new ExpectedFailure(ofDisk);
  const away = databaseTrouble(error);
  if (away === null) return error;
  return new ExpectedFailure(
    `The database did not answer to the end: ${said ?? (message || away)}.`,
  );
}

function reasonOf(said: string | undefined): string {
  return diskReason(said) ?? said ?? 'see the log';
}
