import { AppModal } from '@pabean/ui/AppModal';
import { Logo } from '@pabean/ui/Logo';
import styles from './ApprovalNoticeDialog.module.css';
import { NoticePreview } from './NoticePreview.tsx';
import { useApprovalNotice } from './useApprovalNotice.ts';

type Props = { opened: boolean; onClose: () => void; orderId: string };

/** Approval notice preview: what the traveller sees when the declaration is approved. */
export function ApprovalNoticeDialog({ opened, onClose, orderId }: Props) {
  const notice = useApprovalNotice(orderId, opened);
  const title = (
    <span className={styles.title}>
      <Logo /> <span className={styles.what}>Approval notice</span>
    </span>
  );
  return (
    <AppModal opened={opened} onClose={onClose} title={title}>
      <div className={styles.notice}>
        <NoticePreview {...notice} />
      </div>
    </AppModal>
  );
}
