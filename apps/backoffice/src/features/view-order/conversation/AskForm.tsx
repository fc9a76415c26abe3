import {
  type AskableName,
  correctedLabel,
  type ProcessStatus,
  type QuestionTemplate,
  questionTemplateKeys,
  questionTemplates,
  travellerLanguages,
} from '@pabean/domain';
import { Button } from '@pabean/ui/Button';
import { Select } from '@pabean/ui/Select';
import { Textarea } from '@pabean/ui/Textarea';
import type { KeyboardEvent } from 'react';
import { DialogForm } from '../../../shared/DialogForm.tsx';
import type { OrderDetail } from '../order-store.ts';
import styles from './AskForm.module.css';
import { LetterPreview } from './LetterPreview.tsx';
import {
  askableFields,
  fieldNames,
  isUnchanged,
  questionOf,
  withLanguage,
  withText,
} from './question-draft.ts';
import { SilenceClock } from './SilenceClock.tsx';
import { TakesPlace } from './TakesPlace.tsx';
import { useAskForm } from './useAskForm.ts';
import { useQuestionLetter } from './useQuestionLetter.ts';
import { WantsChoice } from './WantsChoice.tsx';

type Props = {
  order: OrderDetail;
  /** Where the order goes with the question; null: it stays. */
  to: ProcessStatus | null;
  onClose: () => void;
  /** Moves the order and asks nothing. */
  onMove: () => void;
  /** What is missing and asked for; left out, the form asks for anything. */
  names?: readonly AskableName[] | undefined;
};

/** What the traveller is asked, in their language, with the English beside it, and the letter. */
export function AskForm({ order, to, onClose, onMove, names }: Props) {
  const form = useAskForm(order, to, onClose, names);
  const { field, values, reset, set } = form;
  const { template, language, wants, fields } = values;
  const asksFields = wants === 'fields';
  const letter = useQuestionLetter(order.order_id, values);
  const foreign = language !== 'en';
  return (
    // The keys are those of the fields inside.
    // biome-ignore lint/a11y/noStaticElementInteractions: Ctrl+Enter of whichever field has the focus
    <div onKeyDown={sendOnCtrlEnter}>
      <DialogForm
        form={form}
        onClose={onClose}
        submitLabel={to === null ? 'Ask' : 'Ask and move'}
        label="Question to the traveller"
        extra={to !== null && <Without onMove={onMove} />}
      >
        <div className={styles.sides}>
          <div className={styles.fields}>
            <div className={styles.pair}>
              <Select
                label="Template"
                value={template}
                data={[
                  ...offeredTemplates(asksFields).map((key) => ({
                    value: key,
                    label: questionTemplates[key].label,
                  })),
                  { value: '', label: 'Write your own' },
                ]}
                onChange={(event) => {
                  const choice = event.currentTarget.value as QuestionTemplate | '';
                  const next = questionOf(choice, language);
                  reset(choice === 'missingDetails' ? { ...next, fields } : next);
                }}
              />
              <Select
                label="Traveller's language"
                value={language}
                data={travellerLanguages.map(({ lang, name }) => ({ value: lang, label: name }))}
                onChange={(event) => {
                  reset(withLanguage(values, event.currentTarget.value));
                }}
              />
            </div>
            <div className={styles.pair}>
              <Textarea
                {...field('text')}
                onChange={(event) => {
                  const { text, english } = withText(values, event.currentTarget.value);
                  set('text', text);
                  set('english', english);
                }}
                label="What the traveller reads"
                rows={5}
                dir="auto"
                lang={language}
                data-autofocus
              />
              {foreign && (
                <Textarea
                  {...field('english')}
                  label="English, for the team and the bank"
                  rows={5}
                  readOnly={isUnchanged(values)}
                />
              )}
            </div>
            {asksFields ? (
              <AskedFields names={fieldNames(fields)} />
            ) : (
              <WantsChoice value={wants} onChange={(chosen) => set('wants', chosen)} />
            )}
            {wants === 'choice' && (
              <Textarea {...field('choices')} label="Answers, one per line" rows={3} dir="auto" />
            )}
            {wants === 'field' && (
              <Select
                {...field('field')}
                label="Field"
                data={[
                  { value: '', label: 'Choose a field' },
                  ...askableFields.map((key) => ({ value: key, label: correctedLabel(key) })),
                ]}
              />
            )}
            <TakesPlace order={order} />
            <SilenceClock letter={letter.data} order={order} to={to} />
          </div>
          <LetterPreview letter={letter} />
        </div>
      </DialogForm>
    </div>
  );
}

/** Missing details are asked for by the list of what is missing, where they are ticked. */
const offeredTemplates = (asksFields: boolean) =>
  questionTemplateKeys.filter((key) => asksFields || key !== 'missingDetails');

/** The traveller fills in each of them; the answer corrects them at once. */
function AskedFields({ names }: { names: readonly AskableName[] }) {
  return (
    <section aria-label="What to ask for">
      <p className={styles.asked}>What to ask for: {names.length} missing</p>
      <ul className={styles.names}>
        {names.map((name) => (
          <li key={name}>{correctedLabel(name)}</li>
        ))}
      </ul>
    </section>
  );
}

/** The move alone, and what its traveller reads then. */
function Without({ onMove }: { onMove: () => void }) {
  return (
    <div className={styles.without}>
      <Button variant="default" size="md" onClick={onMove}>
        Move without a question
      </Button>
      <p className={styles.read}>
        They will read: “We are still working on your order. We will write to you when we need
        something.”
      </p>
    </div>
  );
}

function sendOnCtrlEnter(event: KeyboardEvent<HTMLDivElement>) {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.querySelector('form')?.requestSubmit();
}
