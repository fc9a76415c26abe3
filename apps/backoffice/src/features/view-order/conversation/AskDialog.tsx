import { type AskableName, type ProcessStatus, statusLabel, statusTone } from '@pabean/domain';
import { AppModal } from '@pabean/ui/AppModal';
import { StatusChip } from '@pabean/ui/StatusChip';
import type { OrderDetail } from '../order-store.ts';
import styles from './AskForm.module.css';
import { AskForm } from './AskForm.tsx';

type Props = {
  opened: boolean;
  onClose: () => void;
  order: OrderDetail;
  to: ProcessStatus | null;
  onMove: () => void;
  names?: readonly AskableName[];
};

/** Asks the traveller, with a move or without one. What was written stays until it is asked. */
export function AskDialog({ opened, onClose, order, to, onMove, names }: Props) {
  const who = order.full_name ?? 'the traveller';
  return (
    <AppModal
      opened={opened}
      onClose={onClose}
      size={1000}
      title={
        <span className={styles.title}>
          {to !== null && <StatusChip tone={statusTone(to)}>{statusLabel(to)}</StatusChip>}
          <span>
            Ask <bdi>{who}</bdi>
          </span>
          <span className={styles.order}>Order {order.order_id}</span>
        </span>
      }
    >
      {opened && <AskForm order={order} to={to} onClose={onClose} onMove={onMove} names={names} />}
    </AppModal>
  );
}
