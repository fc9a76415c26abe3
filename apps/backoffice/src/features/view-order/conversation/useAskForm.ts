import { type Failure, fieldErrors } from '@pabean/api-client';
import { askTraveller, QuestionSchema } from '@pabean/api-client/contract';
import { type AskableName, type ProcessStatus, travellerLanguageOf } from '@pabean/domain';
import { type Form, useForm } from '@pabean/ui/form';
import { useEffect, useState } from 'react';
import { call } from '../../../shared/api.ts';
import { forgetSentDraft, holdsAll, keepDraft, onSentDraft } from '../../../shared/drafts.ts';
import { notify } from '../../../shared/notify.ts';
import { moveOrder } from '../../../shared/orders/order-actions.ts';
import { forgetUndo } from '../../../shared/orders/undo-store.ts';
import { useOwner } from '../../../shared/session/session-store.ts';
import { useJustSaid } from '../../../shared/useJustSaid.ts';
import { draftFailed, keptWords } from '../failed.ts';
import { currentOrder, type OrderDetail, reloadOrder } from '../order-store.ts';
import {
  aboutQuestion,
  englishMissing,
  type QuestionValues,
  questionBody,
  questionFor,
  questionOf,
  readQuestionDraft,
} from './question-draft.ts';
import { forgetQuestionKey, questionKey } from './question-send.ts';
import { newestEntryId, newestQuestionId, waitingQuestion } from './waiting-question.ts';

/** What a person can know of who asked before, and of what the traveller wrote. */
const knownOf = (order: OrderDetail) => ({
  instead: waitingQuestion(order)?.question.id ?? null,
  newest: newestQuestionId(order),
  newestEntry: newestEntryId(order),
});

/**
 * The state of a question: kept in the tab until it was asked, and asked once.
 * @param to where the order goes with it; null asks without a move
 * @param onDone it was asked and nothing else was written meanwhile
 * @param names what is missing: the question asks for exactly these, whatever was written before
 */
export function useAskForm(
  order: OrderDetail,
  to: ProcessStatus | null,
  onDone: () => void,
  names?: readonly AskableName[],
): Form<QuestionValues> {
  const owner = useOwner();
  const { order_id: orderId, language } = order;
  const { lang } = travellerLanguageOf(language);
  const about = aboutQuestion(orderId, names);
  // What the form offers by itself is nothing that somebody wrote: the next visit may offer another.
  const [untouched] = useState(() =>
    names ? questionFor(names, lang) : questionOf('passportPhoto', lang),
  );
  const { say, justSaid } = useJustSaid();
  // The page looks at the order by itself, behind the dialog: what it finds there nobody has seen.
  const [knownEntries, setKnownEntries] = useState(() => knownOf(order));
  /** The dialog stands before the order: as it is by now, the next try is made on what the person can know. */
  async function refused({ httpStatus, errors }: Failure, message: string): Promise<string> {
    if (httpStatus !== 409) return message;
    await reloadOrder();
    const now = currentOrder();
    // A refusal for another reason says nothing of the conversation.
    if (now && errors.some(({ path }) => path === 'instead')) setKnownEntries(knownOf(now));
    return say(message);
  }
  const form: Form<QuestionValues> = useForm<QuestionValues>({
    initial: readQuestionDraft(owner, about, names) ?? untouched,
    validate: (values) => ({
      ...fieldErrors(QuestionSchema, questionBody(values)),
      ...(englishMissing(values) && { english: 'Please write it in English too.' }),
    }),
    async submit(values) {
      const unread = justSaid();
      if (unread !== undefined) return unread;
      const question = questionBody(values);
      // Not a part of what the key is for: the same question stays one, whatever was asked meanwhile.
      const whole = { ...question, ...knownEntries };
      if (to === null) {
        const key = questionKey(owner, orderId, question);
        const body = { orderId, ...whole, key };
        const result = await call(askTraveller, { body });
        if (result.ok || result.httpStatus === 409) forgetQuestionKey(owner, orderId);
        if (!result.ok) return refused(result, draftFailed(result));
        // `Z` would undo the change before.
        forgetUndo();
        notify.success(result.message);
      } else {
        const result = await moveOrder(orderId, to, order.version, { question: whole });
        if (!result.ok) return refused(result, keptWords(result));
      }
      forgetSentDraft(owner, about, values, untouched);
      await reloadOrder();
    },
  });
  const { values } = form;
  useEffect(
    () => keepDraft(owner, about, holdsAll(untouched, values) ? undefined : values),
    [owner, about, untouched, values],
  );
  // With every drawing, so that it knows what stands in the form by now.
  useEffect(() =>
    onSentDraft(owner, about, (sent) => {
      if (holdsAll(values, sent)) onDone();
    }),
  );
  return form;
}
