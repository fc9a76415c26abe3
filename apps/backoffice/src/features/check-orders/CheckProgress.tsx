import type { CheckRun } from '@pabean/api-client/contract';
import { type CheckRunState, formatDateMinutes } from '@pabean/domain';
import { groupDigits } from '@pabean/ui/numbers';
import { useId } from 'react';
import hiding from '../../shared/hidden.module.css';
import styles from './CheckOrdersScreen.module.css';

const words: Record<CheckRunState, string> = {
  running: 'Checking',
  done: 'Checked',
  stopped: 'Stopped',
  failed: 'Failed (see the server log)',
};

/** How far a check is. Only how it stands is read out, not each step. */
export function CheckProgress({ run }: { run: CheckRun }) {
  const { state, orders, done, started_at, started_by, by_other_version } = run;
  const id = useId();
  return (
    <div className={styles.progress}>
      <p className={hiding.hidden} role="status">
        {words[state]}
      </p>
      <p id={id} className={styles.state}>
        {words[state]}, {groupDigits(done)} of {groupDigits(orders)} orders
      </p>
      {/* Nothing to check is everything checked. */}
      <progress
        className={styles.bar}
        value={orders === 0 ? 1 : done}
        max={Math.max(1, orders)}
        aria-labelledby={id}
      />
      <p className={styles.who}>
        Started by {started_by}, {formatDateMinutes(started_at)}
        {by_other_version > 0 &&
          `. ${groupDigits(by_other_version)} checked by an older version keep their results.`}
      </p>
    </div>
  );
}
