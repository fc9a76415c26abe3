import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import { databaseTrouble } from '../core/database-trouble.ts';
import type { Database } from '../db/schema.ts';

/** Milliseconds between tries: together longer than a database takes to come back, or another one to take over. */
const waits = [500, 1000, 2000, 4000, 8000, 15_000, 30_000];

/** We have closed our own connections: no try comes through any more. */
const isClosed = ({ message }: Error) =>
  /after calling end|has already been destroyed/.test(message);

/**
 * Writes down what has been done outside of the database, and tries again while that is away or the row is
 * held: what is not written down is done once more.
 * @param write gets whether it is tried again, for the answer to a commit can be lost where the commit was not
 * @param wait lets so many milliseconds pass
 */
export async function writeDown<Result>(
  db: Kysely<Database>,
  write: (trx: Transaction<Database>, isAgain: boolean) => Promise<Result>,
  wait: (ms: number) => Promise<unknown> = pause,
): Promise<Result> {
  for (let turn = 0; ; turn += 1) {
    try {
      return await db.transaction().execute((trx) => write(trx, turn > 0));
    } catch (error) {
      const ms = waits[turn];
      const isOver = ms === undefined || databaseTrouble(error) === null;
      if (isOver || isClosed(error as Error)) throw error;
      await wait(ms);
    }
  }
}
