import { fieldErrors } from '@pabean/api-client';
import { SendInvoiceSchema, sendInvoice } from '@pabean/api-client/contract';
import { type Form, useForm } from '@pabean/ui/form';
import { call } from '../../shared/api.ts';
import { notify } from '../../shared/notify.ts';
import { useOnScreen } from '../../shared/useOnScreen.ts';
import { useSendKey } from '../../shared/useSendKey.ts';

type Values = { orderId: string };

/** The state of the Send Invoice form: emptied for the next order when it worked. */
export function useSendInvoice(): Form<Values> {
  const press = useSendKey();
  const form: Form<Values> = useForm<Values>({
    initial: { orderId: '' },
    validate: (values) => fieldErrors(SendInvoiceSchema, values),
    async submit(values) {
      const body = { ...values, key: press.keyOf(values) };
      const result = await call(sendInvoice, { body });
      // On a slow line the next order may stand there already.
      const isShown = () => onScreen.current?.orderId === values.orderId;
      if (result.ok) {
        press.sent();
        notify.success(result.message);
        if (isShown()) form.reset();
        return;
      }
      notify.failure(result);
      const wrong = result.errors.find(({ path }) => path === 'orderId');
      if (wrong === undefined) return result.message;
      if (isShown()) form.setErrors({ orderId: wrong.message });
    },
  });
  const onScreen = useOnScreen(form.values);
  return form;
}
