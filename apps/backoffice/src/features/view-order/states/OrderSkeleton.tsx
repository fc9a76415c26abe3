import { Skeletons } from '@pabean/ui/Skeletons';
import hiding from '../../../shared/hidden.module.css';
import styles from './States.module.css';

/** The shape of the page while its order is on its way; a quick answer shows none of it. */
export function OrderSkeleton({ orderId }: { orderId: string }) {
  return (
    <div className={styles.skeleton}>
      <h1 className={hiding.hidden}>Order {orderId}</h1>
      <div className={styles.skeletonHead}>
        <Skeletons rows={2} height={20} label={`Loading order ${orderId}`} />
      </div>
      <div className={styles.skeletonFacts} aria-hidden>
        <Skeletons rows={14} height={14} />
        <Skeletons rows={14} height={14} />
        <Skeletons rows={14} height={14} />
      </div>
      <div className={styles.skeletonRail} aria-hidden>
        <Skeletons rows={1} height={72} />
        <Skeletons rows={8} height={28} />
      </div>
    </div>
  );
}
