import type { ProcessStatus } from '@pabean/domain';
import { AppModal } from '@pabean/ui/AppModal';
import type { OrderDetail } from '../order-store.ts';
import { AskForm } from './AskForm.tsx';

type Props = {
  opened: boolean;
  onClose: () => void;
  order: OrderDetail;
  to: ProcessStatus | null;
  onMove: () => void;
};

/** Asks the traveller, with a move or without one. What was written stays until it is asked. */
export function AskDialog({ opened, onClose, order, to, onMove }: Props) {
  const who = order.full_name ?? 'the traveller';
  return (
    <AppModal
      opened={opened}
      onClose={onClose}
      size={720}
      title={
        <>
          Ask <bdi>{who}</bdi>
        </>
      }
    >
      {opened && <AskForm order={order} to={to} onClose={onClose} onMove={onMove} />}
    </AppModal>
  );
}
