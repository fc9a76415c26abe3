import { mailServiceProviders } from '@pabean/domain';
import { Button, Spinner } from '@pabean/ui/Button';
import { leadToWrong } from '@pabean/ui/form';
import { TextInput } from '@pabean/ui/TextInput';
import { IconSend } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import hiding from '../../../shared/hidden.module.css';
import { noDocumentWords } from '../no-document.ts';
import type { OrderDetail } from '../order-store.ts';
import { RefusalAlert } from '../RefusalAlert.tsx';
import styles from './ResendForm.module.css';
import { useResendForm } from './useResendForm.ts';

const reasonId = 'resend-reason';

/** Sends the approval mail again, by the provider of the button that is pressed (spec section 2). */
export function ResendForm({ order }: { order: OrderDetail }) {
  const { form, send, conflict, forgetConflict } = useResendForm(order);
  const nothingToSend = order.uploadDoc === null;
  const element = useRef<HTMLFormElement>(null);
  const [announced, setAnnounced] = useState('');
  const isPressed = useRef(false);
  const { errors } = form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each press
  useEffect(() => {
    if (isPressed.current) setAnnounced(leadToWrong(element.current));
    isPressed.current = false;
  }, [errors]);
  return (
    <form
      ref={element}
      noValidate
      aria-label="Resend mail"
      className={styles.form}
      onSubmit={(event) => event.preventDefault()}
      onChange={() => setAnnounced('')}
    >
      <TextInput
        {...form.field('email')}
        label="Send to"
        type="email"
        dir="ltr"
        autoComplete="off"
        className={styles.email}
      />
      <div className={styles.buttons}>
        {mailServiceProviders.map((provider) => (
          <Button
            key={provider}
            variant="default"
            size="md"
            leftSection={
              form.pending && form.values.mailServiceProvider === provider ? (
                <Spinner />
              ) : (
                <IconSend size={16} aria-hidden />
              )
            }
            aria-disabled={nothingToSend || form.pending || undefined}
            {...(nothingToSend && { 'data-disabled': true, 'aria-describedby': reasonId })}
            onClick={() => {
              // While one is sending the page names that one.
              if (nothingToSend || form.pending) return;
              isPressed.current = true;
              setAnnounced('');
              void send(provider);
            }}
          >
            Resend Mail ({provider})
          </Button>
        ))}
      </div>
      {announced && (
        <div role="alert" className={hiding.hidden}>
          {announced}
        </div>
      )}
      <RefusalAlert message={conflict} onLoaded={forgetConflict} />
      {nothingToSend && (
        <p id={reasonId} className={styles.reason}>
          {noDocumentWords}
        </p>
      )}
    </form>
  );
}
