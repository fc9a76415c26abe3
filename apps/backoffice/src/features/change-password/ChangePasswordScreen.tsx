import { FormShell } from '@pabean/ui/form';
import { PasswordInput } from '@pabean/ui/PasswordInput';
import { SettingsCard } from '../../shared/settings-card/SettingsCard.tsx';
import { useChangePassword } from './useChangePassword.ts';

const title = 'Update Password';

/** One's own password (spec section 2, "Update Password"; design section 7). */
export function ChangePasswordScreen() {
  const { field, pending, failure, submit } = useChangePassword();
  return (
    <SettingsCard title={title}>
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
    </SettingsCard>
  );
}
