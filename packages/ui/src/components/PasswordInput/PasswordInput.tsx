import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/PasswordInput.layer.css';
import { PasswordInput as MantinePasswordInput, type PasswordInputProps } from '@mantine/core';

export type { PasswordInputProps };

/** A password with an eye that the keyboard reaches too. */
export function PasswordInput(props: PasswordInputProps) {
  return (
    <MantinePasswordInput
      visibilityToggleButtonProps={{ 'aria-label': 'Show password', tabIndex: 0 }}
      {...props}
    />
  );
}
