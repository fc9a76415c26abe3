import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { forgetTries, takeTry } from '../db/queries/rate-limit.ts';
import type { Database } from '../db/schema.ts';
import { Refusal } from '../http/refusal.ts';

/** One limit: at most `tries` in `seconds` for whoever `key` names. */
export interface Limit {
  readonly name: string;
  readonly key: string;
  readonly tries: number;
  readonly seconds: number;
  /** Wiped by a success; a limit by address is not, or one good account would free the guessing. */
  readonly forgiving?: boolean;
}

/**
 * Counts a try against several limits before the answer is known.
 * Buckets are hashed: the table holds neither addresses nor e-mails.
 * @returns a function that wipes the forgiving ones after a success.
 * @throws Refusal 429 with Retry-After when a limit is passed.
 */
export async function limitTries(
  db: Kysely<Database>,
  limits: readonly Limit[],
): Promise<() => Promise<void>> {
  const buckets: string[] = [];
  for (const limit of limits) {
    const bucket = createHash('sha256').update(`${limit.name}\n${limit.key}`).digest('base64url');
    const { tries, secondsLeft } = await takeTry(db, bucket, limit.seconds);
    if (limit.forgiving) buckets.push(bucket);
    if (tries > limit.tries) throw tooMany(Math.max(1, secondsLeft));
  }
  return () => forgetTries(db, buckets);
}

function tooMany(seconds: number): Refusal {
  const wait = seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
  return new Refusal(429, `Too many tries. Please try again in ${wait}.`, { retryAfter: seconds });
}
