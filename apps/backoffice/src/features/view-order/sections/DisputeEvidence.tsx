import { defencePackTypes } from '@pabean/domain';
import { Button } from '@pabean/ui/Button';
import { SectionCard } from '@pabean/ui/SectionCard';
import { IconCreditCard } from '@tabler/icons-react';
import { useState } from 'react';
import { TransactionDialog } from '../dialogs/TransactionDialog.tsx';
import type { OrderDetail } from '../order-store.ts';
import { DefencePackButton } from './DefencePackButton.tsx';
import styles from './DisputeEvidence.module.css';

/** What defends a disputed payment; only in the four statuses of spec section 2. */
export function DisputeEvidence({ order }: { order: OrderDetail }) {
  const [opened, setOpened] = useState(false);
  return (
    <SectionCard title="Dispute evidence" id="dispute">
      <div className={styles.buttons}>
        <Button
          variant="default"
          leftSection={<IconCreditCard size={16} aria-hidden />}
          onClick={() => setOpened(true)}
        >
          Enter Transaction Details
        </Button>
        {defencePackTypes.map((type) => (
          <DefencePackButton key={type} orderId={order.order_id} type={type} />
        ))}
      </div>
      <TransactionDialog opened={opened} onClose={() => setOpened(false)} order={order} />
    </SectionCard>
  );
}
