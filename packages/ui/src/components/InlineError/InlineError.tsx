import { IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useFocusInPlace } from '../../focus-in-place.ts';
import { Button } from '../Button/Button.tsx';
import classes from './InlineError.module.css';

export type InlineErrorProps = {
  /** What did not work. */
  title: string;
  /** Why, or what to do about it; left out where a toast says it. */
  children?: ReactNode;
  /** Asks again; no button without it. */
  onRetry?: (() => void) | undefined;
};

/**
 * Something did not arrive: says what, calmly, and offers the way on.
 *
 * Not for: a wrong field (`ErrorText`), or a page that crashed (`CrashPage`).
 *
 * Accessibility: an alert, read as soon as it appears, unless a toast has said why; Try again is a
 * button, and leaves the focus where it stood when what failed takes its place.
 */
export function InlineError({ title, children, onRetry }: InlineErrorProps) {
  const root = useFocusInPlace<HTMLDivElement>(true);
  return (
    <div ref={root} className={classes.root} role={children ? 'alert' : undefined}>
      <p className={classes.title}>{title}</p>
      {children && <div className={classes.text}>{children}</div>}
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
