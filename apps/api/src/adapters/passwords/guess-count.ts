import { ThreadPool } from '../threads/thread-pool.ts';
import type { GuessedPassword } from './guessed-password.ts';

/**
 * The word lists are read in half a second; an estimate takes up to another half. A machine with thirty other
 * programs at work takes that many times longer, and a first start would end by it.
 */
const limits = { ms: 60_000 };

// In a thread that goes again: passwords are set on few days, the word lists take 30 MB, and no call
// waits for an estimate.
const pool = new ThreadPool<GuessedPassword, number>(
  new URL('./guess-count-worker.ts', import.meta.url),
  { size: 1, idleMs: 5_000, worker: {} },
);

/** How many guesses a password takes. @throws ThreadLimitError, or what ended the thread */
export function countGuesses(guessed: GuessedPassword): Promise<number> {
  return pool.run(guessed, limits);
}
