import type { Transaction } from 'kysely';
import { Refusal } from '../../core/refusal.ts';
import { findAnswer, keepAnswer } from '../../db/queries/intake-answers.ts';
import type { Database } from '../../db/schema.ts';

const longestKey = 200;

/** Under which an answer is kept, and under which one was kept that the shop got without a key of its own. */
interface AnswerKeys {
  readonly own: string;
  readonly unnamed: string | null;
}

/** Where the answers to a call are kept by its sender's `Idempotency-Key`; each call and each shop has its own. */
export function answerKeys(
  call: 'orders' | 'payments',
  given: string | undefined,
  shop: string | null,
): AnswerKeys | undefined {
  const key = given?.trim();
  if (key === undefined || key === '') return undefined;
  if (key.length > longestKey) {
    throw new Refusal(422, `The Idempotency-Key has more than ${longestKey} characters.`);
  }
  const unnamed = `intake/${call}:${key}`;
  return shop === null
    ? { own: unnamed, unnamed: null }
    : { own: `intake/${call}/${shop}:${key}`, unnamed };
}

/**
 * Does the work of a request once for its key, and gives a repeat the first answer. The database keeps
 * the fields of an answer in an order of its own.
 * @throws Refusal 422 where the key came with another request
 */
export async function once<A extends object>(
  trx: Transaction<Database>,
  keys: AnswerKeys | undefined,
  request: unknown,
  work: () => Promise<A>,
): Promise<A> {
  if (keys === undefined) return work();
  const earlierAnswer = await findAnswer<A>(trx, keys.own, request);
  if (earlierAnswer === 'another request') {
    throw new Refusal(422, 'This Idempotency-Key was used for a different request before.');
  }
  if (earlierAnswer !== undefined) return earlierAnswer.answer;
  if (keys.unnamed !== null) {
    // The very same request, from before the shop had a key of its own or keys had a space of their own.
    const unnamed = await findAnswer<A>(trx, keys.unnamed, request);
    if (unnamed !== undefined && unnamed !== 'another request') return unnamed.answer;
  }
  const answer = await work();
  await keepAnswer(trx, keys.own, request, answer);
  return answer;
}
