import { fieldErrors } from '@pabean/api-client';
import { LoginSchema } from '@pabean/api-client/contract';
import { type Form, type FormErrors, useForm } from '@pabean/ui/form';
import { type LoginValues, signIn } from '../../shared/session/session-store.ts';

/**
 * The state of the sign-in form. Rules and messages are the contract's (spec section 5). A refusal
 * is announced as a toast by the session store; what was typed stays. On success the guard of the
 * sign-in leads to /admin.
 */
export function useLoginForm(): Form<LoginValues> {
  const form: Form<LoginValues> = useForm<LoginValues>({
    initial: { email: '', password: '' },
    validate: (values): FormErrors<LoginValues> => fieldErrors(LoginSchema, values),
    async submit(values) {
      const result = await signIn({ ...values, email: values.email.trim() });
      if (result.ok) return;
      const wrong: FormErrors<LoginValues> = {};
      for (const { path, message } of result.errors) {
        if (path === 'email' || path === 'password') wrong[path] ??= message;
      }
      form.setErrors(wrong);
    },
  });
  return form;
}
