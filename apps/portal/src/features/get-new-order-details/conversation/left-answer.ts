import { answerQuestion } from '@pabean/api-client/contract';
import { api } from '../../../shared/api.ts';
import { isUnreachable } from '../../../shared/unreachable.ts';
import { type FieldNames, typedLines } from '../missing/typed-lines.ts';
import { type Draft, draftOf } from './kept-draft.ts';
import type { Unsent, UnsentAnswer } from './unsent.ts';
import { patienceFor } from './upload.ts';

/** As many characters as a message takes. */
export const longestMessage = 2000;

/**
 * An answer whose question is asked no more, behind what stands in the message already; nothing where a
 * message does not hold both.
 */
export function messageWith(
  unsent: Unsent,
  draft: Draft,
  names: FieldNames,
): Pick<Draft, 'text' | 'file'> | undefined {
  const file = draftOf(unsent).file;
  if (file && draft.file) return undefined;
  const answer = typedLines(unsent.text, names);
  const join = (parts: readonly string[], by: string) => parts.filter(Boolean).join(by);
  // The question stands before it, for whoever reads it, where there is room.
  const texts = [join([unsent.asked ?? '', answer], '\n'), answer].map((words) =>
    join([draft.text, words], '\n\n'),
  );
  const text = texts.find(({ length }) => length <= longestMessage);
  return text === undefined ? undefined : { text, file: file ?? draft.file };
}

/**
 * Sends once more what the person had sent, whose answer was not heard: it may be there.
 * @returns undefined where nobody knows
 */
export async function hasArrived(
  orderId: string,
  { questionId, unsent }: UnsentAnswer,
): Promise<boolean | undefined> {
  const { text, file, key } = draftOf(unsent);
  const body = { orderId, questionId, answer: text, key };
  const result = await api(answerQuestion, { body, ...(file && { file }) }, patienceFor(file));
  if (result.ok) return true;
  const { httpStatus } = result;
  const isNoAnswer =
    isUnreachable(result) || [401, 408, 429].includes(httpStatus) || httpStatus >= 500;
  return isNoAnswer ? undefined : false;
}
