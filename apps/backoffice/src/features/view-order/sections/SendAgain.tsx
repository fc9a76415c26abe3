import { mailServiceProviders, whyNotAgain } from '@pabean/domain';
import { Button, Spinner } from '@pabean/ui/Button';
import { IconRepeat } from '@tabler/icons-react';
import type { OrderDetail } from '../order-store.ts';
import styles from './EmailHistory.module.css';
import { useSendAgain } from './useSendAgain.ts';

type Mail = OrderDetail['mailHistory'][number];

/** One press sends a mail that failed or came back by the other provider; afterwards it says so. */
export function SendAgain({ mail }: { mail: Mail }) {
  if (mail.sent_again_by !== null) {
    return <span className={styles.again}>Sent again with {mail.sent_again_by}</span>;
  }
  return whyNotAgain(mail) === null ? <SendAgainButton mail={mail} /> : null;
}

function SendAgainButton({ mail }: { mail: Mail }) {
  const { pending, send } = useSendAgain(mail);
  const other = mailServiceProviders.find((name) => name !== mail.uploadDoc.mail_service_provider);
  return (
    <Button
      variant="default"
      size="xs"
      className={styles.sendAgain}
      leftSection={pending ? <Spinner size={14} /> : <IconRepeat size={14} aria-hidden />}
      aria-disabled={pending || undefined}
      onClick={() => other && void send(other)}
    >
      Send again with {other}
    </Button>
  );
}
