import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { forgetTries, giveTriesBack, takeTry } from '../db/queries/rate-limit.ts';
import type { Database } from '../db/schema.ts';
import { Refusal } from '../http/refusal.ts';

/** One limit: at most `tries` in `seconds` for whoever `key` names. */
export interface Limit {
  readonly name: string;
  readonly key: string;
  readonly tries: number;
  readonly seconds: number;
  /**
   * What a success does: `forget` every try, or `give back` its own one. A limit by address never
   * forgets, or one good account would free the guessing; but the hundred travellers behind one
   * airport's address must not use each other's tries up.
   */
  readonly onSuccess?: 'forget' | 'give back';
}

/**
 * Counts a try against several limits before the answer is known.
 * Buckets are hashed: the table holds neither addresses nor e-mails.
 * @returns what to call after a success.
 * @throws Refusal 429 with Retry-After when a limit is passed.
 */
export async function limitTries(
  db: Kysely<Database>,
  limits: readonly Limit[],
): Promise<() => Promise<void>> {
  const buckets = { forget: [] as string[], 'give back': [] as string[] };
  for (const limit of limits) {
    const bucket = createHash('sha256').update(`${limit.name}\n${limit.key}`).digest('base64url');
    const { tries, secondsLeft } = await takeTry(db, bucket, limit.seconds);
    if (limit.onSuccess) buckets[limit.onSuccess].push(bucket);
    if (tries > limit.tries) throw tooMany(Math.max(1, secondsLeft));
  }
  return async () => {
    await forgetTries(db, buckets.forget);
    await giveTriesBack(db, buckets['give back']);
  };
}

function tooMany(seconds: number): Refusal {
  const wait = seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
  return new Refusal(429, `Too many tries. Please try again in ${wait}.`, { retryAfter: seconds });
}
