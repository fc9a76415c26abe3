import { InlineError } from '@pabean/ui/InlineError';
import head from '../head/OrderHead.module.css';
import styles from './States.module.css';

type Props = { orderId: string; onRetry: () => void };

/** The order did not arrive; a toast says why. */
export function OrderFailed({ orderId, onRetry }: Props) {
  return (
    <div className={styles.failed}>
      <h1 className={head.title}>
        Order <bdi>{orderId}</bdi>
      </h1>
      <InlineError title="This order could not be loaded." onRetry={onRetry} />
    </div>
  );
}
