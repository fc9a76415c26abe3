import { Skeletons } from '@pabean/ui/Skeletons';
import head from '../head/OrderHead.module.css';
import styles from './States.module.css';

/** The title, and the shape of the page while its order is on its way; a quick answer shows no shape. */
export function OrderSkeleton({ orderId }: { orderId: string }) {
  return (
    <div className={styles.skeleton}>
      <div className={styles.skeletonHead}>
        {/* At once, and where it stays: who opened the order sees which one comes. */}
        <div className={head.line}>
          <span className={`${head.back} ${styles.skeletonBack}`} aria-hidden />
          <span className={head.slash} aria-hidden>
            /
          </span>
          <h1 className={head.title}>
            Order <bdi>{orderId}</bdi>
          </h1>
        </div>
        <Skeletons rows={1} height={20} label={`Loading order ${orderId}`} />
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
