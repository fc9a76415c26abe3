import type { BackupPlace } from '../../adapters/backup/place.ts';
import type { Connection } from '../../db/connect.ts';
import { forgetWalArchive } from '../../db/queries/wal-archives.ts';
import { endLines } from './wal-line.ts';

/**
 * Ends the archive of a place: PostgreSQL keeps no WAL for it any more. What lies there stays.
 * @returns whether there was one, or WAL that was kept for it
 */
export async function forgetWal({ db, pool }: Connection, place: BackupPlace): Promise<boolean> {
  const session = await pool.connect();
  let wasKept = false;
  try {
    wasKept = await endLines(session, place);
  } finally {
    session.release(true);
  }
  const wasKnown = await forgetWalArchive(db, place.label);
  return wasKept || wasKnown;
}
