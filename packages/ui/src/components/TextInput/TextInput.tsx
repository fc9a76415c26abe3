import '@mantine/core/styles/Input.layer.css';
import { TextInput as MantineTextInput, type TextInputProps } from '@mantine/core';

export type { TextInputProps };

/** Mantine's TextInput with its styles; label, hint and error come by props. */
export const TextInput: typeof MantineTextInput = MantineTextInput;
