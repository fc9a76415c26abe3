import { formatDateTime, money, refundReasonLabel } from '@pabean/domain';
import { Button } from '@pabean/ui/Button';
import { IconReceiptRefund } from '@tabler/icons-react';
import { useState } from 'react';
import { OrderBanner } from '../OrderBanner.tsx';
import type { OrderDetail } from '../order-store.ts';
import { AcceptRefundDialog } from './AcceptRefundDialog.tsx';
import { RefuseRefundDialog } from './RefuseRefundDialog.tsx';
import { refundedWords } from './refunded-words.ts';

/**
 * What the traveller asks for, or what was decided, and of a refunded order whether it has been filed;
 * nothing where there is no refund.
 */
export function RefundRequest({ order }: { order: OrderDetail }) {
  const [dialog, setDialog] = useState<'accept' | 'refuse' | null>(null);
  const request = order.refundRequest;
  const refunded = refundedWords(order);
  const close = () => setDialog(null);
  return (
    <>
      <OrderBanner
        tone="refunds"
        icon={IconReceiptRefund}
        id="refund"
        actions={
          request?.state === 'asked' && (
            <>
              <Button variant="default" onClick={() => setDialog('refuse')}>
                Refuse refund
              </Button>
              <Button variant="default" onClick={() => setDialog('accept')}>
                Accept refund
              </Button>
            </>
          )
        }
      >
        {(request || refunded) && (
          <>
            {refunded && (
              <p>
                <strong>{refunded.heading}</strong> {refunded.filed}
              </p>
            )}
            {request && <RequestWords request={request} order={order} />}
          </>
        )}
      </OrderBanner>
      <AcceptRefundDialog opened={dialog === 'accept'} onClose={close} order={order} />
      <RefuseRefundDialog opened={dialog === 'refuse'} onClose={close} order={order} />
    </>
  );
}

/** Why, what the policy says, and who decided. */
function RequestWords({ request, order }: { request: Request; order: OrderDetail }) {
  return (
    <>
      <p>
        <strong>{headings[request.state]}</strong> Asked on{' '}
        <bdi dir="ltr">{formatDateTime(request.at)}</bdi>:{' '}
        <bdi>{sentence(refundReasonLabel(request.reason))}</bdi>{' '}
        {policyWords(request.share, sum(request.currency, request.amount), order)}
      </p>
      {request.words !== null && <p dir="auto">“{request.words}”</p>}
      {request.decided_at !== null && (
        <p>
          {decidedWords(request)} <bdi>{request.decided_by}</bdi>,{' '}
          <bdi dir="ltr">{formatDateTime(request.decided_at)}</bdi>
          {request.sentence !== null && <bdi>: “{request.sentence}”</bdi>}
        </p>
      )}
    </>
  );
}

type Request = NonNullable<OrderDetail['refundRequest']>;

const headings: Record<Request['state'], string> = {
  asked: 'Asks for a refund.',
  accepted: 'Refund accepted.',
  refused: 'Refund refused.',
};

/** What was written may end as a sentence already. */
const sentence = (words: string) => (/[.!?…。！？؟।]$/.test(words) ? words : `${words}.`);

const sum = (currency: string | null, amount: string | null) =>
  amount === null ? null : money(amount, currency);

function policyWords(share: number, amount: string | null, { currency, ...order }: OrderDetail) {
  const of = order.amount === null ? '' : ` of ${sum(currency, order.amount)}`;
  return amount === null
    ? `Policy at this stage: ${share}%.`
    : `Policy at this stage: ${share}%, ${amount}${of}.`;
}

function decidedWords({ state, currency, granted }: Request): string {
  if (state === 'refused') return 'Refused by';
  const back = sum(currency, granted);
  return back === null ? 'Accepted by' : `${back} accepted by`;
}
