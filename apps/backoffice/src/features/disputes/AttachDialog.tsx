import { fieldErrors } from '@pabean/api-client';
import { type DisputeRow, updateDispute } from '@pabean/api-client/contract';
import { normaliseOrderId } from '@pabean/domain';
import { AppModal } from '@pabean/ui/AppModal';
import { useForm } from '@pabean/ui/form';
import { TextInput } from '@pabean/ui/TextInput';
import { useRef } from 'react';
import { call } from '../../shared/api.ts';
import { DialogForm } from '../../shared/DialogForm.tsx';
import { amountWords, reasonWords } from '../../shared/disputes/dispute-words.ts';
import { notify } from '../../shared/notify.ts';
import { reloadDesk, useDesk } from './desk-store.ts';

type Props = {
  /** The case that fits no order; null closes the dialog. */
  row: DisputeRow | null;
  /** Hears of which case: the answer for one may come while another is being attached. */
  onClose: (row: DisputeRow) => void;
};

/** Gives a case its order. */
export function AttachDialog({ row, onClose }: Props) {
  // The words stay while the dialog fades away.
  const last = useRef(row);
  if (row !== null) last.current = row;
  return (
    <AppModal
      opened={row !== null}
      onClose={() => row !== null && onClose(row)}
      title={`Attach ${last.current?.dispute_id ?? 'a case'} to an order`}
    >
      {row !== null && <AttachForm row={row} onClose={() => onClose(row)} />}
    </AppModal>
  );
}

const noOrder = 'Enter the order ID as shown in the list.';

type FormProps = { row: DisputeRow; onClose: () => void };

function AttachForm({ row: opened, onClose }: FormProps) {
  const { data: desk } = useDesk();
  // As it stands by now: the version of a case that somebody changed since would be refused at each try.
  const row = desk?.rows.find((each) => each.dispute_id === opened.dispute_id) ?? opened;
  const bodyOf = (orderId: string) => ({
    disputeId: row.dispute_id,
    version: row.version,
    change: { what: 'order' as const, orderId: normaliseOrderId(orderId) },
  });
  const form = useForm({
    initial: { orderId: '' },
    validate: ({ orderId }): { orderId?: string } =>
      'change.orderId' in fieldErrors(updateDispute.body, bodyOf(orderId))
        ? { orderId: noOrder }
        : {},
    submit: async ({ orderId }) => {
      const result = await call(updateDispute, { body: bodyOf(orderId) });
      if (!result.ok) {
        if (result.httpStatus === 409) await reloadDesk();
        return result.message;
      }
      notify.success(result.message);
      onClose();
      await reloadDesk();
    },
  });
  const facts = [reasonWords(row), amountWords(row), row.gateway].filter(Boolean).join(', ');
  return (
    <DialogForm form={form} onClose={onClose} submitLabel="Attach" label="Attach to an order">
      <TextInput
        {...form.field('orderId')}
        label="Order ID"
        description={`${facts}. Gateway number: ${row.gateway_dispute_id}`}
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        data-autofocus
      />
    </DialogForm>
  );
}
