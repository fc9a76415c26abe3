import '@mantine/core/styles/Loader.layer.css';
import '@mantine/core/styles/Button.layer.css';
import { type ButtonProps, Button as MantineButton } from '@mantine/core';

export type { ButtonProps };

/**
 * Mantine's button with its styles. Variants: `filled` (one per region), `default`,
 * `danger` (the Yes of a confirm dialog), `danger-line` (toolbars), `quiet-danger` (rows).
 */
export const Button: typeof MantineButton = MantineButton;
