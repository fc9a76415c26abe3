import { CorrectedValues } from '@pabean/api-client/contract';
import { isCalendarDate } from '@pabean/domain';
import * as v from 'valibot';
import { Refusal } from '../../core/refusal.ts';
import type { AskedQuestion } from '../../db/queries/questions.ts';

/** An answer that is one: its words, and the value of the field that was asked for. */
export interface JudgedAnswer {
  readonly body: string;
  readonly corrected: CorrectedValues | null;
}

/**
 * Looks whether an answer is what its question asks for.
 * @throws Refusal 422 with an error at `answer` or `file`
 */
export function judgeAnswer(
  { wants, choices, field }: AskedQuestion,
  answer: string,
  hasFile: boolean,
): JudgedAnswer {
  if (wants === 'file') {
    if (!hasFile) throw refuse('file', 'Please choose a file.');
    return { body: answer, corrected: null };
  }
  if (answer === '') throw refuse('answer', 'Please write your answer.');
  if (wants === 'choice' && !choices?.includes(answer)) {
    throw refuse('answer', 'Please choose one of the answers.');
  }
  if (wants === 'date' && !isCalendarDate(answer)) {
    throw refuse('answer', 'Please enter a date that exists.');
  }
  if (wants !== 'field' || field === null) return { body: answer, corrected: null };
  const read = v.safeParse(CorrectedValues, { [field]: answer });
  if (!read.success) throw refuse('answer', read.issues[0].message);
  return { body: answer, corrected: read.output };
}

function refuse(path: 'answer' | 'file', message: string): Refusal {
  return new Refusal(422, message, { errors: [{ path, message }] });
}
