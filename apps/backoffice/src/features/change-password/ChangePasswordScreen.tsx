import { PasswordInput } from '@pabean/ui/PasswordInput';
import { SettingsForm } from '../../shared/settings-card/SettingsForm.tsx';
import { useChangePassword } from './useChangePassword.ts';

/** One's own password (spec section 2, "Update Password"; design section 7). */
export function ChangePasswordScreen() {
  const { field, pending, failure, submit } = useChangePassword();
  return (
    <SettingsForm title="Update Password" pending={pending} failure={failure} onSubmit={submit}>
      <PasswordInput
        {...field('newPassword')}
        label="New password"
        description="At least 6 characters. You sign in again afterwards."
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        autoComplete="new-password"
      />
    </SettingsForm>
  );
}
