import '@mantine/core/styles/Input.layer.css';
import { Textarea as MantineTextarea, type TextareaProps } from '@mantine/core';

export type { TextareaProps };

/**
 * Mantine's Textarea with its styles; label, hint and error come by props.
 *
 * Not for: one line (`TextInput`).
 *
 * Accessibility: named by its label; Enter makes a new line, so sending needs a button or
 * Ctrl+Enter of the screen.
 */
export const Textarea: typeof MantineTextarea = MantineTextarea;
