import type { DisputeCase } from '@pabean/api-client/contract';
import { Button } from '@pabean/ui/Button';
import { useForm } from '@pabean/ui/form';
import { groupDigits } from '@pabean/ui/numbers';
import { SectionCard } from '@pabean/ui/SectionCard';
import { Textarea } from '@pabean/ui/Textarea';
import { IconPencil } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { DialogForm } from '../../shared/DialogForm.tsx';
import { keepDraft, readDraft } from '../../shared/drafts.ts';
import { usePaletteOffer } from '../../shared/palette/offers.ts';
import { useOwner } from '../../shared/session/session-store.ts';
import { useJustSaid } from '../../shared/useJustSaid.ts';
import { useKeptFocus } from '../../shared/useKeptFocus.ts';
import { useOnScreen } from '../../shared/useOnScreen.ts';
import { caseSubject, editSummaryCommand } from './case-commands.tsx';
import { changeCase } from './case-store.ts';
import styles from './SummaryCard.module.css';

/** The most letters of a paragraph (contract). */
const mostLetters = 20_000;

const about = (disputeId: string) => `summary ${disputeId}`;

/** The paragraph of the letter: made from the record, or in staff's own words. */
export function SummaryCard({ one }: { one: DisputeCase }) {
  const owner = useOwner();
  const draft = draftOf(owner, one.dispute_id);
  const [editing, setEditing] = useState(draft !== undefined && one.locked === null);
  const { words, own } = one.summary;
  const edit = () => setEditing(true);
  const editButton = useKeptFocus<HTMLButtonElement>(editing);
  usePaletteOffer(() => ({
    subject: caseSubject(one),
    commands: one.locked === null && !editing ? [editSummaryCommand(edit)] : [],
  }));
  return (
    <SectionCard title="Letter summary" id="summary">
      {editing && (
        <div className={styles.form}>
          <SummaryForm one={one} onClose={() => setEditing(false)} />
        </div>
      )}
      {/* Paper has what is saved, whatever is typed beside it. */}
      <p className={styles.words} dir="auto" data-paper={editing || undefined}>
        {words === '' ? 'No summary yet.' : words}
      </p>
      {!editing && (
        <div className={styles.foot}>
          <span className={styles.quiet}>
            {groupDigits(words.length)} of {groupDigits(mostLetters)}
            {own ? ', own words' : ', from the record'}
          </span>
          {one.locked === null && (
            <Button
              ref={editButton}
              variant="default"
              leftSection={<IconPencil size={16} aria-hidden />}
              onClick={edit}
            >
              Edit
            </Button>
          )}
        </div>
      )}
    </SectionCard>
  );
}

/** What is typed, and the words that it is to stand in place of. */
type Draft = { readonly words: string; readonly before?: string | undefined };

function draftOf(owner: string, disputeId: string): Draft | undefined {
  const { words, before } = Object(readDraft(owner, about(disputeId)));
  if (typeof words !== 'string') return undefined;
  return typeof before === 'string' ? { words, before } : { words };
}

const mostShown = 500;
const clipped = (words: string) =>
  words.length > mostShown ? `${words.slice(0, mostShown)}…` : words;

/** What is typed stays on the device until it is accepted. */
function SummaryForm({ one, onClose }: { one: DisputeCase; onClose: () => void }) {
  const owner = useOwner();
  const { dispute_id: disputeId, summary } = one;
  const draft = draftOf(owner, disputeId);
  const [before, setBefore] = useState(draft?.before ?? summary.words);
  const { say, justSaid } = useJustSaid();
  /** The record's words are to stand there, whatever is typed. */
  const ofRecord = useRef(false);
  const form = useForm({
    initial: { words: draft?.words ?? summary.words },
    validate: ({ words }): { words?: string } =>
      words.length > mostLetters && !ofRecord.current
        ? { words: `Please use at most ${groupDigits(mostLetters)} characters.` }
        : {},
    submit: ({ words }) => othersWords() ?? save(words),
  });
  const { field, values, pending, submit } = form;
  const onScreen = useOnScreen(values.words);
  useEffect(() => {
    const { words } = values;
    const newDraft: Draft | undefined = words === summary.words ? undefined : { words, before };
    keepDraft(owner, about(disputeId), newDraft);
  }, [owner, disputeId, values, before, summary.words]);

  /**
   * What somebody else wrote meanwhile, once: nothing is left of it when it is replaced. What the record
   * says comes back by itself.
   */
  function othersWords(): string | undefined {
    if (!summary.own || summary.words === before) return justSaid();
    setBefore(summary.words);
    return say(
      `Someone else has changed the summary: “${clipped(summary.words)}” Save again to replace it.`,
    );
  }

  async function save(typed: string) {
    const words = ofRecord.current ? '' : typed.trim();
    const why = await changeCase({ what: 'summary', words });
    if (why !== null) return why;
    // Whoever typed on meanwhile, here or after coming back, goes on with that: it was not saved.
    if (draftOf(owner, disputeId)?.words === typed) keepDraft(owner, about(disputeId), undefined);
    if (onScreen.current === typed) onClose();
    else setBefore(words);
  }
  /** Sent as the form is, so that it waits its turn and says in its place why it failed. */
  async function back() {
    ofRecord.current = true;
    await submit();
    ofRecord.current = false;
  }
  // While it is being saved it stays: that may fail.
  const giveUp = () => !pending && keepDraft(owner, about(disputeId), undefined);
  return (
    <DialogForm
      form={{ ...form, giveUp }}
      onClose={onClose}
      submitLabel="Save"
      label="Letter summary"
      extra={
        summary.own && (
          <Button
            variant="default"
            size="md"
            // Really disabled it would lose the focus.
            aria-disabled={pending || undefined}
            onClick={() => !pending && void back()}
          >
            Use the summary from the record
          </Button>
        )
      }
    >
      <Textarea
        {...field('words')}
        label="What the bank reads first"
        description={`${groupDigits(values.words.length)} of ${groupDigits(mostLetters)}`}
        rows={8}
        dir="auto"
        autoFocus
      />
    </DialogForm>
  );
}
