import { ExpectedFailure } from '../../core/expected-failure.ts';
import { type Session, takeBackupTurn } from '../../db/backup/snapshot.ts';
import type { Connection } from '../../db/connect.ts';

/** Another run makes one: nothing is wrong with the backups. */
export class BackupRunningError extends ExpectedFailure {
  override name = 'BackupRunningError';
}

/**
 * Works while nobody else makes a backup of this database or removes one, on a connection of its own.
 * @throws BackupRunningError when somebody does
 */
export async function inBackupTurn<Result>(
  { pool }: Connection,
  work: (client: Session) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    if (!(await takeBackupTurn(client))) {
      throw new BackupRunningError('Another backup of this database is being made.');
    }
    return await work(client);
  } finally {
    // Ending the session frees the turn, whatever state an error left it in.
    client.release(true);
  }
}
