import { fieldErrors } from '@pabean/api-client';
import { defencePackDetails, TransactionSchema } from '@pabean/api-client/contract';
import { AppModal } from '@pabean/ui/AppModal';
import { TextInput } from '@pabean/ui/TextInput';
import { useEffect, useState } from 'react';
import { call } from '../../../shared/api.ts';
import { DialogForm } from '../../../shared/DialogForm.tsx';
import { holdsAll } from '../../../shared/drafts.ts';
import { notify } from '../../../shared/notify.ts';
import { type DraftForm, useDraftForm } from '../../../shared/useDraftForm.ts';
import { useJustSaid } from '../../../shared/useJustSaid.ts';
import { draftFailed, failed } from '../failed.ts';
import { currentOrder, type OrderDetail, reloadOrder } from '../order-store.ts';

type Values = {
  transactionId: string;
  merchantName: string;
  /** The record that the member began on, of the draft: what somebody enters later is not overwritten unseen. */
  seen: string;
};
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
  // The page brings the order up to date by itself; what stands in the form does not follow it.
  const [{ first, firstSeen }] = useState(() => ({
    first: { transactionId: order.transaction_id ?? '', merchantName: order.merchant_name ?? '' },
    firstSeen: seenIn(order),
  }));
  const { say, justSaid } = useJustSaid();
  const form: DraftForm<Values> = useDraftForm<Values>({
    about: `transaction ${orderId}`,
    blank: { ...first, seen: '' },
    validate: (values) => fieldErrors(TransactionSchema, { orderId, ...values }),
    async submit(values) {
      const unread = justSaid();
      if (unread !== undefined) return unread;
      const { seen, ...details } = values;
      const before = JSON.parse(seen || firstSeen);
      const result = await call(defencePackDetails, { body: { orderId, ...details, before } });
      if (!result.ok) {
        if (!result.errors.some(({ path }) => path === 'before')) return draftFailed(result);
        await lookAgain();
        return say(failed(result));
      }
      notify.success(result.message);
      form.sent(values);
      onClose();
      await reloadOrder();
    },
  });
  const { field, values, set } = form;
  const isWritten = !holdsAll(values, first);
  const isSeenMissing = isWritten && values.seen === '';
  const isSeenLeft = !isWritten && values.seen !== '';
  useEffect(() => {
    if (isSeenMissing) set('seen', firstSeen);
    if (isSeenLeft) set('seen', '');
  });
  /** The refusal says what stands there by now: the next press is made with that before one's eyes. */
  async function lookAgain() {
    await reloadOrder();
    const now = currentOrder();
    if (now?.order_id === orderId) form.set('seen', seenIn(now));
  }
  return (
    <DialogForm form={form} onClose={onClose} submitLabel="Submit" label="Transaction details">
      <TextInput
        {...field('transactionId')}
        label="Transaction Id"
        dir="ltr"
        autoComplete="off"
        data-autofocus
      />
      <TextInput {...field('merchantName')} label="Merchant Name" autoComplete="off" dir="auto" />
    </DialogForm>
  );
}

const seenIn = ({ transaction_id: transactionId, merchant_name: merchantName }: OrderDetail) =>
  JSON.stringify({ transactionId, merchantName });
