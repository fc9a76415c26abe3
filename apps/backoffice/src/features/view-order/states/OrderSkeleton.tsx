import { Skeletons } from '@pabean/ui/Skeletons';
import styles from './States.module.css';

/** The shape of the page while its order is on its way; the bars hold back for 150 ms. */
export function OrderSkeleton({ orderId }: { orderId: string }) {
  return (
    <div className={styles.skeleton}>
      <h1 className={styles.hidden}>Order {orderId}</h1>
      <div className={styles.skeletonHead}>
        <Skeletons rows={2} height={20} label={`Loading order ${orderId}`} />
      </div>
      <div className={styles.skeletonMain} aria-hidden>
        <Skeletons rows={12} height={20} />
      </div>
      <div className={styles.skeletonRail} aria-hidden>
        <Skeletons rows={8} height={28} />
      </div>
    </div>
  );
}
