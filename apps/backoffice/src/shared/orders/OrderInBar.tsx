import { statusLabel, statusTone } from '@pabean/domain';
import { StatusChip } from '@pabean/ui/StatusChip';
import { Clock } from '../clock/Clock.tsx';
import styles from './OrderInBar.module.css';
import type { OrderInBar as Order } from './order-in-bar.ts';

/**
 * Which order the page is of, while its head has scrolled away. For the eye alone: whoever listens has
 * the page's heading, and nothing is read out while one scrolls.
 */
export function OrderInBar({ order: { orderId, name, status, clock } }: { order: Order }) {
  return (
    <span className={styles.order} aria-hidden>
      <span className={styles.who}>
        <strong className={styles.id}>
          <span className={styles.word}>Order </span>
          <bdi title={orderId}>{orderId}</bdi>
        </strong>
        {name !== null && name !== '' && (
          <bdi className={styles.name} title={name}>
            {name}
          </bdi>
        )}
      </span>
      <span className={styles.chip}>
        <StatusChip tone={statusTone(status)}>{statusLabel(status)}</StatusChip>
      </span>
      {clock !== null && (
        <span className={styles.chip}>
          <Clock clock={clock} place="bar" />
        </span>
      )}
    </span>
  );
}
