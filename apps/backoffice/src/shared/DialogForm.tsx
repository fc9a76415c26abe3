import { Button } from '@pabean/ui/Button';
import type { Form, FormShellProps } from '@pabean/ui/form';
import type { ReactNode } from 'react';
import { StaffForm } from './StaffForm.tsx';

type DialogFormProps = Pick<FormShellProps, 'children' | 'submitLabel' | 'tone' | 'muted'> & {
  /** With `giveUp` what was written is forgotten when the person cancels. */
  form: Pick<Form<never>, 'pending' | 'failure' | 'submit'> & { giveUp?: () => void };
  onClose: () => void;
  /** The accessible name of the form. */
  label: string;
  cancelLabel?: string | undefined;
  /** The focus starts at Cancel: for what cannot be undone. */
  startsAtCancel?: boolean | undefined;
  /** What else can be pressed, after Cancel. */
  extra?: ReactNode;
};

/** A form that is closed once it is done: in a dialog, or in the place of what it changes. */
export function DialogForm({
  form: { pending, failure, submit, giveUp },
  onClose,
  cancelLabel = 'Cancel',
  startsAtCancel,
  extra,
  ...shell
}: DialogFormProps) {
  function cancel() {
    giveUp?.();
    onClose();
  }
  return (
    <StaffForm
      {...shell}
      pending={pending}
      failure={failure}
      onSubmit={submit}
      footer={
        <>
          <Button
            variant="default"
            size="md"
            data-autofocus={startsAtCancel || undefined}
            onClick={cancel}
          >
            {cancelLabel}
          </Button>
          {extra}
        </>
      }
    />
  );
}
