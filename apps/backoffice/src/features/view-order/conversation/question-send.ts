import type { Question } from '@pabean/api-client/contract';
import { keepDraft, readDraft } from '../../../shared/drafts.ts';
import { newSendKey } from '../../../shared/send-key.ts';

/** The question that was tried last, and its key: a try without an answer may have arrived all the same. */
type Tried = { readonly question: string; readonly key: string };

const about = (orderId: string) => `tried question ${orderId}`;

/** The key of a question: that of the last try of the same one, also after the page was left. */
export function questionKey(writer: string, orderId: string, question: Question): string {
  const words = JSON.stringify(question);
  const tried = Object(readDraft(writer, about(orderId))) as Partial<Tried>;
  if (tried.question === words && tried.key !== undefined) return tried.key;
  const key = newSendKey();
  keepDraft(writer, about(orderId), { question: words, key } satisfies Tried);
  return key;
}

/** It was asked, or refused: the same question once more is another one. */
export const forgetQuestionKey = (writer: string, orderId: string) =>
  keepDraft(writer, about(orderId), undefined);
