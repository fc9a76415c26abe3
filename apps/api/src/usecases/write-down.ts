import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import { databaseTrouble } from '../core/database-trouble.ts';
import type { Database } from '../db/schema.ts';

/** Milliseconds between tries: together longer than a database takes to come back, or another one to take over. */
const waits = [500, 1000, 2000, 4000, 8000, 15_000, 30_000];

/** We have closed our own connections: no try comes through any more. */
const isClosed = ({ message }: Error) =>
  /after calling end|has already been destroyed/.test(message);

/** At a stop: milliseconds between tries, and after which it is given up. A start finds what was to be written. */
const atStop = { againMs: 500, longestMs: 10_000 };

/** Whether the server is about to stop, by its database. */
const stops = new WeakMap<Kysely<Database>, Stop>();

class Stop {
  readonly #controller = new AbortController();
  at = Number.POSITIVE_INFINITY;
  readonly signal = this.#controller.signal;

  begin(): void {
    this.at = Math.min(this.at, performance.now());
    this.#controller.abort();
  }
}

function stopOf(db: Kysely<Database>): Stop {
  const stop = stops.get(db) ?? new Stop();
  stops.set(db, stop);
  return stop;
}

/**
 * The server is about to stop: whoever waits tries at once and then often, but not for long, for who waits for the end
 * kills it otherwise.
 */
export const writeDownSoon = (db: Kysely<Database>): void => stopOf(db).begin();

const pause = (ms: number, signal?: AbortSignal): Promise<unknown> =>
  sleep(ms, undefined, { signal }).catch(() => {});

/**
 * Writes down what has been done outside of the database, and tries again while that is away or the row is
 * held: what is not written down is done once more.
 * @param write gets whether it is tried again, for the answer to a commit can be lost where the commit was not
 * @param wait lets so many milliseconds pass, or fewer where the server is told to stop
 */
export async function writeDown<Result>(
  db: Kysely<Database>,
  write: (trx: Transaction<Database>, isAgain: boolean) => Promise<Result>,
  wait: (ms: number, signal?: AbortSignal) => Promise<unknown> = pause,
): Promise<Result> {
  const startedAt = performance.now();
  const stop = stopOf(db);
  const isTooLate = () => performance.now() > Math.max(startedAt, stop.at) + atStop.longestMs;
  for (let turn = 0; ; turn += 1) {
    try {
      return await db.transaction().execute((trx) => write(trx, turn > 0));
    } catch (error) {
      if (databaseTrouble(error) === null || isClosed(error as Error)) throw error;
      const ms = waits[turn];
      if (stop.signal.aborted) {
        if (isTooLate()) throw error;
        await wait(atStop.againMs);
      } else if (ms === undefined) {
        throw error;
      } else {
        await wait(ms, stop.signal);
      }
    }
  }
}
