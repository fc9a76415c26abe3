import { formatDateTime, orMissing } from '@pabean/domain';
import { AppModal } from '@pabean/ui/AppModal';
import { EmptyState } from '@pabean/ui/EmptyState';
import { InlineError } from '@pabean/ui/InlineError';
import { MailFrame } from '@pabean/ui/MailFrame';
import { Skeletons } from '@pabean/ui/Skeletons';
import { IconMail } from '@tabler/icons-react';
import { useState } from 'react';
import type { OrderDetail } from '../order-store.ts';
import styles from './SentMailDialog.module.css';
import { useSentMail } from './useSentMail.ts';

type Mails = OrderDetail['mailHistory'];
type Props = { opened: boolean; onClose: () => void; mails: Mails };

/** Sent Mail: every message of the order, word for word as it went out. */
export function SentMailDialog({ opened, onClose, mails }: Props) {
  return (
    <AppModal opened={opened} onClose={onClose} title="Sent Mail" size={640}>
      {mails.length === 0 ? (
        <EmptyState icon={IconMail} title="No record found" />
      ) : (
        <Reader mails={mails} />
      )}
    </AppModal>
  );
}

function Reader({ mails }: { mails: Mails }) {
  const [chosen, choose] = useState(mails[0]?.id ?? '');
  return (
    <div className={styles.reader}>
      <ul className={styles.list} aria-label="Mails">
        {mails.map((mail) => (
          <li key={mail.id}>
            <button
              type="button"
              className={styles.mail}
              aria-current={mail.id === chosen ? 'true' : undefined}
              onClick={() => choose(mail.id)}
            >
              <bdi className={styles.subject}>{mail.subject}</bdi>
              <span className={styles.meta}>
                <bdi dir="ltr">{formatDateTime(mail.create_ts)}</bdi>
                <bdi dir="ltr">{orMissing(mail.recipient)}</bdi>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <Content mailId={chosen} />
    </div>
  );
}

function Content({ mailId }: { mailId: string }) {
  const { data: mail, failure, reload } = useSentMail(mailId);
  if (failure) {
    return (
      <InlineError title="This mail could not be loaded." onRetry={reload}>
        {failure.message}
      </InlineError>
    );
  }
  if (!mail) return <Skeletons rows={6} height={16} label="Loading the mail" />;
  return <MailFrame subject={mail.subject} html={mail.html} />;
}
