import { AppModal } from '@pabean/ui/AppModal';
import { useForm } from '@pabean/ui/form';
import { TextInput } from '@pabean/ui/TextInput';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { DialogForm } from '../../../shared/DialogForm.tsx';
import { asksOnceMore, eraseOrder } from '../../../shared/orders/order-actions.ts';
import { paths } from '../../../shared/paths.ts';
import { useJustSaid } from '../../../shared/useJustSaid.ts';
import { useOnScreen } from '../../../shared/useOnScreen.ts';
import { type OrderDetail, reloadOrder } from '../order-store.ts';
import styles from './EraseDialog.module.css';

type Props = { opened: boolean; onClose: () => void; order: OrderDetail };

/** Erasing cannot be taken back: who does it types the order's id. */
export function EraseDialog({ opened, onClose, order }: Props) {
  const navigate = useNavigate();
  const { order_id: orderId } = order;
  const onScreen = useOnScreen(orderId);
  function leave(): void {
    // Whoever went on to another order stays there.
    if (onScreen.current !== orderId) return;
    onClose();
    // There is nothing left to look at.
    void navigate(paths.folder('deletedOrder'), { replace: true });
  }
  return (
    <AppModal opened={opened} onClose={onClose} title="Erase this order for good">
      <EraseForm order={order} onClose={onClose} onErased={leave} />
    </AppModal>
  );
}

type FormProps = Pick<Props, 'order' | 'onClose'> & { onErased: () => void };

function EraseForm({ order, onClose, onErased }: FormProps) {
  const { order_id: orderId, version } = order;
  /** Why the id is asked for once more; '' while it is not. */
  const [warning, setWarning] = useState('');
  const { say, justSaid } = useJustSaid();
  const form = useForm({
    initial: { typed: '', again: '' },
    validate: ({ typed, again }) => ({
      ...(typed.trim() !== orderId && { typed: `Type ${orderId} to continue` }),
      ...(warning !== '' && again.trim() !== orderId && { again: `Type ${orderId} again` }),
    }),
    async submit() {
      const unread = justSaid();
      if (unread !== undefined) return unread;
      const result = await eraseOrder(orderId, version, warning !== '');
      if (asksOnceMore(result)) return setWarning(result.message);
      if (!result.ok) {
        if (result.httpStatus !== 409) return result.message;
        // With the version from before, each further try would be refused too.
        await reloadOrder();
        return say(result.message);
      }
      onErased();
    },
  });
  return (
    <DialogForm
      form={form}
      onClose={onClose}
      submitLabel="Erase for good"
      tone="danger"
      label="Erase for good"
    >
      <p className={styles.words}>
        All personal data of order <bdi>{orderId}</bdi> and its documents are erased. Nobody can
        bring them back.
      </p>
      <TextInput
        {...form.field('typed')}
        label="Type the order ID to confirm"
        dir="ltr"
        autoComplete="off"
        data-autofocus
      />
      {warning === '' ? null : (
        <>
          <p className={styles.words} role="alert">
            {warning}
          </p>
          <TextInput
            {...form.field('again')}
            label="Type the order ID again to erase it anyway"
            dir="ltr"
            autoComplete="off"
          />
        </>
      )}
    </DialogForm>
  );
}
