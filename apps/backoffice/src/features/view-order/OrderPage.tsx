import { hasDefencePack } from '@pabean/domain';
import { focusField, OrderFields } from './focus-field.ts';
import { OrderHead } from './head/OrderHead.tsx';
import { PhoneBar } from './head/PhoneBar.tsx';
import { SectionNav } from './head/SectionNav.tsx';
import { AddCommentBelow } from './move-panel/AddCommentBelow.tsx';
import styles from './OrderPage.module.css';
import type { OrderDetail } from './order-store.ts';
import { CommentHistory } from './sections/CommentHistory.tsx';
import { DisputeEvidence } from './sections/DisputeEvidence.tsx';
import { DownloadHistory } from './sections/DownloadHistory.tsx';
import { EmailHistory } from './sections/EmailHistory.tsx';
import { FamilyInformation } from './sections/FamilyInformation.tsx';
import { ImportingGoods } from './sections/ImportingGoods.tsx';
import { OrderFacts } from './sections/OrderFacts.tsx';
import { UploadDocument } from './sections/UploadDocument.tsx';
import type { Neighbours } from './useNeighbours.ts';
import { useOrderShortcuts } from './useOrderShortcuts.ts';

type OrderPageProps = { order: OrderDetail; neighbours: Neighbours | null };

/**
 * An order as the design lays it out (section 7, "View Order"): what staff copy into the
 * government's form first, what they do beside it, what happened so far below.
 */
export function OrderPage({ order, neighbours }: OrderPageProps) {
  useOrderShortcuts();
  return (
    <article className={styles.page}>
      <OrderHead order={order} neighbours={neighbours} />
      <SectionNav order={order} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <OrderFacts order={order} />
          <FamilyInformation members={order.familyMember} />
        </div>
        <div className={styles.rail}>
          <AddCommentBelow order={order} />
          <UploadDocument order={order} />
          {hasDefencePack(order.process_status) && <DisputeEvidence order={order} />}
        </div>
      </div>
      <ImportingGoods order={order} />
      <EmailHistory order={order} />
      <DownloadHistory order={order} />
      <CommentHistory remarks={order.remark} />
      <PhoneBar
        onUpload={() => focusField(OrderFields.upload)}
        onComment={() => focusField(OrderFields.comment)}
      />
    </article>
  );
}
