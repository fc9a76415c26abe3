import { fieldErrors } from '@pabean/api-client';
import { SendInvoiceSchema, sendInvoice } from '@pabean/api-client/contract';
import { type Form, useForm } from '@pabean/ui/form';
import { call } from '../../shared/api.ts';
import { notify } from '../../shared/notify.ts';
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
      if (result.ok) {
        press.sent();
        notify.success(result.message);
        return form.reset();
      }
      notify.failure(result);
      const wrong = result.errors.find(({ path }) => path === 'orderId');
      if (wrong === undefined) return result.message;
      form.setErrors({ orderId: wrong.message });
    },
  });
  return form;
}
