import { labelOfMark } from '@pabean/domain';
import { IconCircleCheck } from '@tabler/icons-react';
import { MarkNote } from '../sections/MarkNote.tsx';
import type { EditedField } from './edited-field.ts';
import styles from './TypedMarks.module.css';
import { useTypedChecks } from './useTypedChecks.ts';

/** What the rules say of the order with what is typed, before it is saved. */
export function TypedMarks({ field }: { field: EditedField }) {
  const { checks, isPending } = useTypedChecks(field);
  const { found = [], gone = [] } = checks ?? {};
  return (
    <div role="status" aria-busy={isPending} className={styles.marks}>
      {found.map(({ rule, field: marked, severity, staff }) => (
        <MarkNote
          key={`${rule} ${marked}`}
          mark={{ rule, field: marked, severity, words: `${labelOfMark(marked)}: ${staff}` }}
        />
      ))}
      {gone.map(({ rule, field: marked, staff }) => (
        <span key={`${rule} ${marked}`} className={styles.gone} data-tone="completed">
          <IconCircleCheck size={14} aria-hidden className={styles.icon} />
          <span>
            {labelOfMark(marked)}, no longer found: {staff}
          </span>
        </span>
      ))}
    </div>
  );
}
