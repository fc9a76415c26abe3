import { IconAlertTriangle, IconCircleX } from '@tabler/icons-react';
import hiding from '../hidden.module.css';
import styles from './CheckCounts.module.css';

const worded = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;

type CheckCountsProps = { errors: number; warnings: number };

/** What the rules found of an order: icon and count under its id (second design, "Marks"). */
export function CheckCounts({ errors, warnings }: CheckCountsProps) {
  const parts = [
    { count: errors, word: 'error', Icon: IconCircleX, tone: 'chargeback' },
    { count: warnings, word: 'warning', Icon: IconAlertTriangle, tone: 'pending' },
  ].filter(({ count }) => count > 0);
  return (
    <small className={styles.counts}>
      {parts.map(({ count, word, Icon, tone }) => (
        <span key={word} className={styles.count} data-tone={tone} title={worded(count, word)}>
          <Icon size={14} aria-hidden className={styles.icon} />
          <span aria-hidden>{count}</span>
          <span className={hiding.hidden}>{worded(count, word)}</span>
        </span>
      ))}
    </small>
  );
}
