import { BackupFault } from '../../adapters/backup/place.ts';
import { ExpectedFailure } from '../../core/expected-failure.ts';
import { Refusal } from '../../core/refusal.ts';

const ofDisk: Record<string, string> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  EACCES: 'it may not be written or read',
  EPERM: 'it may not be written or read',
  EROFS: 'it is read-only',
  ENOTDIR: 'it is no directory',
};

/** What PostgreSQL says when its disk is full. */
const diskFull = '53100';

/**
 * A failure that the operator can put right, as one line; anything else stays what it is.
 * @param where the place that was written or read
 * @param store what the log said of the document store, which tells its callers nothing
 */
export function inOneLine(error: unknown, where: string, store: string | undefined): unknown {
  if (error instanceof BackupFault) return new ExpectedFailure(`${where}: ${error.message}.`);
  if (error instanceof Refusal) {
    return new ExpectedFailure(`The document store does not do its work: ${reasonOf(store)}.`);
  }
  const { code = '', message = '', path } = error as NodeJS.ErrnoException;
  if (code === diskFull) return new ExpectedFailure(`The database has no room: ${message}.`);
  const reason = ofDisk[code];
  if (reason) return new ExpectedFailure(`${path ?? where} cannot be used: ${reason}.`);
  return error;
}

function reasonOf(store: string | undefined): string {
  return ofDisk[store ?? ''] ?? store ?? 'see the log';
}
