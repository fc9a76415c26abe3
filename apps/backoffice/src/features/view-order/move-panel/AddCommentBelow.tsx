import { SectionCard } from '@pabean/ui/SectionCard';
import type { OrderDetail } from '../order-store.ts';
import styles from './AddCommentBelow.module.css';
import { CommentForm } from './CommentForm.tsx';
import { MoveButtons } from './MoveButtons.tsx';
import type { Sheet } from './MoveSheet.tsx';

/** The order comment panel: a remark, and where the order goes next (spec section 4). */
export function AddCommentBelow({ order, sheet }: { order: OrderDetail; sheet: Sheet }) {
  return (
    <SectionCard title="Add Comment Below" id="add-comment" padding="none">
      <div className={styles.comment}>
        <CommentForm orderId={order.order_id} />
      </div>
      <div className={styles.moves}>
        <MoveButtons order={order} sheet={sheet} />
      </div>
    </SectionCard>
  );
}
