import { isAnswerable } from '@pabean/domain';
import type { OrderDetail } from '../order-store.ts';

type Entry = OrderDetail['conversation'][number];
type Asked = Entry & { question: NonNullable<Entry['question']> };

/** The question that waits for the traveller's answer; a new one takes its place. Undefined for none. */
export const waitingQuestion = ({ conversation }: OrderDetail): Asked | undefined =>
  conversation.find(
    (entry): entry is Asked => entry.question !== null && isAnswerable(entry.question.state),
  );
