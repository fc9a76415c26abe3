import { Button } from '@pabean/ui/Button';
import { FormShell } from '@pabean/ui/form';
import { TextInput, type TextInputProps } from '@pabean/ui/TextInput';
import { useEffect, useRef } from 'react';
import { useLanguage } from '../../i18n/language.ts';
import { useSlow } from '../../shared/useSlow.ts';
import styles from './TrackOrder.module.css';
import { useTrackForm } from './useTrackForm.ts';

type Props = {
  /** What the link said; empty when a person came without one. */
  orderId: string;
  onFound: (orderId: string) => Promise<void>;
};

/** Order ID, Email ID and TRACK ORDER (spec section 2, "Traveller's screens"). */
export function TrackOrderForm({ orderId, onFound }: Props) {
  const { t } = useLanguage();
  const { field, pending, failure, submit, stop } = useTrackForm(orderId, onFound);
  const isSlow = useSlow(pending);
  const card = useRef<HTMLDivElement>(null);
  // The toast is at the top of the page, which may be out of sight: then these words are not.
  useEffect(() => {
    if (failure === null) return;
    card.current?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'nearest' });
  }, [failure]);
  return (
    <div ref={card} className={styles.card}>
      <FormShell
        pending={pending}
        failure={failure}
        onSubmit={submit}
        submitLabel={t('track.submit')}
        label={t('track.page')}
        wide
        footer={isSlow && <Waiting onStop={stop} />}
      >
        <Field
          {...field('orderId')}
          label={t('track.orderId')}
          hint={t('track.orderIdHint')}
          missing={t('field.orderIdMissing')}
          autoComplete="off"
        />
        <Field
          {...field('email')}
          label={t('track.email')}
          hint={t('track.emailHint')}
          missing={t('field.emailMissing')}
          autoComplete="email"
          inputMode="email"
        />
      </FormShell>
    </div>
  );
}

/** The server is silent: the wait can be ended, and nothing that was typed is lost. */
function Waiting({ onStop }: { onStop: () => void }) {
  const { t } = useLanguage();
  return (
    <>
      <p role="status">{t('failure.slow')}</p>
      <Button variant="default" size="md" onClick={onStop}>
        {t('failure.stop')}
      </Button>
    </>
  );
}

const words = styles.words ?? '';
const classNames = { input: styles.input ?? '', label: words, description: words, error: words };

type FieldProps = TextInputProps & {
  hint: string;
  /** The contract's one message for this field, in the page's language. */
  missing: string;
};

/** A message takes the place of the hint, above the field, where it is read before typing. */
function Field({ hint, missing, error, ...input }: FieldProps) {
  return (
    <TextInput
      {...input}
      error={error && missing}
      description={error ? undefined : hint}
      dir="ltr"
      autoCapitalize="none"
      spellCheck={false}
      aria-required
      classNames={classNames}
    />
  );
}
