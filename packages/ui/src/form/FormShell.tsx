import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../components/Button/Button.tsx';
import { Spinner } from '../components/Button/Spinner.tsx';
import classes from './FormShell.module.css';

export type FormShellProps = {
  /** It is being sent: the button shows it and does nothing. */
  pending: boolean;
  /** Something is still to be filled in: the button is muted, and says what when it is pressed. */
  muted?: boolean | undefined;
  /** Why the last try failed; null when it did not. */
  failure: string | null;
  /** The person sends the form. */
  onSubmit: () => void | Promise<void>;
  /** The fields. */
  children: ReactNode;
  /** The label of the button that sends. */
  submitLabel: string;
  /** `danger`: what it sends destroys, and the button is red. */
  tone?: 'danger' | 'default' | undefined;
  /** What stands beside the submit button, such as Cancel. */
  footer?: ReactNode;
  /** The submit button takes the whole width. */
  wide?: boolean | undefined;
  /** The accessible name of the form. */
  label?: string | undefined;
};

/**
 * Every form of the house: it cannot forget that sending takes time and can fail.
 *
 * Not for: a search or a filter that acts while one types (`SearchBox`).
 *
 * Accessibility: a native form, sent by Enter. After a failed try the focus goes to the first wrong
 * field; what the server refused is an alert. While pending, the button stays focusable and does
 * nothing; while muted, pressing it names what is missing.
 */
export function FormShell(props: FormShellProps) {
  const { pending, muted, failure, onSubmit, children, submitLabel } = props;
  const { tone, footer, wide, label } = props;
  const form = useRef<HTMLFormElement>(null);
  const [attempts, setAttempts] = useState(0);

  useEffect(() => {
    if (attempts === 0 || pending) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts, pending]);

  function handle(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    // A form in a dialog must not submit the form around it.
    event.stopPropagation();
    if (pending) return;
    setAttempts((count) => count + 1);
    void onSubmit();
  }

  return (
    <form ref={form} noValidate className={classes.root} onSubmit={handle} aria-label={label}>
      {children}
      <div role="alert" className={classes.alert}>
        {failure}
      </div>
      <div className={classes.foot} data-form-foot data-wide={wide || undefined}>
        <Button
          type="submit"
          size="md"
          variant={tone === 'danger' ? 'danger' : 'filled'}
          leftSection={pending ? <Spinner /> : undefined}
          aria-disabled={pending || muted || undefined}
          data-pending={pending || undefined}
          data-muted={(muted && !pending) || undefined}
        >
          {submitLabel}
        </Button>
        {footer}
      </div>
    </form>
  );
}
