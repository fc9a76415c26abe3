import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { Refusal } from '../../core/refusal.ts';
import { takeTry } from '../../db/queries/rate-limit.ts';
import type { Database } from '../../db/schema.ts';

/** Whose tries are counted together, and for how long. */
export interface Window {
  readonly name: string;
  readonly key: string;
  readonly seconds: number;
}

/** A try that has been counted. */
export interface CountedTry {
  readonly bucket: string;
  /** With this one, in this window. */
  readonly tries: number;
  readonly secondsLeft: number;
}

/** Counts a try. Buckets are hashed: the table holds neither addresses nor e-mails. */
export async function countTry(
  db: Kysely<Database>,
  { name, key, seconds }: Window,
): Promise<CountedTry> {
  const bucket = createHash('sha256').update(`${name}\n${key}`).digest('base64url');
  return { bucket, ...(await takeTry(db, bucket, seconds)) };
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
): Promise<CountedTry> {
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
