import { fieldErrors } from '@pabean/api-client';
import { askTraveller, QuestionSchema } from '@pabean/api-client/contract';
import { type AskableName, type ProcessStatus, travellerLanguageOf } from '@pabean/domain';
import { type Form, useForm } from '@pabean/ui/form';
import { useEffect, useState } from 'react';
import { call } from '../../../shared/api.ts';
import { holdsAll } from '../../../shared/drafts.ts';
import { notify } from '../../../shared/notify.ts';
import { moveOrder } from '../../../shared/orders/order-actions.ts';
import { useUser } from '../../../shared/session/session-store.ts';
import { failed } from '../failed.ts';
import { type OrderDetail, reloadOrder } from '../order-store.ts';
import {
  englishMissing,
  keepQuestionDraft,
  type QuestionValues,
  questionBody,
  questionFor,
  questionOf,
  readQuestionDraft,
} from './question-draft.ts';

/**
 * The state of a question: kept in the tab until it was asked.
 * @param to where the order goes with it; null asks without a move
 * @param names what is missing: the question begins with exactly these, whatever was written before
 */
export function useAskForm(
  order: OrderDetail,
  to: ProcessStatus | null,
  onDone: () => void,
  names?: readonly AskableName[],
): Form<QuestionValues> {
  const { name } = useUser();
  const { order_id: orderId, language } = order;
  const { lang } = travellerLanguageOf(language);
  const initial = names ? questionFor(names, lang) : questionOf('passportPhoto', lang);
  const form: Form<QuestionValues> = useForm<QuestionValues>({
    initial: (!names && readQuestionDraft(name, orderId)) || initial,
    validate: (values) => ({
      ...fieldErrors(QuestionSchema, questionBody(values)),
      ...(englishMissing(values) && { english: 'Please write it in English too.' }),
    }),
    async submit(values) {
      const question = questionBody(values);
      if (to === null) {
        const result = await call(askTraveller, { body: { orderId, ...question } });
        if (!result.ok) return failed(result);
        notify.success(result.message);
      } else {
        const result = await moveOrder(orderId, to, order.version, { question });
        if (!result.ok) return result.message;
      }
      keepQuestionDraft(name, orderId, undefined);
      onDone();
      await reloadOrder();
    },
  });
  const { values } = form;
  // What the form offers by itself is nothing that somebody wrote: the next visit may offer another.
  const [untouched] = useState(initial);
  useEffect(() => {
    if (names) return;
    keepQuestionDraft(name, orderId, holdsAll(untouched, values) ? undefined : values);
  }, [name, names, orderId, untouched, values]);
  return form;
}
