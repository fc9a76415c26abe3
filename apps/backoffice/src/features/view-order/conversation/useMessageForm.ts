import { fieldErrors } from '@pabean/api-client';
import { sendMessage } from '@pabean/api-client/contract';
import { type Form, useForm } from '@pabean/ui/form';
import { useEffect, useRef } from 'react';
import { call } from '../../../shared/api.ts';
import { keepDraft, readDraft } from '../../../shared/drafts.ts';
import { notify } from '../../../shared/notify.ts';
import { useUser } from '../../../shared/session/session-store.ts';
import { failed } from '../failed.ts';
import { reloadOrder } from '../order-store.ts';

type Message = { text: string };

const about = (orderId: string) => `message ${orderId}`;

function readMessage(writer: string, orderId: string): Message {
  const draft = readDraft(writer, about(orderId));
  const text = typeof draft === 'object' && draft !== null ? Reflect.get(draft, 'text') : '';
  return { text: typeof text === 'string' ? text : '' };
}

/** The state of a message: kept in the tab until it was sent, and sent once. */
export function useMessageForm(orderId: string): Form<Message> {
  const { name } = useUser();
  // A try that failed may have arrived: the next one has the same key until the text is another.
  const send = useRef<{ text: string; key: string } | null>(null);
  const keyOf = (text: string) => {
    if (send.current?.text !== text) send.current = { text, key: crypto.randomUUID() };
    return send.current.key;
  };
  const form: Form<Message> = useForm<Message>({
    initial: readMessage(name, orderId),
    validate: (values) => fieldErrors(sendMessage.body, { orderId, ...values }),
    async submit({ text }) {
      const result = await call(sendMessage, { body: { orderId, text, key: keyOf(text) } });
      if (!result.ok) return failed(result);
      send.current = null;
      notify.success(result.message);
      form.reset({ text: '' });
      await reloadOrder();
    },
  });
  const { text } = form.values;
  useEffect(
    () => keepDraft(name, about(orderId), text === '' ? undefined : { text }),
    [name, orderId, text],
  );
  return form;
}
