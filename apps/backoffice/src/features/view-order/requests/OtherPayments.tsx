import { formatDateTime, paymentOutcomeWords } from '@pabean/domain';
import { Button } from '@pabean/ui/Button';
import { IconCoins } from '@tabler/icons-react';
import { useState } from 'react';
import { OrderBanner } from '../OrderBanner.tsx';
import type { OrderDetail } from '../order-store.ts';
import styles from './OtherPayments.module.css';
import { SettlePaymentDialog } from './SettlePaymentDialog.tsx';

type Payment = OrderDetail['further_payments'][number];

/** Payments of an order that was paid already: somebody may be owed one of them. */
export function OtherPayments({ order }: { order: OrderDetail }) {
  return order.further_payments.map((payment) => (
    <OtherPayment
      // Two gateways may give one number.
      key={`${payment.transaction_id} ${payment.gateway}`}
      order={order}
      payment={payment}
    />
  ));
}

function OtherPayment({ order, payment }: { order: OrderDetail; payment: Payment }) {
  const [isOpen, setIsOpen] = useState(false);
  const { settled } = payment;
  return (
    <>
      <OrderBanner
        tone="refunds"
        icon={IconCoins}
        actions={
          settled === null && (
            <Button
              variant="default"
              // An order may have several of them.
              aria-label={`Settle payment ${payment.transaction_id}`}
              onClick={() => setIsOpen(true)}
            >
              Settle payment
            </Button>
          )
        }
      >
        <p>
          <strong>{headOf(payment)}</strong> {settled === null ? 'Another payment' : 'It'} came in
          on <bdi dir="ltr">{formatDateTime(payment.received_at)}</bdi>:{' '}
          <NamesOf payment={payment} />
        </p>
        {settled !== null && (
          <p>
            It {paymentOutcomeWords[settled.outcome]}. <bdi>{settled.by}</bdi>,{' '}
            <bdi dir="ltr">{formatDateTime(settled.at)}</bdi>
            {settled.note !== null && <bdi>: “{settled.note}”</bdi>}
          </p>
        )}
      </OrderBanner>
      <SettlePaymentDialog
        opened={isOpen}
        onClose={() => setIsOpen(false)}
        order={order}
        payment={payment}
      />
    </>
  );
}

function headOf({ settled }: Payment): string {
  if (settled === null) return 'Paid twice.';
  return settled.outcome === 'same-payment'
    ? 'The same payment under another number.'
    : 'Another payment, settled.';
}

/** What is looked for at the gateway. */
function NamesOf({ payment }: { payment: Payment }) {
  const { transaction_id: id, merchant_name: merchant, gateway } = payment;
  return (
    <>
      <span className={styles.id}>
        <bdi dir="ltr">{id}</bdi>
        {/* With the id: behind one of several lines it would begin the next. */}
        {(merchant ?? gateway) !== null && ','}
      </span>{' '}
      {merchant !== null && <bdi>{merchant}</bdi>}
      {merchant !== null && gateway !== null && ', '}
      {gateway !== null && <bdi>{gateway}</bdi>}
    </>
  );
}
