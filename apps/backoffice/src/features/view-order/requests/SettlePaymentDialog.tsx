import { fieldErrors } from '@pabean/api-client';
import { settlePayment } from '@pabean/api-client/contract';
import { type PaymentOutcome, paymentOutcomes } from '@pabean/domain';
import { AppModal } from '@pabean/ui/AppModal';
import { Select } from '@pabean/ui/Select';
import { Textarea } from '@pabean/ui/Textarea';
import { call } from '../../../shared/api.ts';
import { DialogForm } from '../../../shared/DialogForm.tsx';
import { MoneyTaken } from '../../../shared/disputes/MoneyTaken.tsx';
import { type DraftForm, useDraftForm } from '../../../shared/useDraftForm.ts';
import type { OrderDetail } from '../order-store.ts';
import { afterDecision } from './after-decision.ts';
import { takingCasesOf } from './taking-cases.ts';

type Props = {
  opened: boolean;
  onClose: () => void;
  order: OrderDetail;
  payment: OrderDetail['further_payments'][number];
};
type Values = { outcome: PaymentOutcome | ''; note: string };

const outcomes: Record<PaymentOutcome, string> = {
  'paid-back': 'We paid it back at the gateway',
  'same-payment': 'It is the same payment under another number',
  kept: 'The traveller owed it too, so we keep it',
};

/** Says what became of another payment. It moves no money: that is done at the gateway. */
export function SettlePaymentDialog({ opened, onClose, ...rest }: Props) {
  return (
    <AppModal opened={opened} onClose={onClose} title="Settle this payment">
      <SettleForm {...rest} onClose={onClose} />
    </AppModal>
  );
}

function SettleForm({ order, payment, onClose }: Omit<Props, 'opened'>) {
  const { order_id: orderId } = order;
  const { transaction_id: transactionId } = payment;
  const bodyOf = ({ outcome, note }: Values) => ({ orderId, transactionId, outcome, note });
  const form: DraftForm<Values> = useDraftForm<Values>({
    about: `settle payment ${orderId} ${transactionId}`,
    blank: { outcome: '', note: '' },
    validate: (values) => fieldErrors(settlePayment.body, bodyOf(values)),
    submit: async (values) => {
      const { outcome } = values;
      if (outcome === '') return;
      return afterDecision(await call(settlePayment, { body: { ...bodyOf(values), outcome } }), {
        setErrors: form.setErrors,
        onClose: () => {
          form.sent(values);
          onClose();
        },
      });
    },
  });
  const { field } = form;
  return (
    <DialogForm
      form={form}
      onClose={onClose}
      submitLabel="Settle payment"
      label="Settle this payment"
    >
      <MoneyTaken cases={takingCasesOf(order)} />
      <Select
        {...field('outcome')}
        label="What happened to this payment"
        description="This moves no money: pay it back at the gateway first. It can be settled once."
        data={[
          { value: '', label: 'Please choose' },
          ...paymentOutcomes.map((value) => ({ value, label: outcomes[value] })),
        ]}
        data-autofocus
      />
      <Textarea
        {...field('note')}
        label="What you found, for your colleagues"
        description="It is added to the comments of this order."
        rows={3}
        dir="auto"
      />
    </DialogForm>
  );
}
