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
