import { IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import classes from './InlineError.module.css';

export type InlineErrorProps = {
  /** What did not work. */
  title: string;
  /** What to do about it. */
  children: ReactNode;
  /** Asks again; no button without it. */
  onRetry?: (() => void) | undefined;
};

/**
 * Something did not arrive: says what, calmly, and offers the way on.
 *
 * Not for: a wrong field (`ErrorText`), or a page that crashed (`CrashPage`).
 *
 * Accessibility: an alert, read as soon as it appears; Try again is a button.
 */
export function InlineError({ title, children, onRetry }: InlineErrorProps) {
  return (
    <div className={classes.root} role="alert">
      <p className={classes.title}>{title}</p>
      <div className={classes.text}>{children}</div>
      {onRetry && (
        <Button
          variant="default"
          leftSection={<IconRefresh size={16} aria-hidden />}
          className={classes.button}
          onClick={onRetry}
        >
          Try again
        </Button>
      )}
    </div>
  );
}
