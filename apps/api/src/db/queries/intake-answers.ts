import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../schema.ts';

/** What a request with a known key gets: the first answer, or "that was another request". */
export type KnownAnswer<A> = { readonly answer: A } | 'another request';

/**
 * The first answer that a key got, if it had one. Requests with the same key wait for each other
 * from here to the end of their transactions, so exactly one of them finds none and does the work.
 */
export async function findAnswer<A extends object>(
  trx: Transaction<Database>,
  key: string,
  request: unknown,
): Promise<KnownAnswer<A> | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(trx);
  const storedAnswer = await trx
    .selectFrom('idempotent_answer')
    .select(['request_sha256', 'answer'])
    .where('key', '=', key)
    .executeTakeFirst();
  if (storedAnswer === undefined) return undefined;
  return storedAnswer.request_sha256 === fingerprint(request)
    ? { answer: storedAnswer.answer as A }
    : 'another request';
}

/** Keeps the answer in the transaction of the work, so that there is never one without the other. */
export async function keepAnswer(
  trx: Transaction<Database>,
  key: string,
  request: unknown,
  answer: object,
): Promise<void> {
  await trx
    .insertInto('idempotent_answer')
    .values({ key, request_sha256: fingerprint(request), answer: JSON.stringify(answer) })
    .execute();
}

/** SHA-256 of a value in which the order of fields means nothing. */
export function fingerprint(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value, sortedKeys)).digest('hex');
}

function sortedKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}
