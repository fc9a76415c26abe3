import hiding from '../hidden.module.css';
import styles from './CheckCounts.module.css';
import { markLook, marksInWords } from './mark-look.ts';

type CheckCountsProps = { errors: number; warnings: number };

/** What the rules found of an order: icon and count under its id. */
export function CheckCounts({ errors, warnings }: CheckCountsProps) {
  const parts = [
    { count: errors, severity: 'error' as const },
    { count: warnings, severity: 'warning' as const },
  ].filter(({ count }) => count > 0);
  return (
    <small className={styles.counts}>
      {parts.map(({ count, severity }) => {
        const { Icon, tone } = markLook[severity];
        const words = marksInWords(count, severity);
        return (
          <span key={severity} className={styles.count} data-tone={tone} title={words}>
            <Icon size={14} aria-hidden className={styles.icon} />
            <span aria-hidden>{count}</span>
            <span className={hiding.hidden}>{words}</span>
          </span>
        );
      })}
    </small>
  );
}
