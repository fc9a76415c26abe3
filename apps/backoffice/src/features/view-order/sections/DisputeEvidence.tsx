import { Button } from '@pabean/ui/Button';
import { SectionCard } from '@pabean/ui/SectionCard';
import { IconCreditCard } from '@tabler/icons-react';
import { useState } from 'react';
import { TransactionDialog } from '../dialogs/TransactionDialog.tsx';
import type { OrderDetail } from '../order-store.ts';

/** What defends a disputed payment; only in the four statuses of spec section 2. */
export function DisputeEvidence({ order }: { order: OrderDetail }) {
  const [opened, setOpened] = useState(false);
  return (
    <SectionCard title="Dispute evidence" id="dispute">
      <Button
        variant="default"
        fullWidth
        leftSection={<IconCreditCard size={16} aria-hidden />}
        onClick={() => setOpened(true)}
      >
        Enter Transaction Details
      </Button>
      <TransactionDialog opened={opened} onClose={() => setOpened(false)} order={order} />
    </SectionCard>
  );
}
