import type { CorrectionResult } from '@pabean/api-client/contract';
import { correctedLabel, inWords } from '@pabean/domain';
import { Button, Spinner } from '@pabean/ui/Button';
import attention from '../attention.module.css';
import styles from './ConflictPanel.module.css';
import { useCorrections } from './CorrectionsContext.tsx';
import { correctedText } from './corrected-text.ts';
import type { EditedField } from './edited-field.ts';

type Conflict = CorrectionResult['conflicts'][number];

/** Somebody else corrected the same meanwhile: both values with names, and which one is to stay. */
export function ConflictPanel({ field }: { field: EditedField }) {
  const { draftOf, cancel, save, pending } = useCorrections();
  const { conflicts } = draftOf(field);
  const others = inWords([...new Set(conflicts.map(({ by }) => by))]);
  return (
    <div role="alert" className={attention.alert}>
      {conflicts.length > 0 && (
        <>
          <p className={attention.message}>
            {others} corrected {inWords(conflicts.map((each) => correctedLabel(each.field)))} while
            you typed.
          </p>
          <dl className={styles.values}>
            {conflicts.map((conflict) => (
              <BothValues key={conflict.field} {...conflict} />
            ))}
          </dl>
          <div className={styles.buttons}>
            <Button
              leftSection={pending ? <Spinner /> : undefined}
              aria-disabled={pending || undefined}
              onClick={() => void save(field)}
            >
              Save mine
            </Button>
            <Button variant="default" onClick={() => cancel(field)}>
              Keep {others}’s
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

function BothValues({ field, mine, theirs, by }: Conflict) {
  const label = correctedLabel(field);
  return (
    <>
      <div>
        <dt>
          {label}, {by}’s, saved
        </dt>
        <dd>
          <bdi>{correctedText(field, theirs)}</bdi>
        </dd>
      </div>
      <div>
        <dt>{label}, yours, not saved yet</dt>
        <dd>
          <bdi>{correctedText(field, mine)}</bdi>
        </dd>
      </div>
    </>
  );
}
