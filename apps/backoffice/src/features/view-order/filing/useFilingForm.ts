import { errorsReasonRequired } from '@pabean/api-client/contract';
import { useForm } from '@pabean/ui/form';
import { type RefObject, useEffect } from 'react';
import { keepDraft, readDraft } from '../../../shared/drafts.ts';
import { useDraftOwner } from '../../../shared/session/session-store.ts';
import { showErrors, type useAskedReason } from './asked-reason.ts';
import { freshErrors, reasonMissing } from './open-errors.ts';

type Question = NonNullable<ReturnType<typeof useAskedReason>>;

const about = (orderId: string) => `filing ${orderId}`;

function readReason(writer: string, orderId: string): string {
  const draft = readDraft(writer, about(orderId));
  const reason = typeof draft === 'object' && draft !== null && Reflect.get(draft, 'reason');
  return typeof reason === 'string' ? reason : '';
}

/** The reason is kept on the device until the order is filed, also after a No. */
export function useFilingForm({
  question: { orderId, errors, send, answer },
  isSending,
}: {
  question: Question;
  isSending: RefObject<boolean>;
}) {
  const writer = useDraftOwner();
  const form = useForm({
    initial: { reason: readReason(writer, orderId) },
    validate: ({ reason }) => (reason.trim() === '' ? { reason: errorsReasonRequired } : {}),
    async submit({ reason }) {
      const rulesSeen = errors.flatMap(({ rule }) => rule ?? []);
      isSending.current = true;
      const result = await send({
        errorsReason: reason,
        ...(rulesSeen.length === errors.length && { errorsSeen: rulesSeen }),
      });
      isSending.current = false;
      if (result.ok) {
        keepDraft(writer, about(orderId), undefined);
        answer(true);
        return;
      }
      if (reasonMissing(result)) {
        showErrors(await freshErrors(orderId, result));
        return 'Another error was found meanwhile. Please look at the list once more.';
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
  const { reason } = form.values;
  useEffect(
    () => keepDraft(writer, about(orderId), reason === '' ? undefined : { reason }),
    [writer, orderId, reason],
  );
  return form;
}
