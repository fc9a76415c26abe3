import { errorsReasonRequired } from '@pabean/api-client/contract';
import type { RefObject } from 'react';
import { type DraftForm, useDraftForm } from '../../../shared/useDraftForm.ts';
import { useJustSaid } from '../../../shared/useJustSaid.ts';
import { showErrors, type useAskedReason } from './asked-reason.ts';
import { freshErrors, reasonMissing } from './open-errors.ts';

type Question = NonNullable<ReturnType<typeof useAskedReason>>;
type Values = { reason: string };

/** The reason is kept on the device until the order is filed, also after a No. */
export function useFilingForm({
  question: { orderId, errors, send, answer },
  isSending,
}: {
  question: Question;
  isSending: RefObject<boolean>;
}) {
  const { say, justSaid } = useJustSaid();
  const form: DraftForm<Values> = useDraftForm<Values>({
    about: `filing ${orderId}`,
    blank: { reason: '' },
    validate: ({ reason }) => (reason.trim() === '' ? { reason: errorsReasonRequired } : {}),
    async submit({ reason }) {
      const unread = justSaid();
      if (unread !== undefined) return unread;
      const rulesSeen = errors.flatMap(({ rule }) => rule ?? []);
      isSending.current = true;
      const result = await send({
        errorsReason: reason,
        ...(rulesSeen.length === errors.length && { errorsSeen: rulesSeen }),
      });
      isSending.current = false;
      if (result.ok) {
        form.sent({ reason });
        answer(true);
        return;
      }
      if (reasonMissing(result)) {
        showErrors(await freshErrors(orderId, result));
        return say('Another error was found. Review the list again.');
      }
      const wrong = result.errors.find(({ path }) => path === 'errorsReason');
      if (wrong !== undefined) {
        form.setErrors({ reason: wrong.message });
        return;
      }
      // What the server says no to has its place on the page; a line that failed is tried again here.
      if (result.kind !== 'refused') return result.message;
      answer(true);
    },
  });
  return form;
}
