import type { ConversationEntry } from '@pabean/api-client/contract';
import type { ConversationMark } from '@pabean/domain';
import type { OrderRecord } from '../../db/queries/order-detail.ts';
import { fileView } from './traveller-conversation.ts';

/**
 * An entry of the conversation as View Order shows it.
 * @param traveller the name of who wrote what no member did
 * @param url where the reader fetches a file
 */
export function entryView(
  entry: OrderRecord['entries'][number],
  traveller: string | null,
  url: (fileName: string) => string,
): ConversationEntry {
  return {
    id: entry.id,
    create_ts: entry.at,
    kind: entry.kind,
    author: entry.author,
    by: entry.author === 'staff' ? entry.member_name : traveller,
    language: entry.language,
    text: entry.body,
    english: entry.english,
    file: fileView(entry, url),
    question:
      entry.question_id === null || entry.wants === null || entry.state === null
        ? null
        : {
            id: entry.question_id,
            wants: entry.wants,
            template: entry.template,
            choices: entry.choices,
            field: entry.field,
            fields: entry.fields,
            state: entry.state,
            due: entry.due_at,
            answered_at: entry.answered_at,
            opened_at: entry.opening_kept ? entry.opened_at : undefined,
          },
  };
}

/** The marks of an order, the one that staff read first in front. */
export function marksOf(order: {
  readonly answered_at: string | null;
  readonly wrote_at: string | null;
  readonly no_answer_at: string | null;
}): ConversationMark[] {
  const marks: ConversationMark[] = [];
  if (order.wrote_at !== null) marks.push('wrote');
  if (order.answered_at !== null) marks.push('answered');
  if (order.no_answer_at !== null) marks.push('noAnswer');
  return marks;
}
