import { isAnswerable } from '@pabean/domain';
import type { OrderDetail } from '../order-store.ts';

type Entry = OrderDetail['conversation'][number];
type QuestionEntry = Entry & { question: NonNullable<Entry['question']> };

/** The question that waits for the traveller's answer; a new one takes its place. Undefined for none. */
export const waitingQuestion = ({ conversation }: OrderDetail): QuestionEntry | undefined =>
  conversation.find(
    (entry): entry is QuestionEntry =>
      entry.question !== null && isAnswerable(entry.question.state),
  );

/** The newest question that the page knows, answered or not: what comes behind it nobody has read there. */
export const newestQuestionId = ({ conversation }: OrderDetail): number | null =>
  conversation.reduce<number | null>(
    (newest, { question }) => (question && question.id > (newest ?? 0) ? question.id : newest),
    null,
  );

/** The newest entry of both sides that the page shows. */
export const newestEntryId = ({ conversation }: OrderDetail): number | null =>
  conversation.length === 0 ? null : Math.max(...conversation.map(({ id }) => id));
