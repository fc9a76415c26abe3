import { setTimeout as sleep } from 'node:timers/promises';
import { ExpectedFailure } from '../../core/expected-failure.ts';
import { type Session, takeBackupTurn } from '../../db/backup/snapshot.ts';
import type { Connection } from '../../db/connect.ts';

/** Another run makes one: nothing is wrong with the backups. */
export class BackupRunningError extends ExpectedFailure {
  override name = 'BackupRunningError';
}

/** How long a turn that somebody has is waited for. */
interface TurnPatience {
  /** Milliseconds; 0, the usual, waits for nobody. */
  readonly patienceMs?: number | undefined;
  readonly signal?: AbortSignal;
}

/**
 * Works while nobody else makes a backup of this database or removes one, on a connection of its own.
 * @throws BackupRunningError when somebody does, to the end of the patience
 */
export async function inBackupTurn<Result>(
  { pool }: Connection,
  work: (client: Session) => Promise<Result>,
  { patienceMs = 0, signal }: TurnPatience = {},
): Promise<Result> {
  const client = await pool.connect();
  // Heard from now on: a session that is lost ends while its work goes on.
  const ended = new Promise<void>((resolve) => client.once('end', resolve));
  try {
    const until = performance.now() + patienceMs;
    while (!(await takeBackupTurn(client))) {
      if (performance.now() >= until) {
        throw new BackupRunningError('Another backup of this database is being made.');
      }
      await sleep(askEveryMs, undefined, signal ? { signal } : {});
    }
    return await work(client);
  } finally {
    // Ending the session frees the turn, whatever state an error left it in. PostgreSQL closes the
    // connection when it has freed what the session held: the next turn can be taken then, not before.
    client.release(true);
    await within(endMs, ended);
  }
}

/** Milliseconds between two looks whether the turn is free. */
const askEveryMs = 500;
/** Milliseconds that a session may take to end. */
const endMs = 5_000;

/** Settles with the promise, or after this many milliseconds. */
async function within(ms: number, promise: Promise<void>): Promise<void> {
  const over = new AbortController();
  const late = sleep(ms, undefined, { signal: over.signal }).catch(() => undefined);
  await Promise.race([promise, late]);
  over.abort();
}
