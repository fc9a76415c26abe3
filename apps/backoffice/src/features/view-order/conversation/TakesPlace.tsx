import { formatDateTime } from '@pabean/domain';
import { IconReplace } from '@tabler/icons-react';
import type { OrderDetail } from '../order-store.ts';
import styles from './SilenceClock.module.css';
import { waitingQuestion } from './waiting-question.ts';

/** Says which question goes when this one is asked: an order has one at a time. */
export function TakesPlace({ order }: { order: OrderDetail }) {
  const waiting = waitingQuestion(order);
  if (waiting === undefined) return null;
  return (
    <p className={styles.clock}>
      <IconReplace size={18} aria-hidden className={styles.icon} />
      <span>
        This takes the place of what <bdi>{waiting.by ?? 'somebody'}</bdi> asked on{' '}
        <bdi dir="ltr" className={styles.time}>
          {formatDateTime(waiting.create_ts)}
        </bdi>
        : that question can be answered no more.
      </span>
    </p>
  );
}
