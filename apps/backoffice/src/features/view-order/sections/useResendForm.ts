import { fieldErrors } from '@pabean/api-client';
import { ResendSchema, resendMail } from '@pabean/api-client/contract';
import type { MailServiceProvider } from '@pabean/domain';
import { useForm } from '@pabean/ui/form';
import { useState } from 'react';
import { call } from '../../../shared/api.ts';
import { notify } from '../../../shared/notify.ts';
import { useSendKey } from '../../../shared/useSendKey.ts';
import { failed } from '../failed.ts';
import { type OrderDetail, reloadOrder } from '../order-store.ts';
import { useCorrectedEmail } from './useCorrectedEmail.ts';

type Values = { email: string; mailServiceProvider: MailServiceProvider };

/** The state of the resend form; both buttons send the same mail, each by its provider. */
export function useResendForm(order: OrderDetail) {
  const orderId = order.order_id;
  const email = order.email ?? '';
  const press = useSendKey();
  /** Why the order is not as it looks here. */
  const [conflict, setConflict] = useState<string | null>(null);
  const form = useForm<Values>({
    initial: { email, mailServiceProvider: 'AWS' },
    validate: (values) => fieldErrors(ResendSchema, { orderId, ...values }),
    async submit(values) {
      setConflict(null);
      const body = { orderId, ...values };
      const result = await call(resendMail, { body: { ...body, key: press.keyOf(body) } });
      if (!result.ok) {
        const words = failed(result);
        if (result.httpStatus === 409) setConflict(words);
        return;
      }
      press.sent();
      notify.success(result.message);
      await reloadOrder();
    },
  });
  useCorrectedEmail(email, form.values.email, (next) => form.set('email', next));
  function send(provider: MailServiceProvider): Promise<void> {
    form.set('mailServiceProvider', provider);
    return form.submit();
  }
  return { form, send, conflict, forgetConflict: () => setConflict(null) };
}
