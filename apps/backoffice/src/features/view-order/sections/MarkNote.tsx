import hiding from '../../../shared/hidden.module.css';
import { markLook } from '../../../shared/orders/mark-look.ts';
import type { OrderDetail } from '../order-store.ts';
import styles from './OrderMarks.module.css';

export type OrderMark = NonNullable<OrderDetail['checks']>['marks'][number];

/** What a rule says of a field, below its value. */
export function MarkNote({ mark: { severity, words } }: { mark: OrderMark }) {
  const { Icon, tone, word } = markLook[severity];
  return (
    <span className={styles.note} data-tone={tone}>
      <Icon size={14} aria-hidden className={styles.icon} />
      <span>
        <span className={hiding.hidden}>{word}: </span>
        {words}
      </span>
    </span>
  );
}

/** The marks that stand at any of these fields. */
export const marksAt = (
  { checks }: Pick<OrderDetail, 'checks'>,
  fields: readonly string[],
): OrderMark[] => (checks?.marks ?? []).filter(({ field }) => fields.includes(field));

/** All that the rules say of one value, below it. */
export const MarkNotes = ({ marks }: { marks: readonly OrderMark[] }) =>
  marks.map((mark) => <MarkNote key={`${mark.rule} ${mark.field}`} mark={mark} />);

/** The same where no fact has room for them: below an answer, in an item, in a row. */
export function ValueMarks({ id, marks }: { id?: string; marks: readonly OrderMark[] }) {
  if (marks.length === 0) return null;
  return (
    <span id={id} tabIndex={id === undefined ? undefined : -1} className={styles.below}>
      <MarkNotes marks={marks} />
    </span>
  );
}
