import { Textarea } from '@pabean/ui/Textarea';
import { DialogForm } from '../../../shared/DialogForm.tsx';
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
  return (
    <DialogForm form={form} onClose={onClose} submitLabel={submitLabel} label={label}>
      <Textarea
        {...form.field('sentence')}
        label="What the traveller reads"
        rows={4}
        dir="auto"
        data-autofocus
      />
    </DialogForm>
  );
}
