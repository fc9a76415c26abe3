import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { Refusal } from '../../core/refusal.ts';
import { type Tries, takeTry } from '../../db/queries/rate-limit.ts';
import type { Database } from '../../db/schema.ts';

/** Whose tries are counted together, and for how long. */
export interface Window {
  readonly name: string;
  readonly key: string;
  readonly seconds: number;
}

/** The bucket of a window. It is hashed: the table holds neither addresses nor e-mails. */
export function bucketOf({ name, key }: Pick<Window, 'name' | 'key'>): string {
  return createHash('sha256').update(`${name}\n${key}`).digest('base64url');
}

/** Counts a try. */
export function countTry(db: Kysely<Database>, window: Window): Promise<Tries> {
  return takeTry(db, bucketOf(window), window.seconds);
}

/**
 * Counts a try, right or wrong, of at most `most` in the window.
 * @throws Refusal 429 with Retry-After when there were more.
 */
export async function limitTries(
  db: Kysely<Database>,
  window: Window,
  most: number,
  what = 'tries',
): Promise<Tries> {
  const counted = await countTry(db, window);
  if (counted.tries > most) throw tooManyTries(counted.secondsLeft, what);
  return counted;
}

/** Says how long to wait, to people and to programs. */
export function tooManyTries(secondsLeft: number, what = 'tries'): Refusal {
  const seconds = Math.max(1, secondsLeft);
  const wait = seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
  return new Refusal(429, `Too many ${what}. Please try again in ${wait}.`, {
    retryAfter: seconds,
  });
}
