import { orMissing } from '@pabean/domain';
import { AppModal } from '@pabean/ui/AppModal';
import type { OrderDetail } from '../order-store.ts';
import styles from './EmailContentDialog.module.css';
import { NoticePreview } from './NoticePreview.tsx';
import { useApprovalNotice } from './useApprovalNotice.ts';
import { WhatsappButton } from './WhatsappButton.tsx';

type Props = { opened: boolean; onClose: () => void; order: OrderDetail };

/** View Email Content: the mail and to whom it goes, with Send Whatsapp Message (spec section 2). */
export function EmailContentDialog({ opened, onClose, order }: Props) {
  const notice = useApprovalNotice(order.order_id, opened);
  const { data } = notice;
  return (
    <AppModal
      opened={opened}
      onClose={onClose}
      title="View Email Content"
      size={640}
      footer={data && <WhatsappButton {...data.whatsapp} hasDocument={order.uploadDoc !== null} />}
    >
      {data && (
        <div className={styles.head}>
          <bdi className={styles.subject}>{data.subject}</bdi>
          <span className={styles.to}>
            To <bdi dir="ltr">{orMissing(data.recipient)}</bdi>
          </span>
        </div>
      )}
      <NoticePreview {...notice} />
    </AppModal>
  );
}
