import { defencePackTypes } from '@pabean/domain';
import { Button } from '@pabean/ui/Button';
import { SectionCard } from '@pabean/ui/SectionCard';
import { IconCreditCard, IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../shared/paths.ts';
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
        {defencePackTypes.map((type) => (
          <Link
            key={type}
            to={paths.defencePack(order.order_id, type)}
            className={styles.letter}
            aria-label={`Read and print Defence Pack ${type}`}
          >
            <IconPrinter size={16} aria-hidden />
            Read and print
          </Link>
        ))}
      </div>
      <TransactionDialog opened={opened} onClose={() => setOpened(false)} order={order} />
    </SectionCard>
  );
}
