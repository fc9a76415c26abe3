import { decideRefund } from '@pabean/api-client/contract';
import { AppModal } from '@pabean/ui/AppModal';
import { call } from '../../../shared/api.ts';
import type { OrderDetail } from '../order-store.ts';
import { afterDecision } from './after-decision.ts';
import { SentenceForm } from './SentenceForm.tsx';

type Props = { opened: boolean; onClose: () => void; order: OrderDetail };

/** Refusing needs a sentence: the traveller reads it on the portal and in the letter. */
export function RefuseRefundDialog({ opened, onClose, order }: Props) {
  const { order_id: orderId, refundRequest } = order;
  return (
    <AppModal opened={opened} onClose={onClose} title="Refuse this refund">
      <SentenceForm
        about={`refuse refund ${orderId} ${refundRequest?.id}`}
        label="Refuse this refund"
        submitLabel="Refuse refund"
        onClose={onClose}
        send={async (sentence, form) =>
          afterDecision(
            await call(decideRefund, { body: { orderId, accept: false, sentence } }),
            form,
          )
        }
      />
    </AppModal>
  );
}
