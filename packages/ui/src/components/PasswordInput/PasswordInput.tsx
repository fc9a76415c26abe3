import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/PasswordInput.layer.css';
import { PasswordInput as MantinePasswordInput, type PasswordInputProps } from '@mantine/core';

export type { PasswordInputProps };

/**
 * A password with an eye that the keyboard reaches too.
 *
 * Not for: codes that need not be hidden (`TextInput`).
 *
 * Accessibility: the eye is a button called Show password, reached by Tab; a wrong field has
 * `aria-invalid` and its message as description.
 */
export function PasswordInput(props: PasswordInputProps) {
  return (
    <MantinePasswordInput
      // Mantine leaves it out here, and forms find their first wrong field by it.
      aria-invalid={props.error ? true : undefined}
      visibilityToggleButtonProps={{ 'aria-label': 'Show password', tabIndex: 0 }}
      {...props}
    />
  );
}
