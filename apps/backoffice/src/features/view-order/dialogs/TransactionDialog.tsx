import { fieldErrors } from '@pabean/api-client';
import { defencePackDetails, TransactionSchema } from '@pabean/api-client/contract';
import { AppModal } from '@pabean/ui/AppModal';
import { Button } from '@pabean/ui/Button';
import { FormShell } from '@pabean/ui/form';
import { TextInput } from '@pabean/ui/TextInput';
import { call } from '../../../shared/api.ts';
import { notify } from '../../../shared/notify.ts';
import { type DraftForm, useDraftForm } from '../../../shared/useDraftForm.ts';
import { failed } from '../failed.ts';
import { type OrderDetail, reloadOrder } from '../order-store.ts';

type Values = { transactionId: string; merchantName: string };
type Props = { opened: boolean; onClose: () => void; order: OrderDetail };

/**
 * Enter Transaction Details: what the bank calls this payment (spec section 2). What was typed stays
 * until it is sent or given up.
 */
export function TransactionDialog({ opened, onClose, order }: Props) {
  return (
    <AppModal opened={opened} onClose={onClose} title="Enter Transaction Details">
      <TransactionForm order={order} onClose={onClose} />
    </AppModal>
  );
}

function TransactionForm({ order, onClose }: Pick<Props, 'order' | 'onClose'>) {
  const orderId = order.order_id;
  const form: DraftForm<Values> = useDraftForm<Values>({
    about: `transaction ${orderId}`,
    blank: { transactionId: order.transaction_id ?? '', merchantName: order.merchant_name ?? '' },
    validate: (values) => fieldErrors(TransactionSchema, { orderId, ...values }),
    async submit(values) {
      const result = await call(defencePackDetails, { body: { orderId, ...values } });
      if (!result.ok) return failed(result);
      notify.success(result.message);
      form.sent(values);
      onClose();
      await reloadOrder();
    },
  });
  const { field, pending, failure, submit } = form;
  function cancel() {
    form.giveUp();
    onClose();
  }
  return (
    <FormShell
      pending={pending}
      failure={failure}
      onSubmit={submit}
      submitLabel="Submit"
      label="Transaction details"
      footer={
        <Button variant="default" size="md" onClick={cancel}>
          Cancel
        </Button>
      }
    >
      <TextInput
        {...field('transactionId')}
        label="Transaction Id"
        dir="ltr"
        autoComplete="off"
        data-autofocus
      />
      <TextInput {...field('merchantName')} label="Merchant Name" autoComplete="off" dir="auto" />
    </FormShell>
  );
}
