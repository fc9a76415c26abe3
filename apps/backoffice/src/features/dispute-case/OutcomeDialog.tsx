import type { DisputeCase } from '@pabean/api-client/contract';
import { AppModal } from '@pabean/ui/AppModal';
import { Checkbox } from '@pabean/ui/Checkbox';
import { Textarea } from '@pabean/ui/Textarea';
import { TextInput } from '@pabean/ui/TextInput';
import { useRef, useState } from 'react';
import { DialogForm } from '../../shared/DialogForm.tsx';
import { amountWords, stateWords } from '../../shared/disputes/dispute-words.ts';
import { type DraftForm, useDraftForm } from '../../shared/useDraftForm.ts';
import { changeCase } from './case-store.ts';
import styles from './OutcomeDialog.module.css';
import { asksWhatWasMissing, type Outcome } from './usePackFile.ts';

type Props = { outcome: Outcome | null; onClose: () => void; one: DisputeCase };

const titles: Readonly<Record<Outcome, string>> = {
  won: 'Mark this case as won?',
  lost: 'Mark this case as lost?',
  accepted: 'Accept the loss?',
  prevented: 'Mark this case as prevented?',
  expired: 'Mark this case as expired?',
};

const countedLine = 'The cockpit counts what was missing in lost cases.';

/** What an outcome means, said before it is kept. */
const lines: Readonly<Record<Exclude<Outcome, 'accepted'>, string>> = {
  won: 'We keep the money. Mark it only when the gateway says so. This cannot be changed later.',
  lost: `We lose the money. This cannot be changed later. ${countedLine}`,
  prevented:
    'It was settled before it became a dispute, most often by a refund. This cannot be changed later.',
  expired: 'The last day for an answer has passed. The case can still get another outcome later.',
};

/** Whether the case has ended so already, and what was missing is noted afterwards. */
const isAfterwards = (outcome: Outcome, one: DisputeCase) => outcome === one.state;

function submitOf(outcome: Outcome, afterwards: boolean): string {
  if (afterwards) return 'Note what was missing';
  return outcome === 'accepted'
    ? 'Accept the loss'
    : `Mark as ${stateWords[outcome].toLowerCase()}`;
}

function lineOf(outcome: Outcome, one: DisputeCase, afterwards: boolean): string {
  if (afterwards) {
    const use = outcome === 'lost' ? countedLine : 'Your colleagues read it with this case.';
    return `${use} It can be noted once.`;
  }
  return outcome === 'accepted'
    ? `${acceptedLine(one)} This cannot be taken back.`
    : lines[outcome];
}

function acceptedLine({ state, answer }: DisputeCase): string {
  if (state === 'answered' || answer?.state === 'sent') {
    return 'The answer was sent. We give up the money, whatever the bank decides.';
  }
  return answer?.state === 'unknown'
    ? 'The answer may have been sent. We give up the money either way.'
    : 'No answer will be sent, and we give up the money.';
}

/** Notes how a case ended, with what was missing. What was typed stays until then, or is given up. */
export function OutcomeDialog({ outcome, onClose, one }: Props) {
  // The words stay while the dialog fades away.
  const last = useRef<Outcome | null>(null);
  const title = useRef('');
  // Not when the case has just ended so: the page is fresh before the dialog goes.
  if (outcome !== null && outcome !== last.current) {
    title.current = isAfterwards(outcome, one) ? 'What was missing?' : titles[outcome];
  }
  last.current = outcome;
  return (
    <AppModal opened={outcome !== null} onClose={onClose} title={title.current} size={560}>
      {outcome !== null && (
        <OutcomeForm outcome={outcome} onClose={onClose} one={one} title={title.current} />
      )}
    </AppModal>
  );
}

type Values = { lacked: readonly string[]; other: string; note: string };

const blank: Values = { lacked: [], other: '', note: '' };

function OutcomeForm({
  outcome,
  onClose,
  one,
  title,
}: Props & { outcome: Outcome; title: string }) {
  // As it was when it was opened.
  const [afterwards] = useState(() => isAfterwards(outcome, one));
  // Own words may tell a person: of an erased order the server keeps none.
  const isErased = one.order?.erased === true;
  const [asksNote] = useState(() => !isErased && !(afterwards && one.outcome_note));
  const missing = one.needs.filter(({ held, use }) => !held && use !== 'useless');
  const form: DraftForm<Values> = useDraftForm<Values>({
    about: `outcome ${one.dispute_id} ${outcome}`,
    blank,
    validate: ({ lacked, other, note }) =>
      !isErased && afterwards && lacked.length === 0 && `${other}${note}`.trim() === ''
        ? { other: 'Please tick or write what was missing.' }
        : {},
    submit: async (values) => {
      const { other } = values;
      const note = asksNote ? values.note : '';
      // What was ticked on an earlier visit may be held by now.
      const lacked = values.lacked.filter((id) => missing.some((need) => need.id === id));
      const own = isErased || other.trim() === '' ? [] : [other.trim().slice(0, 200)];
      if (isErased && afterwards && lacked.length === 0) return 'Please tick what was missing.';
      const why = await changeCase({
        what: 'state',
        state: outcome,
        lacked: [...lacked, ...own],
        note,
      });
      if (why !== null) return why;
      form.sent(values);
      onClose();
    },
  });
  const { field, values, set } = form;
  const facts = [one.dispute_id, amountWords(one)].filter(Boolean).join(', ');
  return (
    <DialogForm
      form={form}
      onClose={onClose}
      submitLabel={submitOf(outcome, afterwards)}
      label={title}
      cancelLabel={outcome === 'accepted' ? 'No' : undefined}
      startsAtCancel
    >
      <p className={styles.line}>
        {facts}. {lineOf(outcome, one, afterwards)}
      </p>
      {asksWhatWasMissing(outcome) && (
        <fieldset className={styles.lacked}>
          <legend>What was missing</legend>
          {missing.map(({ id, words }) => (
            <Checkbox
              key={id}
              label={words}
              checked={values.lacked.includes(id)}
              onChange={({ currentTarget: { checked } }) =>
                set(
                  'lacked',
                  checked ? [...values.lacked, id] : values.lacked.filter((each) => each !== id),
                )
              }
            />
          ))}
          {!isErased && (
            <TextInput {...field('other')} label="Something else" maxLength={200} dir="auto" />
          )}
        </fieldset>
      )}
      {asksNote && (
        <Textarea {...field('note')} label="Note" rows={3} maxLength={2000} dir="auto" />
      )}
    </DialogForm>
  );
}
