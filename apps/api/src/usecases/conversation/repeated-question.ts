import { isDeepStrictEqual } from 'node:util';
import type { Question } from '@pabean/api-client/contract';
import { isAnswerable } from '@pabean/domain';
import type { Transaction } from 'kysely';
import { Refusal } from '../../core/refusal.ts';
import { findSent } from '../../db/queries/conversation.ts';
import { lockQuestion } from '../../db/queries/questions.ts';
import type { Database } from '../../db/schema.ts';
import { questionWords } from './letter-words.ts';
import { askedThings } from './put-question.ts';

const usedKey = 'Something else was sent with this key, so the traveller was not asked.';
const askedBefore =
  'This question was asked before and no longer waits for an answer. Ask again to send it once more.';

/**
 * The question that came before with the same key: the answer to it was not heard, and it is sent again.
 * @returns undefined for a first send
 * @throws Refusal 409 where something else has the key, or where the question is over by now: to call it
 * asked would lose it
 */
export async function repeatedQuestion(
  trx: Transaction<Database>,
  orderPk: number,
  question: Question,
  key: string | undefined,
): Promise<number | undefined> {
  const earlier = key === undefined ? undefined : await findSent(trx, orderPk, key);
  if (earlier === undefined) return undefined;
  const earlierQuestion =
    earlier.question_id === null || earlier.kind !== 'question'
      ? undefined
      : await lockQuestion(trx, orderPk, earlier.question_id);
  const { wants, choices, field, fields } = earlierQuestion ?? {};
  const isSame =
    isDeepStrictEqual({ wants, choices, field, fields }, askedThings(question)) &&
    // What a template says for itself is in the language that it was asked in.
    questionWords(question, earlier.language ?? 'en').body === earlier.body;
  if (earlierQuestion === undefined || !isSame) throw refusal(usedKey);
  if (!isAnswerable(earlierQuestion.state)) throw refusal(askedBefore);
  return earlierQuestion.id;
}

const refusal = (message: string) =>
  new Refusal(409, message, { errors: [{ path: 'key', message }] });
