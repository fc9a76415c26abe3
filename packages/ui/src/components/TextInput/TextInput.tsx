import '@mantine/core/styles/Input.layer.css';
import { TextInput as MantineTextInput, type TextInputProps } from '@mantine/core';

export type { TextInputProps };

/**
 * Mantine's TextInput with its styles; label, hint and error come by props.
 *
 * Not for: several lines (`Textarea`), passwords (`PasswordInput`) or searching (`SearchBox`).
 *
 * Accessibility: named by its label, never by a placeholder; hint and error are its description,
 * and a wrong field has `aria-invalid`.
 */
export const TextInput: typeof MantineTextInput = MantineTextInput;
