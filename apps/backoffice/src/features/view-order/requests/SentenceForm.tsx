import { Button } from '@pabean/ui/Button';
import { Textarea } from '@pabean/ui/Textarea';
import { StaffForm } from '../../../shared/StaffForm.tsx';
import { type DraftForm, useDraftForm } from '../../../shared/useDraftForm.ts';
import type { DecisionForm } from './after-decision.ts';

type Values = { sentence: string };

type Props = {
  /** What the sentence is about: it is kept in the tab by it. */
  about: string;
  label: string;
  submitLabel: string;
  onClose: () => void;
  send: (sentence: string, form: DecisionForm) => Promise<string | undefined>;
};

/** Asks for the sentence that the traveller reads; what was typed stays until it is sent or given up. */
export function SentenceForm({ about, label, submitLabel, onClose, send }: Props) {
  const form: DraftForm<Values> = useDraftForm<Values>({
    about,
    blank: { sentence: '' },
    validate: ({ sentence }) =>
      sentence.trim() === '' ? { sentence: 'Give a reason. The traveller will read it.' } : {},
    submit: (values) =>
      send(values.sentence.trim(), {
        setErrors: form.setErrors,
        onClose: () => {
          form.sent(values);
          onClose();
        },
      }),
  });
  const { field, pending, failure, submit } = form;
  function cancel() {
    form.giveUp();
    onClose();
  }
  return (
    <StaffForm
      pending={pending}
      failure={failure}
      onSubmit={submit}
      submitLabel={submitLabel}
      label={label}
      footer={
        <Button variant="default" size="md" onClick={cancel}>
          Cancel
        </Button>
      }
    >
      <Textarea
        {...field('sentence')}
        label="What the traveller reads"
        rows={4}
        dir="auto"
        data-autofocus
      />
    </StaffForm>
  );
}
