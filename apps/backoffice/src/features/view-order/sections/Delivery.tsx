import { IconAlertCircle, IconCircleCheck, IconClock } from '@tabler/icons-react';
import type { OrderDetail } from '../order-store.ts';
import styles from './EmailHistory.module.css';

type Mail = OrderDetail['mailHistory'][number];

/** Who took a mail, in words; the local mailbox must never look like a real delivery. */
const takers: Record<NonNullable<Mail['transport']>, string> = {
  local: 'Local mailbox',
  ses: 'AWS',
  sendgrid: 'Sendgrid',
  smtp: 'SMTP',
};

/** Where a mail stands: in the queue, handed over, or given up with the provider's words. */
export function Delivery({ mail }: { mail: Mail }) {
  const taker = mail.transport === null ? null : takers[mail.transport];
  if (mail.state === 'queued') {
    return (
      <span className={styles.delivery} data-state="queued">
        <IconClock size={16} aria-hidden />
        Queued
      </span>
    );
  }
  if (mail.state === 'sent') {
    return (
      <span className={styles.delivery} data-state="sent">
        <IconCircleCheck size={16} aria-hidden />
        Sent {taker && <span className={styles.by}>{taker}</span>}
      </span>
    );
  }
  return (
    <>
      <span className={styles.delivery} data-state="failed">
        <IconAlertCircle size={16} aria-hidden />
        Failed
      </span>
      {mail.last_error && <bdi className={styles.reason}>{mail.last_error}</bdi>}
    </>
  );
}
