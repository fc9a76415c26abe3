import { fieldErrors } from '@pabean/api-client';
import { ChangePasswordSchema, changePassword } from '@pabean/api-client/contract';
import { type Form, useForm } from '@pabean/ui/form';
import { call } from '../../shared/api.ts';
import { notify } from '../../shared/notify.ts';
import { clearSession } from '../../shared/session/session-store.ts';

type Values = { newPassword: string };

/**
 * The state of the Update Password form. The server ends every session of this person, so on
 * success the stored user goes too and the guard leads to the sign-in (spec section 4).
 */
export function useChangePassword(): Form<Values> {
  const form: Form<Values> = useForm<Values>({
    initial: { newPassword: '' },
    validate: (values) => fieldErrors(ChangePasswordSchema, values),
    async submit(values) {
      const result = await call(changePassword, { body: values });
      if (result.ok) {
        notify.success(result.message);
        return clearSession();
      }
      notify.failure(result);
      const wrong = result.errors.find(({ path }) => path === 'newPassword');
      if (wrong === undefined) return result.message;
      form.setErrors({ newPassword: wrong.message });
    },
  });
  return form;
}
