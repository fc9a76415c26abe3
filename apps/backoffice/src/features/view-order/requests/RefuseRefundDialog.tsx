import { AppModal } from '@pabean/ui/AppModal';
import type { OrderDetail } from '../order-store.ts';
import { SentenceForm } from './SentenceForm.tsx';
import { useRefundDecision } from './useRefundDecision.ts';

type Props = { opened: boolean; onClose: () => void; order: OrderDetail };

/** Refusing needs a sentence: the traveller reads it on the portal and in the letter. */
export function RefuseRefundDialog({ opened, onClose, order }: Props) {
  return (
    <AppModal opened={opened} onClose={onClose} title="Refuse this refund">
      <RefuseForm order={order} onClose={onClose} />
    </AppModal>
  );
}

function RefuseForm({ order, onClose }: Pick<Props, 'order' | 'onClose'>) {
  const { request, decide } = useRefundDecision(order);
  return (
    <SentenceForm
      about={`refuse refund ${order.order_id} ${request?.id}`}
      label="Refuse this refund"
      submitLabel="Refuse refund"
      onClose={onClose}
      send={(sentence, form) => decide({ accept: false, sentence }, form)}
    />
  );
}
