import { isSettled } from '@pabean/domain';
import { Button, Spinner } from '@pabean/ui/Button';
import { IconUserCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { confirm } from '../../../shared/confirm/confirm.tsx';
import { bulkActions, namesOf } from '../../../shared/orders/bulk-actions.ts';
import { assignToMe } from '../../../shared/orders/order-actions.ts';
import { usePaletteOffer } from '../../../shared/palette/offers.ts';
import { orderSubject } from '../order-offers.tsx';
import { type OrderDetail, reloadOrder } from '../order-store.ts';

const { label, ask } = bulkActions['assign-to-me'];

/** Whether an order that is to be worked on is assigned to somebody who is no member any more. */
export const mayTakeOver = ({ assignee_left: hasLeft, process_status: status }: OrderDetail) =>
  hasLeft === true && !isSettled(status);

/**
 * Assign to me, on the page of an order whose assignee is no member any more: it stands in nobody's My Orders,
 * and most folders have no such button.
 */
export function TakeOverButton({ order }: { order: OrderDetail }) {
  const [isPending, setPending] = useState(false);
  const { order_id: id, process_status: status, version } = order;
  const mayTake = mayTakeOver(order);

  async function take(): Promise<void> {
    if (isPending || ask === undefined) return;
    if (!(await confirm({ ...ask, line: namesOf([{ id }]) }))) return;
    setPending(true);
    await assignToMe([{ id, status, version }]);
    // Also where it was refused: somebody else may have taken it.
    await reloadOrder();
    setPending(false);
  }

  usePaletteOffer(() => ({
    subject: orderSubject(order),
    commands: mayTake
      ? [
          {
            id: 'take-over',
            label,
            icon: <IconUserCheck size={18} stroke={1.75} aria-hidden />,
            effect: 'asks first',
            run: () => void take(),
          },
        ]
      : [],
  }));
  if (!mayTake) return null;
  const icon = isPending ? <Spinner /> : <IconUserCheck size={16} aria-hidden />;
  return (
    <Button variant="default" leftSection={icon} onClick={() => void take()}>
      {label}
    </Button>
  );
}
