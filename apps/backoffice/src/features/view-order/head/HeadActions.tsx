import { Button } from '@pabean/ui/Button';
import { IconFileCertificate, IconMailOpened } from '@tabler/icons-react';
import { useState } from 'react';
import { usePaletteOffer } from '../../../shared/palette/offers.ts';
import { useKeptFocus } from '../../../shared/useKeptFocus.ts';
import { ApprovalNoticeDialog } from '../dialogs/ApprovalNoticeDialog.tsx';
import { EmailContentDialog } from '../dialogs/EmailContentDialog.tsx';
import { orderSubject } from '../order-offers.tsx';
import type { OrderDetail } from '../order-store.ts';
import { EraseButton } from './EraseButton.tsx';
import styles from './OrderHead.module.css';
import { mayTakeOver, TakeOverButton } from './TakeOverButton.tsx';

/** What the traveller gets to read, and the way to send it to a telephone (spec section 2). */
export function HeadActions({ order }: { order: OrderDetail }) {
  const orderId = order.order_id;
  const [opened, setOpened] = useState<'content' | 'notice' | null>(null);
  const close = () => setOpened(null);
  const actions = useKeptFocus<HTMLDivElement>(mayTakeOver(order));
  usePaletteOffer(() => ({
    subject: orderSubject(order),
    commands: [
      {
        id: 'email-content',
        label: 'View Email Content',
        icon: <IconMailOpened size={18} stroke={1.75} aria-hidden />,
        run: () => setOpened('content'),
      },
      {
        id: 'approval-notice',
        label: 'Approval notice',
        icon: <IconFileCertificate size={18} stroke={1.75} aria-hidden />,
        run: () => setOpened('notice'),
      },
    ],
  }));
  return (
    <div ref={actions} tabIndex={-1} className={styles.actions}>
      <TakeOverButton order={order} />
      <EraseButton order={order} />
      <Button
        variant="default"
        leftSection={<IconMailOpened size={16} aria-hidden />}
        onClick={() => setOpened('content')}
      >
        View Email Content
      </Button>
      <Button
        variant="default"
        leftSection={<IconFileCertificate size={16} aria-hidden />}
        onClick={() => setOpened('notice')}
      >
        Approval notice
      </Button>
      <EmailContentDialog opened={opened === 'content'} onClose={close} order={order} />
      <ApprovalNoticeDialog opened={opened === 'notice'} onClose={close} orderId={orderId} />
    </div>
  );
}
