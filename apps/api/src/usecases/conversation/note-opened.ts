import type { OpenQuestion } from '@pabean/api-client/contract';
import type { findDeclared } from '../../db/queries/own-order.ts';
import { markQuestionOpened } from '../../db/queries/questions.ts';
import type { Services } from '../services.ts';

type Entries = Awaited<ReturnType<typeof findDeclared>>['entries'];

/**
 * Notes that the traveller's page gets this question, the first time that it does. Whoever reads their
 * question reads it all the same when this cannot be written.
 */
export async function noteOpened(
  { db, logger }: Pick<Services, 'db' | 'logger'>,
  question: OpenQuestion | null,
  entries: Entries,
): Promise<void> {
  if (question === null) return;
  const entry = entries.find(({ question_id }) => question_id === question.id);
  if (!entry?.opening_kept || entry.opened_at !== null) return;
  try {
    await markQuestionOpened(db, question.id);
  } catch (error) {
    logger.warn({ err: error, question: question.id }, 'a question was opened and not marked so');
  }
}
