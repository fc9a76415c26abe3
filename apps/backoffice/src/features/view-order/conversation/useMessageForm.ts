import { fieldErrors } from '@pabean/api-client';
import { sendMessage } from '@pabean/api-client/contract';
import { call } from '../../../shared/api.ts';
import { notify } from '../../../shared/notify.ts';
import { newSendKey } from '../../../shared/send-key.ts';
import { type DraftForm, useDraftForm } from '../../../shared/useDraftForm.ts';
import { draftFailed } from '../failed.ts';
import { currentOrder, reloadOrder } from '../order-store.ts';
import { newestEntryId } from './waiting-question.ts';

type Message = {
  text: string;
  /** What was tried last, and its key: a try that failed may have arrived all the same. */
  triedText: string;
  triedKey: string;
};

const blank: Message = { text: '', triedText: '', triedKey: '' };

/**
 * The state of a message: kept in the tab until it was sent, and sent once. The next try has the key
 * of the last one, also after the page was left, until the text is another.
 */
export function useMessageForm(orderId: string): DraftForm<Message> {
  const form: DraftForm<Message> = useDraftForm<Message>({
    about: `message ${orderId}`,
    blank,
    validate: ({ text }) => fieldErrors(sendMessage.body, { orderId, text }),
    async submit({ text, triedText, triedKey }) {
      const key = text === triedText ? triedKey : newSendKey();
      form.set('triedText', text);
      form.set('triedKey', key);
      const order = currentOrder();
      const newestEntry = order && newestEntryId(order);
      const result = await call(sendMessage, { body: { orderId, text, newestEntry, key } });
      if (!result.ok) return draftFailed(result);
      notify.success(result.message);
      form.sent({ text });
      // The same words once more are another message.
      form.set('triedText', '');
      await reloadOrder();
    },
  });
  return form;
}
