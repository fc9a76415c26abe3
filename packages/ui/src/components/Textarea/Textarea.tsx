import '@mantine/core/styles/Input.layer.css';
import { Textarea as MantineTextarea, type TextareaProps } from '@mantine/core';

export type { TextareaProps };

/** Mantine's Textarea with its styles; label, hint and error come by props. */
export const Textarea: typeof MantineTextarea = MantineTextarea;
