import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './ErrorText.module.css';

export type ErrorTextProps = {
  /** For the field's `aria-describedby`. */
  id?: string | undefined;
  /** What is wrong and what to do, in one sentence. */
  children: ReactNode;
};

/**
 * A field's message, for controls that are not Mantine's inputs.
 *
 * Not for: Mantine's inputs, which draw it from `error`, or a whole form (`FormShell`).
 *
 * Accessibility: give it an `id` and name that in the field's `aria-describedby`; the colour has an
 * icon beside it.
 */
export function ErrorText({ id, children }: ErrorTextProps) {
  return (
    <p id={id} className={classes.root}>
      <IconAlertCircle size="1.25em" className={classes.icon} aria-hidden />
      {children}
    </p>
  );
}
