import type { ProcessMonth } from '@pabean/domain';
import { IconChevronRight } from '@tabler/icons-react';
import { Link } from 'react-router';
import { groupDigits } from '../../../shared/group-digits.ts';
import styles from './MonthTile.module.css';

type MonthTileProps = {
  month: ProcessMonth;
  /** While undefined a grey bar keeps the place. */
  count: number | undefined;
  /** Of the busiest month, the whole length of the bar. */
  most: number;
  /** Whether it is the month of today. */
  current: boolean;
};

/** A month as a link, also when nothing waits for it. */
export function MonthTile({ month, count, most, current }: MonthTileProps) {
  const share = count === undefined || most === 0 ? 0 : (count / most) * 100;
  return (
    <Link to={{ search: `?month=${month}` }} className={styles.tile}>
      <span className={styles.head}>
        <span className={styles.month}>{month}</span>{' '}
        {current && <span className={styles.tag}>This month</span>}
        <IconChevronRight size={16} className={styles.arrow} aria-hidden />
      </span>
      {count === undefined ? (
        <span className={styles.bone} />
      ) : (
        <span className={styles.number}>
          <span className={`${styles.count} ${count === 0 ? styles.none : ''}`}>
            {groupDigits(count)}
          </span>{' '}
          <span className={styles.unit}>{count === 1 ? 'order' : 'orders'}</span>
        </span>
      )}
      <span className={styles.track} aria-hidden>
        <span className={styles.bar} style={{ inlineSize: `${share}%` }} />
      </span>
    </Link>
  );
}
