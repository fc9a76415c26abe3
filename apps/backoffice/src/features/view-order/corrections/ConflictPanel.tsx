import type { CorrectionResult } from '@pabean/api-client/contract';
import { correctedLabel, inWords } from '@pabean/domain';
import { useEffect, useId, useRef } from 'react';
import attention from '../attention.module.css';
import { asOrdered } from './as-ordered.ts';
import styles from './ConflictPanel.module.css';
import { useCorrections } from './CorrectionsContext.tsx';
import { correctedText } from './corrected-text.ts';
import type { EditedField } from './edited-field.ts';

type Conflict = CorrectionResult['conflicts'][number];

/**
 * Somebody else corrected the same meanwhile: both values with names, in the field's place. Save takes
 * the chosen one; mine is chosen until somebody says otherwise.
 */
export function ConflictPanel({ field }: { field: EditedField }) {
  const { draftOf } = useCorrections();
  const { conflicts } = draftOf(field);
  const others = inWords([...new Set(conflicts.map(({ by }) => by))]);
  const group = useRef<HTMLDivElement>(null);
  const isOpen = conflicts.length > 0;
  // The field that had the focus has gone.
  useEffect(() => {
    if (isOpen) group.current?.querySelector<HTMLElement>('input:checked')?.focus();
  }, [isOpen]);
  return (
    <div role="alert" className={attention.alert} ref={group}>
      {isOpen && (
        <>
          <p className={attention.message}>
            {others} corrected {inWords(conflicts.map((each) => correctedLabel(each.field)))} while
            you typed. Which one is right?
          </p>
          {conflicts.map((conflict) => (
            <BothValues key={conflict.field} editor={field} conflict={conflict} />
          ))}
        </>
      )}
    </div>
  );
}

function BothValues({ editor, conflict }: { editor: EditedField; conflict: Conflict }) {
  const { draftOf, keepTheirs, order } = useCorrections();
  const { field, mine, theirs, by } = conflict;
  const keepsTheirs = draftOf(editor).theirs?.includes(field) ?? false;
  const ordered = asOrdered(field, order);
  const name = useId();
  const label = correctedLabel(field);
  const sides = [
    { value: mine, who: 'yours, not saved yet', isTheirs: false },
    { value: theirs, who: `${by}’s, saved`, isTheirs: true },
  ];
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      {sides.map(({ value, who, isTheirs }) => (
        <label key={who} className={styles.value}>
          <input
            type="radio"
            name={name}
            checked={keepsTheirs === isTheirs}
            onChange={() => keepTheirs(editor, field, isTheirs)}
          />
          <span>
            <bdi>{correctedText(field, value)}</bdi> <span className={styles.who}>{who}</span>
          </span>
        </label>
      ))}
      {ordered !== undefined && (
        <p className={styles.who}>
          As ordered: <bdi>{correctedText(field, ordered)}</bdi>
        </p>
      )}
    </fieldset>
  );
}
