import { counted } from '@pabean/domain';
import { AppModal } from '@pabean/ui/AppModal';
import { Button } from '@pabean/ui/Button';
import { Textarea } from '@pabean/ui/Textarea';
import { useEffect, useRef } from 'react';
import hiding from '../../../shared/hidden.module.css';
import { markLook } from '../../../shared/orders/mark-look.ts';
import { StaffForm } from '../../../shared/StaffForm.tsx';
import marks from '../sections/OrderMarks.module.css';
import { dropQuestion, useAskedReason } from './asked-reason.ts';
import styles from './FilingDialog.module.css';
import type { OpenError } from './open-errors.ts';
import { useFilingForm } from './useFilingForm.ts';

/**
 * Where whoever files an order with open errors says why: once on the page,
 * there before the first question, so that the focus finds its way back.
 */
export function FilingDialog() {
  const question = useAskedReason();
  const isSending = useRef(false);
  useEffect(() => dropQuestion, []);
  const count = question?.errors.length ?? 0;
  return (
    <AppModal
      opened={question?.opened ?? false}
      // What is on its way has an answer that must be seen.
      onClose={() => !isSending.current && question?.answer(false)}
      title={`${counted(count, 'error is', 'errors are')} open. File it all the same?`}
      size={520}
    >
      {question && <FilingForm key={question.number} question={question} isSending={isSending} />}
    </AppModal>
  );
}

const { Icon, tone, word } = markLook.error;

function FilingForm(props: Parameters<typeof useFilingForm>[0]) {
  const { orderId, errors, answer } = props.question;
  const { field, values, pending, failure, submit } = useFilingForm(props);
  return (
    <StaffForm
      pending={pending}
      failure={failure}
      onSubmit={submit}
      submitLabel="Yes"
      muted={values.reason.trim() === ''}
      label="File it all the same"
      footer={
        <Button
          variant="default"
          size="md"
          aria-disabled={pending || undefined}
          onClick={() => !pending && answer(false)}
        >
          No
        </Button>
      }
    >
      <p className={styles.order}>
        Order <bdi dir="ltr">{orderId}</bdi>
      </p>
      <ul className={marks.list}>
        {errors.map((error) => (
          <li key={`${error.label} ${error.words}`} className={marks.mark} data-tone={tone}>
            <Icon size={18} aria-hidden className={marks.icon} />
            <ErrorWords error={error} />
          </li>
        ))}
      </ul>
      <Textarea
        {...field('reason')}
        label="Why it is filed all the same"
        rows={3}
        dir="auto"
        data-autofocus
      />
    </StaffForm>
  );
}

function ErrorWords({ error: { label, words } }: { error: OpenError }) {
  return (
    <div>
      <p className={marks.words}>
        <span className={hiding.hidden}>{word}: </span>
        {words}
      </p>
      {label !== undefined && <span className={styles.field}>{label}</span>}
    </div>
  );
}
