import { FormShell } from '@pabean/ui/form';
import { PasswordInput } from '@pabean/ui/PasswordInput';
import { useEffect } from 'react';
import { setPageTitle } from '../../shared/page-title.ts';
import styles from './ChangePassword.module.css';
import { useChangePassword } from './useChangePassword.ts';

const title = 'Update Password';

/** One's own password (spec section 2, "Update Password"; design section 7). */
export function ChangePasswordScreen() {
  useEffect(() => setPageTitle(title), []);
  const { field, pending, failure, submit } = useChangePassword();
  return (
    <section className={styles.card} aria-labelledby="change-password-title">
      <h1 id="change-password-title" className={styles.title}>
        {title}
      </h1>
      <FormShell
        label={title}
        pending={pending}
        failure={failure}
        onSubmit={submit}
        submitLabel={title}
      >
        <PasswordInput
          {...field('newPassword')}
          label="New password"
          description="At least 6 characters. You sign in again afterwards."
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          autoComplete="new-password"
        />
      </FormShell>
    </section>
  );
}
