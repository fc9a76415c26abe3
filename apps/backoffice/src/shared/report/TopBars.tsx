import { busiest, totalOf } from './arrange.ts';
import { groupDigits } from './group-digits.ts';
import type { ReportRow } from './report-definition.ts';
import styles from './TopBars.module.css';

const limit = 10;

/** The ten with the most orders, for those who would rather look. The table below says it all. */
export function TopBars({ rows }: { rows: readonly ReportRow[] }) {
  const top = busiest(rows, limit);
  const most = Math.max(1, ...top.map(totalOf));
  return (
    <div className={styles.bars} aria-hidden>
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
