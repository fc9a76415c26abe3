import { type DeliveryState, formatDateTime, wentOut } from '@pabean/domain';
import {
  IconAlertCircle,
  IconChecks,
  IconCircleCheck,
  IconClock,
  IconFlask,
  IconMailX,
} from '@tabler/icons-react';
import type { OrderDetail } from '../order-store.ts';
import styles from './EmailHistory.module.css';
import { Ltr } from './Ltr.tsx';

type Mail = OrderDetail['mailHistory'][number];

/** Who took a mail, in words; one that delivers to no mailbox must not look like a real delivery. */
const takers: Record<NonNullable<Mail['transport']>, string> = {
  local: 'Local mailbox',
  ses: 'AWS',
  sendgrid: 'Sendgrid',
  'sendgrid-sandbox': 'Sendgrid sandbox, delivered to nobody',
  smtp: 'SMTP',
};

const news: Record<DeliveryState, { label: string; icon: typeof IconClock }> = {
  deferred: { label: 'Put off, tried again', icon: IconClock },
  delivered: { label: 'Delivered', icon: IconChecks },
  'bounced-soft': { label: 'Came back for now', icon: IconMailX },
  bounced: { label: 'Bounced', icon: IconMailX },
  complained: { label: 'Reported as spam', icon: IconAlertCircle },
};

/**
 * Where a mail stands: in the queue, handed over, or given up with the provider's words; and what
 * the provider told of it since, which is worth more than what we believed.
 */
export function Delivery({ mail }: { mail: Mail }) {
  if (mail.delivery !== null) return <News mail={mail} state={mail.delivery} />;
  const taker = mail.transport === null ? null : takers[mail.transport];
  if (mail.state === 'queued') {
    return (
      <>
        <span className={styles.delivery} data-state="queued">
          <IconClock size={16} aria-hidden />
          {mail.last_error === null ? 'Queued' : 'Failed, tried again'}
        </span>
        {mail.last_error && <bdi className={styles.reason}>{mail.last_error}</bdi>}
      </>
    );
  }
  if (mail.state === 'sent') {
    const went = wentOut(mail);
    const Icon = went ? IconCircleCheck : IconFlask;
    return (
      <span className={styles.delivery} data-state={went ? 'sent' : 'queued'}>
        <Icon size={16} aria-hidden />
        {went ? 'Sent' : 'Not sent'} {taker && <span className={styles.by}>{taker}</span>}
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

function News({ mail, state }: { mail: Mail; state: DeliveryState }) {
  const { label, icon: Icon } = news[state];
  return (
    <>
      <span className={styles.delivery} data-state={state}>
        <Icon size={16} aria-hidden />
        {label}{' '}
        {mail.delivery_at && (
          <span className={styles.by}>
            <Ltr>{formatDateTime(mail.delivery_at)}</Ltr>
          </span>
        )}
      </span>
      {/* The reply to a mail that arrived, such as "250 OK", is left out. */}
      {state !== 'delivered' && mail.delivery_words && (
        <bdi className={styles.reason}>{mail.delivery_words}</bdi>
      )}
    </>
  );
}
