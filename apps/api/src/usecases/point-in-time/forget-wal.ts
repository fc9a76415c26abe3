import type { BackupPlace } from '../../adapters/backup/place.ts';
import type { Connection } from '../../db/connect.ts';
import { forgetWalArchive } from '../../db/queries/wal-archives.ts';
import { endLines } from './wal-line.ts';

/** Ends the archive of a place: PostgreSQL keeps no WAL for it any more. What lies there stays. */
export async function forgetWal({ db, pool }: Connection, place: BackupPlace): Promise<void> {
  const session = await pool.connect();
  try {
    await endLines(session, place);
  } finally {
    session.release(true);
  }
  await forgetWalArchive(db, place.label);
}
