import { mailServiceProviders, wentOut, whyNotAgain } from '@pabean/domain';
import { Button, Spinner } from '@pabean/ui/Button';
import { useFocusInPlace } from '@pabean/ui/focus-in-place';
import { IconRepeat } from '@tabler/icons-react';
import type { OrderDetail } from '../order-store.ts';
import styles from './EmailHistory.module.css';
import { useSendAgain } from './useSendAgain.ts';

type Mail = OrderDetail['mailHistory'][number];

/** One press sends a mail that failed or came back by the other provider; afterwards it says so. */
export function SendAgain({ mail }: { mail: Mail }) {
  if (mail.sent_again_by !== null) {
    return <span className={styles.again}>{againWords(mail)}</span>;
  }
  return whyNotAgain(mail) === null ? <SendAgainButton mail={mail} /> : null;
}

/** The result; its own row has more. A mail in the local mailbox has not reached the traveller. */
export function againWords({ sent_again_by: by, sent_again: again }: Mail): string {
  if (again === null || again.state === 'queued') return `Queued again with ${by}`;
  if (again.state === 'failed') return `Tried again with ${by}: failed`;
  return wentOut(again) ? `Sent again with ${by}` : `Tried again with ${by}: not sent`;
}

function SendAgainButton({ mail }: { mail: Mail }) {
  const { pending, send } = useSendAgain(mail);
  const button = useFocusInPlace<HTMLButtonElement>();
  const other = mailServiceProviders.find((name) => name !== mail.uploadDoc.mail_service_provider);
  return (
    <Button
      ref={button}
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
