import type { CSSProperties } from 'react';
import { groupDigits } from '../group-digits.ts';
import { busiest, totalOf } from './arrange.ts';
import type { ReportRow } from './report-definition.ts';
import styles from './TopBars.module.css';

const limit = 10;

type TopBarsProps = {
  rows: readonly ReportRow[];
  /** How many rows there are before any search: so many lines keep their place. */
  of: number;
};

/** The ten with the most orders, for those who would rather look. The table below says it all. */
export function TopBars({ rows, of }: TopBarsProps) {
  const top = busiest(rows, limit);
  const most = Math.max(1, ...top.map(totalOf));
  return (
    <div
      className={styles.bars}
      style={{ '--lines': Math.min(of, limit / 2) } as CSSProperties}
      aria-hidden
    >
      {top.map((row) => (
        <div key={row.id} className={styles.line}>
          <bdi className={styles.name}>{row.name}</bdi>
          <span className={styles.track}>
            <span
              className={styles.bar}
              style={{ inlineSize: `${(totalOf(row) / most) * 100}%` }}
            />
          </span>
          <span className={styles.count}>{groupDigits(totalOf(row))}</span>
        </div>
      ))}
    </div>
  );
}
