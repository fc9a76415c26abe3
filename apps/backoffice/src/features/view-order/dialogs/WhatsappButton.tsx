import { Button } from '@pabean/ui/Button';
import { IconBrandWhatsapp } from '@tabler/icons-react';
import { noDocumentWords } from '../no-document.ts';
import type { ApprovalNotice } from './useApprovalNotice.ts';
import styles from './WhatsappButton.module.css';

const reasonId = 'whatsapp-reason';
const label = 'Send Whatsapp Message';
const icon = <IconBrandWhatsapp size={18} aria-hidden />;

type Props = ApprovalNotice['whatsapp'] & {
  /** The words say that it is there: without one they would not be true. */
  hasDocument: boolean;
};

/** Opens the messenger with the words ready to send; nothing is sent from here. */
export function WhatsappButton({ phone, text, hasDocument }: Props) {
  if (phone === null || !hasDocument) {
    return (
      <>
        <p id={reasonId} className={styles.reason}>
          {hasDocument
            ? 'This order has no telephone number that Whatsapp can use.'
            : noDocumentWords}
        </p>
        <Button
          variant="default"
          size="md"
          leftSection={icon}
          aria-disabled
          data-disabled
          aria-describedby={reasonId}
        >
          {label}
        </Button>
      </>
    );
  }
  return (
    <Button
      component="a"
      variant="default"
      size="md"
      leftSection={icon}
      href={`https://wa.me/${encodeURIComponent(phone)}?text=${encodeURIComponent(text)}`}
      target="_blank"
      rel="noreferrer"
    >
      {label}
    </Button>
  );
}
