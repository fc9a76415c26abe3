import type { Question } from '@pabean/api-client/contract';
import { travellerLanguageOf } from '@pabean/domain';
import type { Transaction } from 'kysely';
import type { Actor } from '../../core/actor.ts';
import { addEntry, markOrder } from '../../db/queries/conversation.ts';
import { writeHistory } from '../../db/queries/order-history.ts';
import { findOrderForMail } from '../../db/queries/order-mailing.ts';
import { openQuestion } from '../../db/queries/questions.ts';
import type { Database } from '../../db/schema.ts';
import { queueLetter } from '../mail/queue-letter.ts';
import type { Services } from '../services.ts';
import { requireKnownQuestion } from './known-question.ts';
import { questionLetter, questionWords } from './letter-words.ts';

/** An order that somebody is asked about, locked. */
export interface AskedOrder {
  readonly id: number;
  readonly order_id: string;
  /** After the change that the question comes with, if there is one. */
  readonly version: number;
}

/** What a question asks for, and nothing beside it that came along. */
export const askedThings = ({ wants, choices, field, fields }: Question) => ({
  wants,
  choices: wants === 'choice' ? (choices ?? null) : null,
  field: wants === 'field' ? (field ?? null) : null,
  fields: wants === 'fields' ? (fields ?? null) : null,
});

/**
 * Asks the traveller in the caller's transaction: the question with its clock, its words in the
 * conversation, the letter, and a row of history that says what is asked for and no word of it.
 * A mark that waited for staff has its answer by that.
 * @returns the question's id
 * @throws Refusal 409 where it would take the place of a question, or the mark of what the traveller wrote, that the asker has not seen
 */
export async function putQuestion(
  trx: Transaction<Database>,
  { env }: Pick<Services, 'env'>,
  actor: Actor,
  order: AskedOrder,
  question: Question,
  sendKey?: string,
): Promise<number> {
  const { template = null, wants } = question;
  await requireKnownQuestion(trx, order, question);
  const questionId = await openQuestion(trx, {
    orderPk: order.id,
    template,
    ...askedThings(question),
    remindHours: env.questions.reminderHours,
  });
  const mailed = await findOrderForMail(trx, order.order_id);
  const words = questionWords(question, travellerLanguageOf(mailed?.language ?? null).lang);
  await addEntry(trx, {
    orderPk: order.id,
    kind: 'question',
    author: 'staff',
    member: actor,
    questionId,
    sendKey,
    ...words,
  });
  await markOrder(trx, order.id, { answered_at: null, wrote_at: null, no_answer_at: null });
  await writeHistory(trx, actor, [
    {
      orderPk: order.id,
      orderVersion: order.version,
      action: 'asked',
      detail: { question: questionId, wants, ...(template !== null && { template }) },
    },
  ]);
  const letter = questionLetter({ ...words, wants }, mailed?.doa ?? null);
  const { language } = words;
  await queueLetter(trx, { env, actor }, order.order_id, 'question', letter, { language });
  return questionId;
}
