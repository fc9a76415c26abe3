import '@mantine/core/styles/Loader.layer.css';
import '@mantine/core/styles/Button.layer.css';
import { type ButtonProps, Button as MantineButton } from '@mantine/core';

export type { ButtonProps };

/**
 * Mantine's button with its styles. Variants: `filled` (one per region), `default`, `danger` (the
 * Yes of a confirm dialog), `danger-line` (toolbars), `quiet-danger` (rows).
 *
 * Not for: going to another address (a link), or acting on selected rows (`BulkButton`).
 *
 * Accessibility: a native button, pressed by Enter and Space. While it works keep its label and put
 * a `Spinner` in place of its icon.
 */
export const Button: typeof MantineButton = MantineButton;
