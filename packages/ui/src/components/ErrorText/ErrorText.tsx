import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './ErrorText.module.css';

export type ErrorTextProps = {
  /** For the field's `aria-describedby`. */
  id?: string | undefined;
  children: ReactNode;
};

/** A field's message, for controls that are not Mantine's inputs. */
export function ErrorText({ id, children }: ErrorTextProps) {
  return (
    <p id={id} className={classes.root}>
      <IconAlertCircle size="1.25em" className={classes.icon} aria-hidden />
      {children}
    </p>
  );
}
