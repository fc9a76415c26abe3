import type { DisputeCase } from '@pabean/api-client/contract';
import { Button } from '@pabean/ui/Button';
import { FormShell, useForm } from '@pabean/ui/form';
import { SectionCard } from '@pabean/ui/SectionCard';
import { Textarea } from '@pabean/ui/Textarea';
import { IconPencil } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { keepDraft, readDraft } from '../../shared/drafts.ts';
import { groupDigits } from '../../shared/group-digits.ts';
import { useUser } from '../../shared/session/session-store.ts';
import { changeCase } from './case-store.ts';
import styles from './SummaryCard.module.css';

/** The most letters of a paragraph (contract). */
const mostLetters = 20_000;

const about = (disputeId: string) => `summary ${disputeId}`;

/** The paragraph of the letter: made from the record, or in staff's own words. */
export function SummaryCard({ one }: { one: DisputeCase }) {
  const { name } = useUser();
  const draft = draftOf(name, one.dispute_id);
  const [editing, setEditing] = useState(draft !== undefined && one.locked === null);
  const { words, own } = one.summary;
  return (
    <SectionCard title="Summary in the letter" id="summary">
      {editing ? (
        <SummaryForm one={one} onClose={() => setEditing(false)} />
      ) : (
        <>
          <p className={styles.words} dir="auto">
            {words === '' ? 'Nothing is written yet.' : words}
          </p>
          <div className={styles.foot}>
            <span className={styles.quiet}>
              {groupDigits(words.length)} of {groupDigits(mostLetters)}
              {own ? ', own words' : ', from the record'}
            </span>
            {one.locked === null && (
              <Button
                variant="default"
                leftSection={<IconPencil size={16} aria-hidden />}
                onClick={() => setEditing(true)}
              >
                Edit
              </Button>
            )}
          </div>
        </>
      )}
    </SectionCard>
  );
}

function draftOf(name: string, disputeId: string): string | undefined {
  const draft = readDraft(name, about(disputeId));
  const words = typeof draft === 'object' && draft !== null && 'words' in draft && draft.words;
  return typeof words === 'string' ? words : undefined;
}

/** What is typed stays on the device until it is accepted. */
function SummaryForm({ one, onClose }: { one: DisputeCase; onClose: () => void }) {
  const { name } = useUser();
  const { dispute_id: disputeId, summary } = one;
  const form = useForm({
    initial: { words: draftOf(name, disputeId) ?? summary.words },
    validate: ({ words }): { words?: string } =>
      words.length > mostLetters
        ? { words: `Please use at most ${groupDigits(mostLetters)} characters.` }
        : {},
    submit: ({ words }) => save(words.trim()),
  });
  const { field, values, pending, failure, submit } = form;
  useEffect(() => {
    keepDraft(name, about(disputeId), values.words === summary.words ? undefined : values);
  }, [name, disputeId, values, summary.words]);

  async function save(words: string) {
    const why = await changeCase({ what: 'summary', words });
    if (why !== null) return why;
    keepDraft(name, about(disputeId), undefined);
    onClose();
  }
  function cancel() {
    keepDraft(name, about(disputeId), undefined);
    onClose();
  }
  return (
    <FormShell
      pending={pending}
      failure={failure}
      onSubmit={submit}
      submitLabel="Save"
      label="Summary in the letter"
      footer={
        <>
          <Button variant="default" size="md" onClick={cancel}>
            Cancel
          </Button>
          {summary.own && (
            <Button variant="default" size="md" onClick={() => void save('')}>
              Back to the record’s
            </Button>
          )}
        </>
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
    </FormShell>
  );
}
