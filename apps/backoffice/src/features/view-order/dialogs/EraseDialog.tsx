import { AppModal } from '@pabean/ui/AppModal';
import { Button } from '@pabean/ui/Button';
import { FormShell, useForm } from '@pabean/ui/form';
import { TextInput } from '@pabean/ui/TextInput';
import { useNavigate } from 'react-router';
import { eraseOrder } from '../../../shared/orders/order-actions.ts';
import { paths } from '../../../shared/paths.ts';
import type { OrderDetail } from '../order-store.ts';
import styles from './EraseDialog.module.css';

type Props = { opened: boolean; onClose: () => void; order: OrderDetail };

/** Erasing cannot be taken back: who does it types the order's id. */
export function EraseDialog({ opened, onClose, order }: Props) {
  return (
    <AppModal opened={opened} onClose={onClose} title="Erase this order for good">
      <EraseForm order={order} onClose={onClose} />
    </AppModal>
  );
}

function EraseForm({ order, onClose }: Pick<Props, 'order' | 'onClose'>) {
  const navigate = useNavigate();
  const { order_id: orderId, version } = order;
  const { field, pending, failure, submit } = useForm({
    initial: { typed: '' },
    validate: ({ typed }) =>
      typed.trim() === orderId ? {} : { typed: `Please type ${orderId} to go on` },
    async submit() {
      const result = await eraseOrder(orderId, version);
      if (!result.ok) return result.message;
      onClose();
      // There is nothing left to look at.
      void navigate(paths.folder('deletedOrder'), { replace: true });
    },
  });
  return (
    <FormShell
      pending={pending}
      failure={failure}
      onSubmit={submit}
      submitLabel="Erase for good"
      label="Erase for good"
      footer={
        <Button variant="default" size="md" onClick={onClose}>
          Cancel
        </Button>
      }
    >
      <p className={styles.words}>
        All personal data of order <bdi>{orderId}</bdi> and its documents are erased. Nobody can
        bring them back.
      </p>
      <TextInput
        {...field('typed')}
        label="Order ID, typed once more"
        dir="ltr"
        autoComplete="off"
        data-autofocus
      />
    </FormShell>
  );
}
