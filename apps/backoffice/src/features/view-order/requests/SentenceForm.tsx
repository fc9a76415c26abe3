import { Button } from '@pabean/ui/Button';
import { FormShell, useForm } from '@pabean/ui/form';
import { Textarea } from '@pabean/ui/Textarea';

type Props = {
  label: string;
  submitLabel: string;
  onClose: () => void;
  send: (
    sentence: string,
    showErrors: (errors: { sentence?: string }) => void,
  ) => Promise<string | undefined>;
};

/** Asks for the sentence that the traveller reads; what was typed stays when it could not be sent. */
export function SentenceForm({ label, submitLabel, onClose, send }: Props) {
  const form = useForm({
    initial: { sentence: '' },
    validate: ({ sentence }) =>
      sentence.trim() === '' ? { sentence: 'Please write why. The traveller reads it.' } : {},
    submit: ({ sentence }) => send(sentence.trim(), (errors) => form.setErrors(errors)),
  });
  const { field, pending, failure, submit } = form;
  return (
    <FormShell
      pending={pending}
      failure={failure}
      onSubmit={submit}
      submitLabel={submitLabel}
      label={label}
      footer={
        <Button variant="default" size="md" onClick={onClose}>
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
    </FormShell>
  );
}
